import { createHash } from 'node:crypto';
import { lastConfirmed, type Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { Dataset } from '../../src/domain/site/dataset.ts';
import type { SitePath } from '../../src/domain/site/paths.ts';
import type { UnversionedDataset } from './site-plan.ts';

/** A dataset with the text that is published and its content version. */
export interface VersionedDataset {
  readonly path: SitePath;
  readonly data: Dataset;
  readonly text: string;
}

/** Gives a dataset its version: the first ten hex digits of the SHA-256 of its JSON. */
export function versioned(path: SitePath, dataset: UnversionedDataset): VersionedDataset {
  const json = JSON.stringify(dataset);
  const version = createHash('sha256').update(json).digest('hex').slice(0, 10);
  return { path, data: { ...dataset, version }, text: `{"version":"${version}",${json.slice(1)}` };
}

/** The newest date on which any of the listings was confirmed, `YYYY-MM-DD`. */
export const newestConfirmation = (pharmacies: readonly Pharmacy[]): string | undefined =>
  pharmacies
    .flatMap((pharmacy) => lastConfirmed(pharmacy) ?? [])
    .toSorted()
    .at(-1);
