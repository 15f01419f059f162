import type { Dataset } from '../../domain/site/dataset.ts';

export type DatasetKind = Dataset['kind'];
export type DatasetOfKind<Kind extends DatasetKind> = Extract<Dataset, { kind: Kind }>;

/** Whether a parsed answer is a dataset of the kind. Its content was checked by the build that wrote it. */
const isDataset = <Kind extends DatasetKind>(value: unknown, kind: Kind): value is DatasetOfKind<Kind> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;

/** Fetches a dataset from its file. Throws a LoadFailure when it cannot be had or is not of the kind. */
export async function fetchDataset<Kind extends DatasetKind>(
  kind: Kind,
  url: string,
  signal?: AbortSignal,
): Promise<DatasetOfKind<Kind>> {
  const value = await fetchJson(url, signal === undefined ? {} : { signal });
  if (!isDataset(value, kind)) throw new LoadFailure(`Not a ${kind} dataset: ${url}`, true);
  return value;
}

/**
 * Fetches JSON of this site. Throws a LoadFailure (`Failed to fetch {url}: {status}`), final unless the host
 * is in trouble, also for a page: some hosts answer with one for a file that is gone.
 */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, init).catch(() => {
    throw new LoadFailure(`Failed to fetch ${url}`);
  });
  const { ok, status, headers } = response;
  if (!ok || headers.get('content-type')?.includes('html'))
    throw new LoadFailure(`Failed to fetch ${url}: ${status}`, status < 500);
  return response.json();
}

/** Data of this site could not be had. */
export class LoadFailure extends Error {
  /** Whether trying again cannot help, as where there is no such file. */
  readonly final: boolean;

  constructor(message: string, final = false) {
    super(message);
    this.final = final;
  }
}
