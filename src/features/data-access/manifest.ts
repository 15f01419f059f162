import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dataCache } from '../../config/constants.ts';
import type { DatasetManifest } from '../../domain/site/dataset.ts';
import { datasetFile, type SitePath } from '../../domain/site/paths.ts';
import {
  type DatasetKind,
  type DatasetOfKind,
  fetchDataset,
  fetchJson,
  LoadFailure,
} from './fetch-dataset.ts';

/** The site was deployed with other code since this page came: its data may have another shape. */
class NewDeployError extends Error {
  override readonly name = 'NewDeployError';
}

/** A manifest, asked for again after five minutes. What needs it decides about further tries. */
export const manifestQuery = (path: SitePath) =>
  queryOptions({
    queryKey: ['manifest', path],
    queryFn: async ({ signal }): Promise<DatasetManifest> => {
      const manifest = await fetchJson(path, { cache: 'no-cache', signal });
      if (!isManifest(manifest)) throw new Error(`Not a manifest: ${path}`);
      if (import.meta.env.PROD && manifest.app !== runningApp()) throw new NewDeployError(path);
      return manifest;
    },
    staleTime: dataCache.retentionMs,
    retry: false,
  });

const isManifest = (value: unknown): value is DatasetManifest =>
  typeof value === 'object' && value !== null && 'app' in value && 'datasets' in value;

/** The first script of this page. */
const runningApp = (): string | null | undefined =>
  document.querySelector('script[type="module"]')?.getAttribute('src');

/** Where a dataset is named. */
interface Named<Kind extends DatasetKind> {
  readonly kind: Kind;
  readonly path: SitePath;
  readonly manifest: SitePath;
}

/** Milliseconds without an answer until a dataset counts as not to be had: meanwhile the page before stands. */
const longestWaitMs = 15_000;

/** Fetches a dataset in the version that its manifest names. Throws when that cannot be had in time. */
export async function latestDataset<Kind extends DatasetKind>(
  client: QueryClient,
  named: Named<Kind>,
  signal: AbortSignal,
): Promise<DatasetOfKind<Kind>> {
  const dataset = await datasetIfAny(client, named, signal);
  if (dataset === null) throw new LoadFailure(`No ${named.path} in ${named.manifest}`, true);
  return dataset;
}

/** The same, but null where the manifest names no such dataset, or there is no such manifest. */
export async function datasetIfAny<Kind extends DatasetKind>(
  client: QueryClient,
  named: Named<Kind>,
  signal: AbortSignal,
): Promise<DatasetOfKind<Kind> | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFailure(`No answer for ${named.path}`, true)), longestWaitMs);
  });
  try {
    return await Promise.race([fetchLatest(client, named, signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function fetchLatest<Kind extends DatasetKind>(
  client: QueryClient,
  { kind, path, manifest }: Named<Kind>,
  signal: AbortSignal,
): Promise<DatasetOfKind<Kind> | null> {
  const file = await latestFile(client, path, manifest);
  if (file === null) return null;
  try {
    return await fetchDataset(kind, file, signal);
  } catch (error) {
    // A deploy may have replaced it since the manifest was fetched.
    client.removeQueries(manifestQuery(manifest));
    if (!(error instanceof LoadFailure && error.final)) throw error;
    const latest = await latestFile(client, path, manifest);
    if (latest === null || latest === file) throw error;
    return fetchDataset(kind, latest, signal);
  }
}

/** The file of a dataset's latest version; null where there is none, as of a state without listings. */
async function latestFile(client: QueryClient, path: SitePath, manifest: SitePath): Promise<SitePath | null> {
  try {
    const { datasets } = await client.fetchQuery(manifestQuery(manifest));
    const version = datasets[path];
    return version === undefined ? null : datasetFile(path, version);
  } catch (error) {
    if (error instanceof LoadFailure && error.final) return null;
    throw error;
  }
}
