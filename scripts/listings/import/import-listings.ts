import type { City } from '../../../src/domain/places/city.ts';
import { townNamer } from '../fields/town-names.ts';
import type { ChangeReport } from '../import-report.ts';
import { censusSource } from '../online/census-geocoder.ts';
import { broughtSources, geocoderSource } from '../store/brought-sources.ts';
import { changeStore, type StoreChange } from '../store/change-store.ts';
import { openStore, wholeSource } from '../store/open-store.ts';
import type { Source } from '../store/source-file.ts';
import { withoutFuture } from '../truth/future-dates.ts';
import type { ReadFiles } from './collect-outcomes.ts';
import { InputError } from './input-error.ts';
import type { ImportScope } from './record-outcome.ts';

/** Returns the states of the cities of the lists, and the namer of towns. */
export const scopeOf = (cities: readonly City[]): ImportScope => ({
  states: new Set(cities.map(({ state }) => state)),
  townName: townNamer(cities),
});

/**
 * Replaces the sources that were read, adds the geocoder's answers, and rebuilds the listings. The caller sees
 * to it that nobody else changes the store. Throws a Refusal if more than a fifth would go, or if a source is
 * damaged. The store then stays as it was.
 */
export async function importListings(
  read: ReadFiles,
  {
    geocoded,
    brought = 'file',
    ...change
  }: StoreChange & {
    /** The geocoder's positions. Earlier answers stay. */
    readonly geocoded?: Source['placed'] | undefined;
    /** How the sources were brought: from a file, by default. */
    readonly brought?: Source['brought'] | undefined;
  },
): Promise<ChangeReport> {
  const { folder, today } = change;
  const previous = await openStore(folder);
  const sources = [...broughtSources(withoutFuture(read, today), { brought, day: today })];
  if (geocoded !== undefined) {
    const known = wholeSource(previous, censusSource)?.placed ?? [];
    sources.push(geocoderSource(known, geocoded, today));
  }
  return changeStore(previous, sources, { isPartial: read.isPartial, ...change });
}

/** Removes a source from a store. Throws as importListings does, and for an unknown source. */
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
