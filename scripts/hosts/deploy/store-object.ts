import { publishingRank } from '../../build/publish/publishing-order.ts';
import { cacheRule, contentType } from '../files/served-as.ts';

/** What a store is told of an object beside its content. */
export interface ObjectHeaders {
  readonly type: string;
  readonly cache: string;
  /** Where the address leads; the store's website answers so, whatever the content is. */
  readonly redirect?: string | undefined;
}

/** An object as a deploy wants it. */
export interface StoreObject extends ObjectHeaders {
  readonly key: string;
  /** Relative to the published folder; absent for the page that stands at an address which leads elsewhere. */
  readonly file?: string | undefined;
  /** The content where there is no file. */
  readonly text?: string | undefined;
  readonly bytes: number;
  /** sha256 of the content, in hexadecimal digits. */
  readonly sum: string;
  /** Objects of a lower rank are there before any of a higher one. */
  readonly rank: number;
}

/** Files that a host reads and does not serve, and the build's own. */
export const isServed = (file: string): boolean =>
  !/^_(?:headers|redirects)$/.test(file) && !/(?:^|\/)\.(?!well-known\/)/.test(file);

/**
 * The key under which a store answers as docs/hosting.md asks: pages without `.html`; only the documents that a website's settings
 * name keep it.
 */
export const keyOf = (file: string): string =>
  file.endsWith('.html') && file !== 'index.html' && file !== '404.html'
    ? file.slice(0, -'.html'.length)
    : file;

/** The object of a published file. */
export const fileObject = (file: string, content: Pick<StoreObject, 'bytes' | 'sum'>): StoreObject => ({
  key: keyOf(file),
  file,
  ...content,
  type: contentType(file),
  cache: cacheRule(`/${file}`),
  rank: publishingRank(file),
});

/** What tells whether an object is as it should be, in one text: its content and what the store is told of it. */
export const stampOf = ({ sum, type, cache, redirect }: Pick<StoreObject, 'sum'> & ObjectHeaders): string =>
  [sum, type, cache, redirect ?? ''].join('\n');
