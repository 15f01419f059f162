import type { Pharmacy } from '../pharmacy/pharmacy.ts';

/** How a city's full list is split into pages. */
export interface ListCut {
  /** For each page, the index after its last pharmacy; absent if the list has one page. */
  readonly listEnds?: readonly number[] | undefined;
  readonly mostRows?: number | undefined;
}

type CutList = ListCut & { readonly pharmacies: readonly Pharmacy[] };

export const listPageCount = ({ listEnds = [0] }: CutList): number => listEnds.length;

/** Returns the indexes of the pharmacies on a page (from 1) of a city's list; `end` is exclusive. */
export const listSpan = ({ pharmacies, listEnds = [pharmacies.length] }: CutList, page: number) => ({
  start: listEnds[page - 2] ?? 0,
  end: listEnds[page - 1] ?? pharmacies.length,
});

/** Returns the pharmacies on a page (from 1) of a city's list. */
export function listPage(dataset: CutList, page: number): readonly Pharmacy[] {
  const { start, end } = listSpan(dataset, page);
  return dataset.pharmacies.slice(start, end);
}

/** Returns the page number in a URL segment: `page-2` → 2; undefined for `page-1` and other segments. */
export function listPageNumber(segment: string): number | undefined {
  const digits = /^page-([1-9]\d{0,5})$/.exec(segment)?.[1];
  return digits === undefined || digits === '1' ? undefined : Number(digits);
}
