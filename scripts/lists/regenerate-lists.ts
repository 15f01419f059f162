import { join } from 'node:path';
import type { City } from '../../src/domain/places/city.ts';
import type { Checked } from '../problems/problem.ts';
import { brandedCities, findPlace, selectedCities } from './city-selection.ts';
import { cityFacts, type GazetteerPlace } from './facts/gazetteer.ts';
import { pointText } from './list-cells.ts';
import { listFiles } from './load-lists.ts';
import { cityList, replaceList } from './write-list.ts';

/** What `regenerateLists` wrote. */
export interface Regenerated {
  readonly cities: number;
  readonly brandedStores: number;
  /**
   * Cities that editors had added beyond the selection, or renamed. They keep their place at the end, with fresh facts; with those they had
   * where the gazetteer does not know the name.
   */
  readonly added: readonly City[];
}

/**
 * Writes cities.csv and branded-stores.csv anew from the gazetteer: the selection, without what editors renamed or removed (`left` has the slugs
 * that were published), then the cities that `present` has beyond it. The same packages and the same present list always give the same files.
 * @throws when the gazetteer no longer knows a town of a branded store.
 */
export async function regenerateLists(
  directory: string,
  places: readonly GazetteerPlace[],
  present: readonly City[],
  left: ReadonlySet<string>,
): Promise<Checked<Regenerated>> {
  const listed = new Set<string>(present.map(({ slug }) => slug));
  const points = new Set(present.map(({ location }) => pointText(location)));
  const selected = selectedCities(places).filter(
    ({ slug, location }) => listed.has(slug) || !(left.has(slug) || points.has(pointText(location))),
  );
  const slugs = new Set(selected.map((city) => city.slug));
  const added = present
    .filter((city) => !slugs.has(city.slug))
    .map((city) => {
      const place = findPlace(places, city.name, city.state);
      return place === undefined ? city : cityFacts(place);
    });
  const cities = [...selected, ...added];
  const branded = brandedCities(places);
  const written = [
    await replaceList(
      join(directory, listFiles.cities),
      cityList(cities, (city) => city.slug),
    ),
    await replaceList(
      join(directory, listFiles.brandedStores),
      cityList(branded, (city) => `city-drugs-${city.slug}`),
    ),
  ];
  const problems = written.flatMap((file) => (file.ok ? [] : file.problems));
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { cities: cities.length, brandedStores: branded.length, added } };
}
