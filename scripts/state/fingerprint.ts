import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';

/** A file's content, and what shows without reading it whether it may have been touched. */
export interface Fingerprint {
  readonly bytes: number;
  /** Milliseconds since 1970, with the fraction that the file system keeps. */
  readonly modified: number;
  readonly inode: number;
  /** Of the content. */
  readonly digest: string;
}

/** The digest that fingerprints hold: it is for noticing damage, not for defence. */
export const digestOf = (content: string | NodeJS.ArrayBufferView): string =>
  hash('sha1', content, 'base64url');

export const fingerprintOf = ({ size, mtimeMs, ino }: Stats, digest: string): Fingerprint => ({
  bytes: size,
  modified: mtimeMs,
  inode: ino,
  digest,
});

/** Whether a file was not touched since its fingerprint was taken, as far as its size, time and inode show. */
export const looksUntouched = (stats: Stats, known: Fingerprint): boolean =>
  stats.size === known.bytes && stats.mtimeMs === known.modified && stats.ino === known.inode;
