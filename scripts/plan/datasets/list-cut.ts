import { resultsPerPage } from '../../../src/domain/list/directory-query.ts';
import type { ListCut } from '../../../src/domain/list/list-page.ts';
import { rankByDistance } from '../../../src/domain/list/ranking.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import type { StateDataset } from '../../../src/domain/site/dataset.ts';
import type { CityInput } from '../city-input.ts';

/**
 * Most bytes of pharmacies' names and addresses on one page, counted as URLs write them. With them it keeps
 * its budget (`heaviestPage`) even if nothing compresses.
 */
const pageCapacity = 25_000;

const bytesOf = (text: string): number => encodeURIComponent(text).length;

/** Weighs a link with the name alone, in bytes. */
const linkWeight = ({ name, slug }: Pharmacy): number => bytesOf(name) + slug.length + 8;

/** Weighs a row of a list without cards (`ListingRow`), in bytes. */
const rowWeight = (pharmacy: Pharmacy): number =>
  linkWeight(pharmacy) + bytesOf(pharmacy.address.street) + (pharmacy.phone ?? '').length;

/** Weighs a card, in bytes: it says the name and the address in its links too. */
const cardWeight = (pharmacy: Pharmacy): number => 3 * rowWeight(pharmacy);

/** Counts the pharmacies, from `start`, that one page has room for: one at least. */
function fitting(
  pharmacies: readonly Pharmacy[],
  start: number,
  weightOf: (pharmacy: Pharmacy, index: number) => number,
): number {
  let weight = 0;
  for (const [index, pharmacy] of pharmacies.slice(start).entries()) {
    weight += weightOf(pharmacy, index);
    if (weight > pageCapacity && index > 0) return index;
  }
  return pharmacies.length - start;
}

/** More rows than any page wants of a list that is not its city's own. */
const usualRows = 100;

/**
 * Cuts a city's list of all its pharmacies, given in order, into pages. The city's own page holds the first
 * in full, then links by name (for a town without a directory, rows). The others hold rows (`listPagePath`).
 */
export function cutList({ listed, pharmacies }: Pick<CityInput, 'listed' | 'pharmacies'>): ListCut {
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

/** Lists the numbers, from 2, of the pages that a city's list goes on to. */
export function furtherPages({ city, listed, pharmacies }: CityInput): readonly number[] {
  const ordered = rankByDistance(pharmacies, city.location).map(({ pharmacy }) => pharmacy);
  return (cutList({ listed, pharmacies: ordered }).listEnds ?? []).map((_, index) => index + 1).slice(1);
}

/** Lists a state's cities whose lists go on to further pages; undefined where none does. */
export function longLists(state: StateCode, cities: readonly CityInput[]): StateDataset['longLists'] {
  const long = cities
    .filter(({ city }) => city.state === state)
    .map((place) => ({ slug: place.city.slug, name: place.city.name, pages: furtherPages(place).length + 1 }))
    .filter(({ pages }) => pages > 1);
  return long.length === 0 ? undefined : long.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}
