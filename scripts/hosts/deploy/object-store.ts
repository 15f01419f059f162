import { hash } from 'node:crypto';

/** Headers that a bucket keeps with an object: `Content-Type`, `Cache-Control`, and a redirect's target. */
export interface ObjectHeaders {
  readonly type: string;
  readonly cache: string;
  readonly redirect?: string | undefined;
}

export interface DescribedObject extends ObjectHeaders {
  readonly sha256?: string | undefined;
  readonly etag: string;
}

export interface SentObject extends ObjectHeaders {
  readonly key: string;
  readonly sha256: string;
}

/**
 * The operations on a site's objects in an S3 bucket, by keys relative to the site's prefix. `describe` and
 * `read` give undefined for a missing object, `put` the new ETag. All reject with the store's error.
 */
export interface ObjectStore {
  readonly listEtags: () => Promise<ReadonlyMap<string, string>>;
  readonly describe: (key: string) => Promise<DescribedObject | undefined>;
  readonly read: (key: string) => Promise<string | undefined>;
  readonly put: (object: SentObject, content: Buffer) => Promise<string>;
  readonly remove: (key: string) => Promise<void>;
}

/** Returns a digest of an object's content and headers. While it is the same, the object need not be sent. */
export const stampOf = ({
  sha256,
  type,
  cache,
  redirect,
}: Pick<SentObject, 'sha256'> & ObjectHeaders): string =>
  hash('sha256', [sha256, type, cache, redirect ?? ''].join('\n')).slice(0, 20);
