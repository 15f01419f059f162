import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dataCache } from '../../config/constants.ts';
import type { Dataset, DatasetManifest } from '../../domain/site/dataset.ts';
import { datasetFile, type SitePath } from '../../domain/site/paths.ts';

export type DatasetKind = Dataset['kind'];
type DatasetOfKind<Kind extends DatasetKind> = Extract<Dataset, { kind: Kind }>;

/** Whether a parsed answer is a dataset of the kind. Its content was checked by the build that wrote it. */
const isDataset = <Kind extends DatasetKind>(value: unknown, kind: Kind): value is DatasetOfKind<Kind> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;

/** Fetches a dataset from its file. Throws a LoadFailure when it cannot be had or is not of the kind. */
export async function fetchDataset<Kind extends DatasetKind>(
  kind: Kind,
  url: string,
): Promise<DatasetOfKind<Kind>> {
  const value = await fetchJson(url);
  if (!isDataset(value, kind)) throw new LoadFailure(`Not a ${kind} dataset: ${url}`, true);
  return value;
}

/** Milliseconds without an answer until a file counts as not to be had. */
const longestWaitMs = 15_000;

/**
 * Fetches JSON of this site. Throws a LoadFailure (`Failed to fetch {url}: {status}`), final unless the host
 * is in trouble, also for a page: some hosts answer with one for a file that is gone. Where no answer begins
 * in time, throws `No answer for {url}`, which is not tried again.
 */
async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new Error(`No answer for ${url}`)), longestWaitMs);
  const response = await fetch(url, { ...init, signal: waiting.signal })
    .catch((error: unknown) => {
      throw waiting.signal.aborted ? error : new LoadFailure(`Failed to fetch ${url}`);
    })
    .finally(() => clearTimeout(timer));
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

/** Other code was deployed since this page came: the data may have another shape. */
class NewDeployError extends Error {
  override readonly name = 'NewDeployError';
}

/** A manifest, asked for again after five minutes. What needs it decides about further tries. */
export const manifestQuery = (path: SitePath) =>
  queryOptions({
    queryKey: ['manifest', path],
    queryFn: async (): Promise<DatasetManifest> => {
      const manifest = await fetchJson(path, { cache: 'no-cache' });
      if (!isManifest(manifest)) throw new Error(`Not a manifest: ${path}`);
      // The first script of this page.
      const script = document.querySelector('script[type="module"]');
      if (import.meta.env.PROD && manifest.app !== script?.getAttribute('src'))
        throw new NewDeployError(path);
      return manifest;
    },
    staleTime: dataCache.retentionMs,
    retry: false,
  });

const isManifest = (value: unknown): value is DatasetManifest =>
  typeof value === 'object' && value !== null && 'app' in value && 'datasets' in value;

/** Gives the versions that a manifest names; none without a manifest, as of a state without listings. */
export async function versionsIn(
  client: QueryClient,
  manifest: SitePath,
): Promise<DatasetManifest['datasets']> {
  try {
    return (await client.fetchQuery(manifestQuery(manifest))).datasets;
  } catch (error) {
    if (error instanceof LoadFailure && error.final) return {};
    throw error;
  }
}

/**
 * Fetches a dataset in the version that its manifest names; null where it names none. Throws when it cannot
 * be had in time.
 */
export async function latestDataset<Kind extends DatasetKind>(
  client: QueryClient,
  kind: Kind,
  path: SitePath,
  manifest: SitePath,
): Promise<DatasetOfKind<Kind> | null> {
  const version = (await versionsIn(client, manifest))[path];
  if (version === undefined) return null;
  try {
    return await fetchDataset(kind, datasetFile(path, version));
  } catch (error) {
    // A deploy may have replaced it since the manifest was fetched.
    client.removeQueries(manifestQuery(manifest));
    if (!(error instanceof LoadFailure && error.final)) throw error;
    const latest = (await versionsIn(client, manifest))[path];
    if (latest === undefined || latest === version) throw error;
    return fetchDataset(kind, datasetFile(path, latest));
  }
}
