import type { City } from '../../../src/domain/places/city.ts';
import { townNamer } from '../fields/town-names.ts';
import type { ChangeReport } from '../import-report.ts';
import { censusSource } from '../online/census-geocoder.ts';
import { changeStore, type StoreChange } from '../store/change-store.ts';
import { geocoderSource, makeSources } from '../store/make-sources.ts';
import { openStore, undamagedSource } from '../store/open-store.ts';
import type { Source } from '../store/source-file.ts';
import { withoutFuture } from '../truth/future-dates.ts';
import type { ReadFiles } from './collect-outcomes.ts';
import { InputError } from './input-error.ts';
import type { ImportScope } from './record-outcome.ts';

/**
 * Returns the listed cities' states, to which an import is limited, and a function that corrects town names.
 */
export const scopeOf = (cities: readonly City[]): ImportScope => ({
  states: new Set(cities.map(({ state }) => state)),
  townName: townNamer(cities),
});

/**
 * Replaces, in the listing store, each source that was read, and rebuilds the listings. Call it under
 * `withStoreLock`. Positions of `geocoded` are added to earlier ones. Throws a Refusal if more than a fifth
 * would be lost (`storeLosses`) without `acceptLoss`, or for a damaged store; the store then stays as it was.
 */
export async function importListings(
  read: ReadFiles,
  {
    geocoded,
    brought = 'file',
    ...change
  }: StoreChange & {
    readonly geocoded?: Source['placed'] | undefined;
    readonly brought?: Source['brought'] | undefined;
  },
): Promise<ChangeReport> {
  const { folder, today } = change;
  const previous = await openStore(folder);
  const sources = [...makeSources(withoutFuture(read, today), { brought, day: today })];
  if (geocoded !== undefined) {
    const earlierPositions = undamagedSource(previous, censusSource)?.placed ?? [];
    sources.push(geocoderSource(earlierPositions, geocoded, today));
  }
  return changeStore(previous, sources, { isPartial: read.isPartial, ...change });
}

/**
 * Removes a source from the listing store, and rebuilds the listings. Throws an InputError for an unknown
 * source, and the errors of `importListings`.
 */
export async function removeSource(id: string, change: StoreChange): Promise<ChangeReport> {
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
