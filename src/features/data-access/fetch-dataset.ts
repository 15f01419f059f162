import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dataCache } from '../../config/constants.ts';
import type { Dataset, DatasetManifest } from '../../domain/site/dataset.ts';
import { datasetFile, type SitePath } from '../../domain/site/paths.ts';

export type DatasetKind = Dataset['kind'];
type DatasetOfKind<Kind extends DatasetKind> = Extract<Dataset, { kind: Kind }>;

const isDataset = <Kind extends DatasetKind>(value: unknown, kind: Kind): value is DatasetOfKind<Kind> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;

/** Fetches a dataset from a URL. Throws if loading fails, or if the dataset is of another kind. */
export async function fetchDataset<Kind extends DatasetKind>(
  kind: Kind,
  url: string,
): Promise<DatasetOfKind<Kind>> {
  const value = await fetchJson(url);
  if (!isDataset(value, kind)) throw new LoadFailure(`Not a ${kind} dataset: ${url}`, true);
  return value;
}

const headersTimeoutMs = 15_000;

async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new Error(`No answer for ${url}`)), headersTimeoutMs);
  const response = await fetch(url, { ...init, signal: waiting.signal })
    .catch((error: unknown) => {
      throw waiting.signal.aborted ? error : new LoadFailure(`Failed to fetch ${url}`);
    })
    .finally(() => clearTimeout(timer));
  const { ok, status, headers } = response;
  // Some hosts answer HTML with status 200 for a missing file.
  if (!ok || headers.get('content-type')?.includes('html'))
    throw new LoadFailure(`Failed to fetch ${url}: ${status}`, status < 500);
  return response.json();
}

/** Error thrown if data of this site cannot be loaded. */
export class LoadFailure extends Error {
  /** True if another try cannot help, as for a missing file. */
  readonly final: boolean;

  constructor(message: string, final = false) {
    super(message);
    this.final = final;
  }
}

class NewDeployError extends Error {
  override readonly name = 'NewDeployError';
}

/**
 * Returns the TanStack query for a manifest: the current versions of datasets. It fails if the site's app has
 * changed since the page loaded.
 */
export const manifestQuery = (path: SitePath) =>
  queryOptions({
    queryKey: ['manifest', path],
    queryFn: async (): Promise<DatasetManifest> => {
      const manifest = await fetchJson(path, { cache: 'no-cache' });
      if (!isManifest(manifest)) throw new Error(`Not a manifest: ${path}`);
      // The first script of this page, whose code may not read another deploy's data.
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

/** Returns a manifest's versions, keyed by dataset path: `{}` without a manifest. Throws if loading fails. */
export async function manifestVersions(
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

/** Fetches a dataset's current version. Null if `manifest` lacks the dataset. Throws if loading fails. */
export async function latestDataset<Kind extends DatasetKind>(
  client: QueryClient,
  kind: Kind,
  path: SitePath,
  manifest: SitePath,
): Promise<DatasetOfKind<Kind> | null> {
  const version = (await manifestVersions(client, manifest))[path];
  if (version === undefined) return null;
  try {
    return await fetchDataset(kind, datasetFile(path, version));
  } catch (error) {
    // A deploy may have replaced it since the manifest was fetched.
    client.removeQueries(manifestQuery(manifest));
    if (!(error instanceof LoadFailure && error.final)) throw error;
    const latest = (await manifestVersions(client, manifest))[path];
    if (latest === undefined || latest === version) throw error;
    return fetchDataset(kind, datasetFile(path, latest));
  }
}
