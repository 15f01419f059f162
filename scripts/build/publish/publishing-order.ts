import { markerFile } from '../state/marker-file.ts';

/**
 * The marker comes first: without it, the rest would belong to nobody. Files that others name come before what names them: assets, then datasets, pictures and the rest, then pages, then
 * what says that all of it is there: manifests, records of deploys and sitemaps.
 */
export const publishingRank = (file: string): number => {
  if (file === markerFile) return -1;
  if (file.startsWith('assets/')) return 0;
  if (/^(?:sitemap\.xml$|sitemaps\/|manifests\/|deploys\/)/.test(file)) return 3;
  return file.endsWith('.html') ? 2 : 1;
};

/** The files in the order in which they may appear in the published folder; the order within a kind stays. */
export const publishingOrder = (files: readonly string[]): readonly string[] =>
  files.toSorted((a, b) => publishingRank(a) - publishingRank(b));
