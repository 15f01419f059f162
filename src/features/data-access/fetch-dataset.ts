import type { Dataset } from '../../domain/site/dataset.ts';

export type DatasetKind = Dataset['kind'];
export type DatasetOfKind<Kind extends DatasetKind> = Extract<Dataset, { kind: Kind }>;

/** Whether a parsed answer is a dataset of the kind. Its content was checked by the build that wrote it. */
const isDataset = <Kind extends DatasetKind>(value: unknown, kind: Kind): value is DatasetOfKind<Kind> =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === kind &&
  'version' in value &&
  typeof value.version === 'string';

/**
 * Fetches a dataset of this site. Throws when the answer is not OK (`Failed to fetch {url}: {status}`), is not JSON, or
 * is not a dataset of the kind.
 */
export async function fetchDataset<Kind extends DatasetKind>(
  kind: Kind,
  url: string,
  signal?: AbortSignal,
): Promise<DatasetOfKind<Kind>> {
  const response = await fetch(url, signal === undefined ? {} : { signal });
  if (!response.ok) throw new Error(`Failed to fetch ${url}: ${response.status}`);
  const value: unknown = await response.json();
  if (!isDataset(value, kind)) throw new Error(`Not a ${kind} dataset: ${url}`);
  return value;
}
