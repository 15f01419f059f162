import type { ObjectHeaders } from './store-object.ts';

/** An object as a listing tells of it. */
export interface ListedObject {
  readonly bytes: number;
  /** The store's own mark of the content; it changes with the content, and may or may not be a digest of it. */
  readonly mark: string;
}

/** An object as the store describes it. */
export interface DescribedObject extends ObjectHeaders {
  /** The sha256 that a deploy gave it. */
  readonly sum?: string | undefined;
  readonly mark: string;
}

export interface SentObject extends ObjectHeaders {
  readonly key: string;
  readonly content: Buffer;
  readonly sum: string;
}

/** What a deploy needs of a store. Keys are relative to the deploy's prefix. Everything rejects with the store's own error. */
export interface ObjectStore {
  readonly list: () => Promise<ReadonlyMap<string, ListedObject>>;
  readonly describe: (key: string) => Promise<DescribedObject | undefined>;
  readonly read: (key: string) => Promise<string | undefined>;
  /** Gives the mark that the object then has. */
  readonly put: (object: SentObject) => Promise<string>;
  readonly remove: (key: string) => Promise<void>;
}
