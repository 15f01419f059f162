import type { City } from '../../../src/domain/places/city.ts';
import { townNamer } from '../fields/town-names.ts';
import type { ImportReport } from '../import-report.ts';
import { openStore } from '../listing-store.ts';
import { changeStore, type StoreChange } from '../store/change-store.ts';
import { makeSources, type Source } from '../store/source-file.ts';
import { withoutFutureDates } from '../truth/false-facts.ts';
import type { ReadFiles } from './collect-outcomes.ts';
import { InputError } from './input-error.ts';
import type { ImportScope } from './record-outcome.ts';
import type { SourceRecord } from './source-record.ts';

/** Returns the states of `cities`, and a function that corrects names of towns, listed or not. */
export const scopeOf = (cities: readonly City[]): ImportScope => ({
  states: new Set(cities.map(({ state }) => state)),
  townName: townNamer(cities),
});

/**
 * Replaces the sources in the listing store that are in `read`, and makes new listings.
 * Call it under `withStoreLock`. Throws a Refusal for a damaged store, or a heavy loss without `acceptLoss`.
 */
export async function importListings(
  read: ReadFiles,
  { brought = 'file', ...change }: StoreChange & { readonly brought?: Source['brought'] },
): Promise<ImportReport> {
  const { folder, today } = change;
  const withoutFuture = (record: SourceRecord): SourceRecord => withoutFutureDates(record, today);
  const sound = {
    ...read,
    records: read.records.map(withoutFuture),
    points: read.points.map(withoutFuture),
  };
  const sources = makeSources(sound, { brought, day: today });
  return changeStore(await openStore(folder), sources, { isPartial: read.isPartial, ...change });
}

/** Removes a source and makes new listings. Throws as `importListings` does, and for an unknown source. */
export async function removeSource(id: string, change: StoreChange): Promise<ImportReport> {
  const previous = await openStore(change.folder);
  if (!previous.sources.has(id)) {
    const ids = [...previous.sources.keys()].toSorted();
    throw new InputError({
      file: change.folder,
      value: id,
      rule: 'the store must hold the source',
      remedy: ids.length === 0 ? 'It holds none.' : `Name one of ${ids.join(', ')}.`,
    });
  }
  return changeStore(previous, [], change, [id]);
}
