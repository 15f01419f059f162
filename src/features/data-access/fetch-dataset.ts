import type { Dataset } from '../../domain/site/dataset.ts';
import { fetchJson } from './fetch-json.ts';

export type DatasetKind = Dataset['kind'];
export type DatasetOfKind<Kind extends DatasetKind> = Extract<Dataset, { kind: Kind }>;

/** Whether a parsed answer is a dataset of the kind. Its content was checked by the build that wrote it. */
const isDataset = <Kind extends DatasetKind>(value: unknown, kind: Kind): value is DatasetOfKind<Kind> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;

/** Fetches a dataset of this site from its file. Throws when that cannot be had, or is not a dataset of the kind. */
export async function fetchDataset<Kind extends DatasetKind>(
  kind: Kind,
  url: string,
  signal?: AbortSignal,
): Promise<DatasetOfKind<Kind>> {
  const value = await fetchJson(url, signal === undefined ? {} : { signal });
  if (!isDataset(value, kind)) throw new Error(`Not a ${kind} dataset: ${url}`);
  return value;
}
