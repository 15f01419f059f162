import { basename, dirname, resolve } from 'node:path';
import type { ErrorPayload } from 'vite';
import { notFoundPath } from '../../src/domain/site/paths.ts';
import { escapeHtml } from '../../src/domain/text/escape-html.ts';
import { storeFile } from '../listings/listing-store.ts';
import { correctionsFile } from '../lists/corrections-table.ts';
import { listFileNames } from '../lists/load-lists.ts';

export interface SourceFolders {
  readonly lists: string;
  readonly listings: string;
}

const listNames: ReadonlySet<string> = new Set([...Object.values(listFileNames), correctionsFile]);

/** True for the path of a CSV list or of the listing store's file. */
export function isSourceFile(file: string, { lists, listings }: SourceFolders): boolean {
  const path = resolve(file);
  const folder = dirname(path);
  return (
    (folder === resolve(lists) && listNames.has(basename(path))) || path === resolve(listings, storeFile)
  );
}

/** Returns the message that makes Vite show a report over the page. */
export const overlayMessage = (report: readonly string[]): ErrorPayload => ({
  type: 'error',
  err: { message: report.join('\n'), stack: '', plugin: 'lists' },
});

/** Returns an HTML page that shows a report of problems. */
export function problemsPage(report: readonly string[]): string {
  const script = '<script type="module" src="/@vite/client"></script>';
  const head = `<meta charset="utf-8"/><title>The lists have problems</title>${script}`;
  const body = `<pre>${escapeHtml(report.join('\n'))}</pre>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

/** Returns a page's URL: `/about.html?a=1` → `/about?a=1`. For unknown pages `/404`, and `found` is false. */
export function resolvePage(url: string, paths: ReadonlySet<string>) {
  const [path = ''] = url.split(/[?#]/);
  const clean = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  return paths.has(clean)
    ? { url: clean + url.slice(path.length), found: clean !== notFoundPath }
    : { url: notFoundPath, found: false };
}
