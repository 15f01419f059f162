import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dataCache } from '../../config/constants.ts';
import type { DatasetManifest } from '../../domain/site/dataset.ts';
import { datasetFile, type SitePath } from '../../domain/site/paths.ts';
import { type DatasetKind, type DatasetOfKind, fetchDataset } from './fetch-dataset.ts';
import { fetchJson } from './fetch-json.ts';

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

/** Fetches a dataset in the version that its manifest names. Throws when the manifest names none, or when one of the two cannot be had. */
export async function latestDataset<Kind extends DatasetKind>(
  client: QueryClient,
  { kind, path, manifest }: Named<Kind>,
  signal: AbortSignal,
): Promise<DatasetOfKind<Kind>> {
  const named = manifestQuery(manifest);
  const { datasets } = await client.fetchQuery(named);
  const version = datasets[path];
  if (version === undefined) throw new Error(`No ${path} in ${manifest}`);
  try {
    return await fetchDataset(kind, datasetFile(path, version), signal);
  } catch (error) {
    // A deploy may have replaced it: the next try asks for the manifest again.
    client.removeQueries(named);
    throw error;
  }
}
