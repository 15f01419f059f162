import { publishingRank } from '../../build/publish/publish-site.ts';
import { cacheRule, contentType } from '../files/host-rules.ts';
import type { SentObject } from './object-store.ts';

export interface StoreObject extends SentObject {
  /** Path relative to the published folder; absent for a redirect. */
  readonly file?: string | undefined;
  readonly text?: string | undefined;
  readonly bytes: number;
  readonly rank: number;
  /** Day (`YYYY-MM-DD`, UTC) on which the file left the site; absent for a file of the present site. */
  readonly since?: string | undefined;
}

/** False for hosts' files (`_headers`, `_redirects`) and hidden ones (`.DS_Store`). */
export const isForVisitors = (file: string): boolean =>
  !/^_(?:headers|redirects)$/.test(file) && !/(?:^|\/)\.(?!well-known\/)/.test(file);

/** Returns a file's key in the bucket: `about.html` → `about`, `index.html` → `index.html`. */
export const keyOf = (file: string): string =>
  file.endsWith('.html') && file !== 'index.html' && file !== '404.html'
    ? file.slice(0, -'.html'.length)
    : file;

/** Describes a published file for a bucket: key, headers, size and digest, without its content. */
export const fileObject = (
  file: string,
  content: Pick<StoreObject, 'bytes' | 'sha256' | 'since'>,
): StoreObject => ({
  key: keyOf(file),
  file,
  ...content,
  type: contentType(file),
  cache: cacheRule(`/${file}`),
  rank: publishingRank(file),
});
