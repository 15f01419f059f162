import { lookup } from 'mrmime';
import { cacheControl, immutableFolders } from './host-rules.ts';

/** The media type of a published file, by its name. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|\/xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** How long what is at a path, `/assets/main.js`, may be kept without asking again. */
export const cacheRule = (path: string): string =>
  immutableFolders.some((folder) => path.startsWith(folder))
    ? cacheControl.forever
    : cacheControl.revalidated;
