import { rankByDistance } from '../../src/domain/list/ranking.ts';
import type { StateCode } from '../../src/domain/places/us-state.ts';
import type { StateDataset } from '../../src/domain/site/dataset.ts';
import type { CityInput } from './city-input.ts';
import { cutList, fitsOnePage } from './datasets/list-cut.ts';

/** The numbers of the pages that the city's list goes on to, from 2, in the order of its dataset. */
export function furtherPages({ city, listed, pharmacies }: CityInput): readonly number[] {
  if (fitsOnePage({ listed, pharmacies })) return [];
  const ordered = rankByDistance(pharmacies, city.location).map(({ pharmacy }) => pharmacy);
  return (cutList({ listed, pharmacies: ordered }).listEnds ?? []).map((_, index) => index + 1).slice(1);
}

/** Cities of a state whose lists go on to further pages; absent where none does. */
export function longLists(state: StateCode, cities: readonly CityInput[]): StateDataset['longLists'] {
  const long = cities
    .filter(({ city }) => city.state === state)
    .map((place) => ({ slug: place.city.slug, name: place.city.name, pages: furtherPages(place).length + 1 }))
    .filter(({ pages }) => pages > 1);
  return long.length === 0 ? undefined : long.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}
