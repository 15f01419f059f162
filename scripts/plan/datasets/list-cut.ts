import { rankByDistance } from '../../../src/domain/list/ranking.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { resultsPerPage } from '../../../src/domain/search/directory-query.ts';
import type { ListCut } from '../../../src/domain/search/list-page.ts';
import type { StateDataset } from '../../../src/domain/site/dataset.ts';
import type { CityInput } from '../city-input.ts';

/**
 * Bytes that the words of a page's pharmacies may come to, as in addresses, so that it keeps its budget
 * (`heaviestPage`) even where nothing of it can be compressed.
 */
const pageCapacity = 25_000;

const bytesOf = (text: string): number => encodeURIComponent(text).length;

/** A link with the name alone. */
const linkWeight = ({ name, slug }: Pharmacy): number => bytesOf(name) + slug.length + 8;

/** A row of a list without cards (`ListingRow`). */
const rowWeight = (pharmacy: Pharmacy): number =>
  linkWeight(pharmacy) + bytesOf(pharmacy.address.street) + (pharmacy.phone ?? '').length;

/** A card says the name and the address in its links too. */
const cardWeight = (pharmacy: Pharmacy): number => 3 * rowWeight(pharmacy);

/** How many of the pharmacies, from `start`, one page has room for: one at least. */
function fitting(
  pharmacies: readonly Pharmacy[],
  start: number,
  weightOf: (pharmacy: Pharmacy, index: number) => number,
): number {
  let weight = 0;
  let end = start;
  for (const [index, pharmacy] of pharmacies.slice(start).entries()) {
    weight += weightOf(pharmacy, index);
    if (weight > pageCapacity && index > 0) break;
    end += 1;
  }
  return end - start;
}

interface ListedPharmacies {
  readonly listed: boolean;
  /** In the order of the list. */
  readonly pharmacies: readonly Pharmacy[];
}

/** More rows than any page wants of a list that is not its city's own. */
const usualRows = 100;

/**
 * Cuts a city's list of all its pharmacies into pages. The city's own page holds the first in full, then
 * links by name (for a town without a directory, rows). The others hold rows (`listPagePath`).
 */
export function cutList({ listed, pharmacies }: ListedPharmacies): ListCut {
  const first = listed
    ? Math.max(
        Math.min(resultsPerPage, pharmacies.length),
        fitting(pharmacies, 0, (pharmacy, index) =>
          index < resultsPerPage ? cardWeight(pharmacy) : linkWeight(pharmacy),
        ),
      )
    : fitting(pharmacies, 0, rowWeight);
  const ends = [first];
  for (let end = first; end < pharmacies.length; ends.push(end)) end += fitting(pharmacies, end, rowWeight);
  const rows = Math.floor(
    pageCapacity / pharmacies.reduce((most, each) => Math.max(most, rowWeight(each)), 1),
  );
  return {
    listEnds: ends.length === 1 ? undefined : ends,
    mostRows: rows < usualRows ? Math.max(1, rows) : undefined,
  };
}

/** The numbers of the pages that the city's list goes on to, from 2, in the order of its dataset. */
export function furtherPages({ city, listed, pharmacies }: CityInput): readonly number[] {
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
