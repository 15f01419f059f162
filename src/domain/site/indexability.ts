/** Whether a page asks to be indexed, and every reason why or why not. */
export interface Indexability {
  readonly index: boolean;
  readonly reasons: readonly IndexReason[];
}

export const indexReasons = [
  'earned',
  'duplicate-template',
  'empty',
  'too-few-matches',
  'similar-to-city',
  'similar-to-sibling',
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
