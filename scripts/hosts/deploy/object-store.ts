import { hash } from 'node:crypto';

/** HTTP headers of an object in a bucket. `redirect` is the path that it leads to. */
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

/** Requests to a site's bucket. Keys leave out the site's prefix. Calls reject with the store's error. */
export interface ObjectStore {
  readonly listEtags: () => Promise<ReadonlyMap<string, string>>;
  readonly describe: (key: string) => Promise<DescribedObject | undefined>;
  readonly read: (key: string) => Promise<string | undefined>;
  /** Uploads an object, and returns its new ETag. */
  readonly put: (object: SentObject, content: Buffer) => Promise<string>;
  readonly remove: (key: string) => Promise<void>;
}

/** Returns a digest of an object's content and headers. */
export const objectDigest = ({
  sha256,
  type,
  cache,
  redirect,
}: Pick<SentObject, 'sha256'> & ObjectHeaders): string =>
  hash('sha256', [sha256, type, cache, redirect ?? ''].join('\n')).slice(0, 20);
