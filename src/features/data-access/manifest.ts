import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dataCache } from '../../config/constants.ts';
import type { DatasetManifest } from '../../domain/site/dataset.ts';
import { datasetFile, type SitePath } from '../../domain/site/paths.ts';
import { type DatasetKind, type DatasetOfKind, fetchDataset } from './fetch-dataset.ts';
import { fetchJson } from './fetch-json.ts';
import { LoadFailure } from './load-failure.ts';

/** The site was deployed anew with other code since this page was loaded, and its data may have another shape. */
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

/** How long a line may say nothing, in milliseconds: until then the page before stands under the address of the one to come. */
const longestWaitMs = 15_000;

/**
 * Fetches a dataset in the version that its manifest names. Throws when the manifest names none, or when one of the two cannot be had in
 * time.
 */
export async function latestDataset<Kind extends DatasetKind>(
  client: QueryClient,
  named: Named<Kind>,
  signal: AbortSignal,
): Promise<DatasetOfKind<Kind>> {
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

/** The same, but null where the manifest names no such dataset, or there is no such manifest: a state without listings has none. */
export async function datasetIfAny<Kind extends DatasetKind>(
  client: QueryClient,
  named: Named<Kind>,
  signal: AbortSignal,
): Promise<DatasetOfKind<Kind> | null> {
  try {
    const { datasets } = await client.fetchQuery(manifestQuery(named.manifest));
    if (!Object.hasOwn(datasets, named.path)) return null;
  } catch (error) {
    if (error instanceof LoadFailure && error.final) return null;
    throw error;
  }
  return latestDataset(client, named, signal);
}

async function fetchLatest<Kind extends DatasetKind>(
  client: QueryClient,
  { kind, path, manifest }: Named<Kind>,
  signal: AbortSignal,
): Promise<DatasetOfKind<Kind>> {
  const named = manifestQuery(manifest);
  const latestFile = async (): Promise<SitePath> => {
    const { datasets } = await client.fetchQuery(named);
    const version = datasets[path];
    if (version === undefined) throw new Error(`No ${path} in ${manifest}`);
    return datasetFile(path, version);
  };
  const file = await latestFile();
  try {
    return await fetchDataset(kind, file, signal);
  } catch (error) {
    // A deploy may have replaced it since the manifest was fetched.
    client.removeQueries(named);
    if (!(error instanceof LoadFailure && error.final)) throw error;
    const latest = await latestFile();
    if (latest === file) throw error;
    return fetchDataset(kind, latest, signal);
  }
}
