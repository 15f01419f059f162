import type { ObjectHeaders } from './store-object.ts';

/** An object as the store describes it. */
export interface DescribedObject extends ObjectHeaders {
  /** The sha256 that a deploy gave it, in hexadecimal digits. */
  readonly sum?: string | undefined;
  /** The store's ETag: it changes with the content, and may or may not be a digest of it. */
  readonly etag: string;
}

export interface SentObject extends ObjectHeaders {
  readonly key: string;
  /** sha256 of the content, in hexadecimal digits. */
  readonly sum: string;
}

/** What a deploy needs of a store. Keys are relative to its prefix. Rejects with the store's own error. */
export interface ObjectStore {
  /** Lists the ETag of every object by its key. */
  readonly list: () => Promise<ReadonlyMap<string, string>>;
  readonly describe: (key: string) => Promise<DescribedObject | undefined>;
  readonly read: (key: string) => Promise<string | undefined>;
  /** Sends an object and returns the ETag that it then has. */
  readonly put: (object: SentObject, content: Buffer) => Promise<string>;
  readonly remove: (key: string) => Promise<void>;
}
