import type { Pharmacy } from '../pharmacy/pharmacy.ts';

/** How a city's full list is split into pages; empty if it fits one page. */
export interface ListCut {
  /** For each page, the index after its last pharmacy; absent for a list of one page. */
  readonly listEnds?: readonly number[] | undefined;
  /** Most rows of a page, if long names leave room for fewer than usual. */
  readonly mostRows?: number | undefined;
}

type CutList = ListCut & { readonly pharmacies: readonly Pharmacy[] };

/** Returns the number of pages of the list. */
export const listPageCount = ({ listEnds = [0] }: CutList): number => listEnds.length;

/** Returns the indexes between which a page (from 1) of the list lies; `end` is exclusive. */
export const listSpan = ({ pharmacies, listEnds = [pharmacies.length] }: CutList, page: number) => ({
  start: listEnds[page - 2] ?? 0,
  end: listEnds[page - 1] ?? pharmacies.length,
});

/** Returns the pharmacies of a page (from 1) of the list. */
export function listPage(dataset: CutList, page: number): readonly Pharmacy[] {
  const { start, end } = listSpan(dataset, page);
  return dataset.pharmacies.slice(start, end);
}

/** Returns 2 for `page-2`, the last URL segment of a list's second page; undefined for any other segment. */
export function listPageNumber(segment: string): number | undefined {
  const digits = /^page-([1-9]\d{0,5})$/.exec(segment)?.[1];
  return digits === undefined || digits === '1' ? undefined : Number(digits);
}
