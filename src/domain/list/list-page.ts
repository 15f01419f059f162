import type { Pharmacy } from '../pharmacy/pharmacy.ts';

/** How a city's list of all its pharmacies is cut into pages; nothing of it where one page holds the list. */
export interface ListCut {
  /** For each page, the position in the list after its last pharmacy. Absent for a list of one page. */
  readonly listEnds?: readonly number[] | undefined;
  /** Rows that a page has room for, where long names leave room for fewer than usual. */
  readonly mostRows?: number | undefined;
}

type CutList = ListCut & { readonly pharmacies: readonly Pharmacy[] };

export const listPageCount = ({ listEnds = [0] }: CutList): number => listEnds.length;

/** The positions in the list at which a page of it, from 1, begins and ends (after its last pharmacy). */
export const listSpan = ({ pharmacies, listEnds = [pharmacies.length] }: CutList, page: number) => ({
  start: listEnds[page - 2] ?? 0,
  end: listEnds[page - 1] ?? pharmacies.length,
});

export function listPage(dataset: CutList, page: number): readonly Pharmacy[] {
  const { start, end } = listSpan(dataset, page);
  return dataset.pharmacies.slice(start, end);
}

/** The number in `page-2`, the last segment of a further page of a list; undefined for any other segment. */
export function listPageNumber(segment: string): number | undefined {
  const digits = /^page-([1-9]\d{0,5})$/.exec(segment)?.[1];
  return digits === undefined || digits === '1' ? undefined : Number(digits);
}
