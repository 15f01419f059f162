import { resultsPerPage } from '../../../src/domain/list/directory-query.ts';
import type { ListCut } from '../../../src/domain/list/list-page.ts';
import { rankByDistance } from '../../../src/domain/list/ranking.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import type { StateDataset } from '../../../src/domain/site/dataset.ts';
import type { CityInput } from '../city-input.ts';

// Of URL-encoded names and addresses: a page stays below `heaviestPage` even if they do not compress.
const pageCapacityBytes = 25_000;

const bytesOf = (text: string): number => encodeURIComponent(text).length;

const linkBytes = ({ name, slug }: Pharmacy): number => bytesOf(name) + slug.length + 8;

const rowBytes = (pharmacy: Pharmacy): number =>
  linkBytes(pharmacy) + bytesOf(pharmacy.address.street) + (pharmacy.phone ?? '').length;

const cardBytes = (pharmacy: Pharmacy): number => 3 * rowBytes(pharmacy);

function countThatFits(
  pharmacies: readonly Pharmacy[],
  start: number,
  bytesOfItem: (pharmacy: Pharmacy, index: number) => number,
): number {
  let bytes = 0;
  for (const [index, pharmacy] of pharmacies.slice(start).entries()) {
    bytes += bytesOfItem(pharmacy, index);
    if (bytes > pageCapacityBytes && index > 0) return index;
  }
  return pharmacies.length - start;
}

const mostRowsOfOtherCity = 100;

/** Returns where a city's list is cut so that no page is too heavy. `pharmacies` must be in list order. */
export function divideIntoPages({ listed, pharmacies }: Pick<CityInput, 'listed' | 'pharmacies'>): ListCut {
  const first = listed
    ? Math.max(
        Math.min(resultsPerPage, pharmacies.length),
        countThatFits(pharmacies, 0, (pharmacy, index) =>
          index < resultsPerPage ? cardBytes(pharmacy) : linkBytes(pharmacy),
        ),
      )
    : countThatFits(pharmacies, 0, rowBytes);
  const ends = [first];
  for (let end = first; end < pharmacies.length; ends.push(end))
    end += countThatFits(pharmacies, end, rowBytes);
  const rows = Math.floor(
    pageCapacityBytes / pharmacies.reduce((most, each) => Math.max(most, rowBytes(each)), 1),
  );
  return {
    listEnds: ends.length === 1 ? undefined : ends,
    mostRows: rows < mostRowsOfOtherCity ? Math.max(1, rows) : undefined,
  };
}

/** Returns the page numbers of a city's list from the second on: `[2, 3]` for three pages. */
export function furtherPages({ city, listed, pharmacies }: CityInput): readonly number[] {
  const ordered = rankByDistance(pharmacies, city.location).map(({ pharmacy }) => pharmacy);
  return (divideIntoPages({ listed, pharmacies: ordered }).listEnds ?? [])
    .map((_, index) => index + 1)
    .slice(1);
}

/** Returns a state's cities whose list has several pages, sorted by slug. Undefined if there are none. */
export function longLists(state: StateCode, cities: readonly CityInput[]): StateDataset['longLists'] {
  const long = cities
    .filter(({ city }) => city.state === state)
    .map((place) => ({ slug: place.city.slug, name: place.city.name, pages: furtherPages(place).length + 1 }))
    .filter(({ pages }) => pages > 1);
  return long.length === 0 ? undefined : long.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}
