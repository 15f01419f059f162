/** Sizes that the build and the checker of its output hold the site to (DESIGN §6; bytes, 1 KB = 1000 bytes). */
export const budgets = {
  /** All pages on average, and the largest one, as they lie on disk. */
  htmlAverage: 30_000,
  htmlLargest: 60_000,
  /** Gzipped: the average page, the scripts a page asks for before it is interactive, and its styles. */
  htmlGzipAverage: 8_000,
  initialScriptsGzip: 130_000,
  stylesGzip: 12_000,
} as const;
