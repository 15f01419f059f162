/** Whether a page asks to be indexed, and every reason why or why not. */
export interface Indexability {
  readonly index: boolean;
  readonly reasons: readonly IndexReason[];
}

export const indexReasons = [
  'earned',
  'empty',
  'no-answer',
  'same-as-city',
  'same-as-sibling',
  'uncertain-positions',
  'duplicate-screen',
  'little-known',
  'closed',
] as const;
export type IndexReason = (typeof indexReasons)[number];

/** `/pharmacy-{city}` shows what `/pharmacies/{city}` shows, and leaves being indexed to it. */
export const searchIndexability: Indexability = { index: false, reasons: ['duplicate-screen'] };

/** A page of the site's own text and lists, which is always indexed. */
export const alwaysIndexed: Indexability = { index: true, reasons: ['earned'] };

/** What the visitor's device keeps is another for everybody. */
export const deviceIndexability: Indexability = { index: false, reasons: ['duplicate-screen'] };

/** The page of a pharmacy that is no longer there is for those who kept its address. */
export const closedIndexability: Indexability = { index: false, reasons: ['closed'] };

/** A list page is indexed when it lists something. */
export const listIndexability = (count: number): Indexability =>
  count > 0 ? alwaysIndexed : { index: false, reasons: ['empty'] };

/**
 * Decides whether a chain's page in a city is indexed: if it lists any, and not all of the city's.
 *
 * @param cityCount Number of the city's pharmacies; undefined if the city has no page of its own.
 */
export const brandCityIndexability = (count: number, cityCount: number | undefined): Indexability =>
  count > 0 && count === cityCount ? { index: false, reasons: ['same-as-city'] } : listIndexability(count);
