import { hash } from 'node:crypto';

/** What a store is told of an object beside its content. */
export interface ObjectHeaders {
  readonly type: string;
  readonly cache: string;
  /** Where the address leads; the store's website answers so, whatever the content is. */
  readonly redirect?: string | undefined;
}

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

/** Returns a digest of an object's content and headers; objects with equal stamps need not be sent again. */
export const stampOf = ({ sum, type, cache, redirect }: Pick<SentObject, 'sum'> & ObjectHeaders): string =>
  hash('sha256', [sum, type, cache, redirect ?? ''].join('\n')).slice(0, 20);
