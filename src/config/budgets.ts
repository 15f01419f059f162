const kilobyte = 1024;

/** Sizes that the build and the checker of its output hold the site to, in bytes. */
export const budgets = {
  /** All pages on average, and the largest one (a big city's directory, which links all its listings), as they lie on disk. */
  htmlAverage: 30 * kilobyte,
  htmlLargest: 100 * kilobyte,
  /** Gzipped: the average page, the scripts a page asks for before it is interactive, and its styles. */
  htmlGzipAverage: 8 * kilobyte,
  initialScriptsGzip: 130 * kilobyte,
  /** What no page kind's first scripts may use up of their budget, so that the next change to a page has room. */
  initialScriptsRoom: 3 * kilobyte,
  stylesGzip: 12 * kilobyte,
} as const;
