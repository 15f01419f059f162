const kilobyte = 1024;

/** Sizes that the build and the checker of its output hold the site to, in bytes. */
export const budgets = {
  /** All pages on average, as they lie on disk. */
  htmlAverage: 30 * kilobyte,
  /**
   * Gzipped: the largest page (a big city's directory; what its list has no room for stands on further pages,
   * scripts/plan/list-cut.ts), the average page, the scripts a page asks for before it is interactive, and its styles.
   */
  htmlLargestGzip: 35 * kilobyte,
  htmlGzipAverage: 8 * kilobyte,
  initialScriptsGzip: 150 * kilobyte,
  stylesGzip: 12 * kilobyte,
  /** Gzipped: what the pharmacies near any point take, the manifest and the largest tile together. */
  nearGzip: 60 * kilobyte,
  /** Gzipped: a file that a search loads: names, words, places or contacts of a region or letter, or the gazetteer. */
  searchGzip: 100 * kilobyte,
} as const;
