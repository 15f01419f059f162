import { resultsPerPage } from '../../../src/domain/list/directory-query.ts';
import type { ListCut } from '../../../src/domain/list/list-page.ts';
import { rankByDistance } from '../../../src/domain/list/ranking.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import type { StateDataset } from '../../../src/domain/site/dataset.ts';
import type { CityInput } from '../city-input.ts';

/**
 * Most bytes of pharmacies' names and addresses on one page, counted as URLs write them. A page of this size
 * keeps within `heaviestPage` even if nothing compresses.
 */
const pageCapacity = 25_000;

const bytesOf = (text: string): number => encodeURIComponent(text).length;

const linkBytes = ({ name, slug }: Pharmacy): number => bytesOf(name) + slug.length + 8;

/** Bytes of a row without a card (`ListingRow`). */
const rowBytes = (pharmacy: Pharmacy): number =>
  linkBytes(pharmacy) + bytesOf(pharmacy.address.street) + (pharmacy.phone ?? '').length;

/** Bytes of a card, which repeats the name and the address in its links. */
const cardBytes = (pharmacy: Pharmacy): number => 3 * rowBytes(pharmacy);

/** Returns how many pharmacies from `start` fit on one page, at least one. */
function fitting(
  pharmacies: readonly Pharmacy[],
  start: number,
  bytesOfItem: (pharmacy: Pharmacy, index: number) => number,
): number {
  let bytes = 0;
  for (const [index, pharmacy] of pharmacies.slice(start).entries()) {
    bytes += bytesOfItem(pharmacy, index);
    if (bytes > pageCapacity && index > 0) return index;
  }
  return pharmacies.length - start;
}

/** Most rows of another city's list that any page shows. */
const usualRows = 100;

/**
 * Cuts a city's ordered list of pharmacies into pages. The city's own page holds the first in full, then
 * links by name (for a town without a directory, rows). Further pages hold rows (`listPagePath`).
 */
export function cutList({ listed, pharmacies }: Pick<CityInput, 'listed' | 'pharmacies'>): ListCut {
  const first = listed
    ? Math.max(
        Math.min(resultsPerPage, pharmacies.length),
        fitting(pharmacies, 0, (pharmacy, index) =>
          index < resultsPerPage ? cardBytes(pharmacy) : linkBytes(pharmacy),
        ),
      )
    : fitting(pharmacies, 0, rowBytes);
  const ends = [first];
  for (let end = first; end < pharmacies.length; ends.push(end)) end += fitting(pharmacies, end, rowBytes);
  const rows = Math.floor(
    pageCapacity / pharmacies.reduce((most, each) => Math.max(most, rowBytes(each)), 1),
  );
  return {
    listEnds: ends.length === 1 ? undefined : ends,
    mostRows: rows < usualRows ? Math.max(1, rows) : undefined,
  };
}

/** Returns the numbers of a city's further list pages: 2, 3 and so on. */
export function furtherPages({ city, listed, pharmacies }: CityInput): readonly number[] {
  const ordered = rankByDistance(pharmacies, city.location).map(({ pharmacy }) => pharmacy);
  return (cutList({ listed, pharmacies: ordered }).listEnds ?? []).map((_, index) => index + 1).slice(1);
}

/** Lists a state's cities with more than one list page; undefined if none has. */
export function longLists(state: StateCode, cities: readonly CityInput[]): StateDataset['longLists'] {
  const long = cities
    .filter(({ city }) => city.state === state)
    .map((place) => ({ slug: place.city.slug, name: place.city.name, pages: furtherPages(place).length + 1 }))
    .filter(({ pages }) => pages > 1);
  return long.length === 0 ? undefined : long.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}
