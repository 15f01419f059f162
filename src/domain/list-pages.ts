import { resultsPerPage } from './directory-query.ts';
import type { Pharmacy } from './pharmacy.ts';

/**
 * What the pharmacies that one page lists may come to, in bytes of their own words as they stand in addresses. A page says
 * most of them once and repeats little else, so that it stays within its budget (`htmlLargestGzip`) even where nothing of
 * it can be compressed.
 */
const pageCapacity = 20_000;

const bytesOf = (text: string): number => encodeURIComponent(text).length;

/** A link with the name alone. */
const linkWeight = ({ name, slug }: Pharmacy): number => bytesOf(name) + slug.length + 8;

/** A row of CompactList. */
const rowWeight = (pharmacy: Pharmacy): number =>
  linkWeight(pharmacy) + bytesOf(pharmacy.address.street) + (pharmacy.phone ?? '').length;

/** A card says the name and the address in links and to crawlers too. */
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

/** The first of the pharmacies, as many as one page has room for in rows. */
export const rowsOfPage = <Item extends { readonly pharmacy: Pharmacy }>(
  results: readonly Item[],
): readonly Item[] =>
  results.slice(
    0,
    fitting(
      results.map(({ pharmacy }) => pharmacy),
      0,
      rowWeight,
    ),
  );

interface ListedPharmacies {
  readonly listed: boolean;
  /** In the order of the list. */
  readonly pharmacies: readonly Pharmacy[];
}

/**
 * The pages of a city's list of all its pharmacies. The first is the city's own page: the first results in full, then links
 * by name (for a town without a directory, rows on the page of its store). The others hold rows, and are pages of
 * their own (`listPagePath`). Always one page at least.
 */
export function listPages({ listed, pharmacies }: ListedPharmacies): readonly (readonly Pharmacy[])[] {
  const first = listed
    ? Math.max(
        resultsPerPage,
        fitting(pharmacies, 0, (pharmacy, index) =>
          index < resultsPerPage ? cardWeight(pharmacy) : linkWeight(pharmacy),
        ),
      )
    : fitting(pharmacies, 0, rowWeight);
  const pages = [pharmacies.slice(0, first)];
  for (let start = first; start < pharmacies.length; ) {
    const count = fitting(pharmacies, start, rowWeight);
    pages.push(pharmacies.slice(start, start + count));
    start += count;
  }
  return pages;
}

/** The number in `page-2`, the last segment of a further page of a list; undefined for any other segment. */
export function listPageNumber(segment: string): number | undefined {
  const digits = /^page-([1-9]\d{0,5})$/.exec(segment)?.[1];
  return digits === undefined || digits === '1' ? undefined : Number(digits);
}
