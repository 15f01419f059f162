const kilobyte = 1024;

/** Sizes that the check of the built site holds it to, in bytes. Scripts, styles and pages are weighed gzipped. */
export const budgets = {
  /** All pages on average, as they lie on disk. */
  htmlAverage: 30 * kilobyte,
  /** The largest page: a big city's directory, whose list goes on to further pages (scripts/plan/list-cut.ts). */
  htmlLargestGzip: 35 * kilobyte,
  htmlGzipAverage: 8 * kilobyte,
  /** The scripts that a page asks for before it is interactive. */
  initialScriptsGzip: 150 * kilobyte,
  stylesGzip: 12 * kilobyte,
  /** What the pharmacies near any point take: the manifest and the largest tile together. */
  nearGzip: 60 * kilobyte,
  /** A file that a search loads: names, words, places or contacts of a region or letter, or the gazetteer. */
  searchGzip: 100 * kilobyte,
} as const;
