import { hash } from 'node:crypto';
import { lastConfirmed, type Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { Dataset } from '../../../src/domain/site/dataset.ts';
import { datasetFile, type SitePath } from '../../../src/domain/site/paths.ts';
import type { GroupData } from '../page-group.ts';

/** A dataset with the file that is published. */
export interface VersionedDataset {
  readonly data: Dataset;
  readonly version: string;
  /** Where it is published, with the version in its name. */
  readonly file: SitePath;
  /** As it is published. */
  readonly text: string;
  /** The text in UTF-8. */
  readonly bytes: Buffer;
}

/** The version of a dataset's text: the first twelve hex digits of its SHA-256. */
export const contentVersion = (text: string | Buffer): string => hash('sha256', text, 'hex').slice(0, 12);

/** Makes a dataset and gives it its version. */
export function versioned({ path, make }: Pick<GroupData, 'path' | 'make'>): VersionedDataset {
  const data = make();
  const text = JSON.stringify(data);
  const bytes = Buffer.from(text);
  const version = contentVersion(bytes);
  return { data, version, file: datasetFile(path, version), text, bytes };
}

/** The newest date on which any of the listings was confirmed, `YYYY-MM-DD`. */
export const newestConfirmation = (pharmacies: readonly Pharmacy[]): string | undefined =>
  pharmacies
    .flatMap((pharmacy) => lastConfirmed(pharmacy) ?? [])
    .toSorted()
    .at(-1);
