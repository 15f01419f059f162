import { resolve } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Problem } from '../cli/problems/problem.ts';
import { problemTotal, reportLines } from '../cli/problems/problem-report.ts';
import { readEnv } from '../cli/settings/env.ts';
import { storeFolder } from '../listings/listing-store.ts';
import { listDirectory } from '../lists/list-directory.ts';
import { isSourceFile, overlayMessage, problemsPage, resolvePage, type SourceFolders } from './dev-rules.ts';
import { type ListedPages, listedPages } from './listed-pages.ts';
import { type ListsRead, type LiveLists, liveLists } from './live-lists.ts';

/** Returns the folders that LISTS_DIR and LISTINGS_DIR name; by default `src/data` and `data/listings`. */
export const sourceFolders = (env: NodeJS.ProcessEnv): SourceFolders => ({
  lists: env.LISTS_DIR ?? listDirectory,
  listings: env.LISTINGS_DIR ?? storeFolder,
});

/** The site's pages, and the Vite plugin that follows edits of the CSV lists. */
export interface ListsOnDemand {
  /** Returns the pages after the last edit. Rejects with an error that reports the problems. */
  readonly pages: () => Promise<ListedPages>;
  readonly plugin: Plugin;
}

/** Returns pages made from the CSV lists and the listing store, and a plugin that renews them after edits. */
export function listsOnDemand(folders: SourceFolders): ListsOnDemand {
  let server: ViteDevServer | undefined;
  let report: readonly string[] | undefined;
  const lists = liveLists<ListedPages>({
    read: () => readPages(folders),
    onRead: (result) => {
      const wasBroken = report !== undefined;
      report = result.ok ? undefined : result.report;
      if (server === undefined) return;
      if (result.ok) {
        const note = wasBroken ? 'lists mended, page reload' : 'lists edited, page reload';
        server.config.logger.info(note, { timestamp: true });
        server.ws.send({ type: 'full-reload' });
      } else {
        server.config.logger.error(result.report.join('\n'), { timestamp: true });
        server.ws.send(overlayMessage(result.report));
      }
    },
  });
  const pages = async (): Promise<ListedPages> => {
    const result = await lists.current();
    if (!result.ok) throw new Error(result.report.join('\n'));
    return result.pages;
  };
  const plugin: Plugin = {
    name: 'lists',
    apply: 'serve',
    configureServer(devServer) {
      server = devServer;
      devServer.watcher.add([resolve(folders.lists), resolve(folders.listings)]);
      devServer.watcher.on('all', (_, file) => {
        if (isSourceFile(file, folders)) lists.noteEdit();
      });
      devServer.ws.on('connection', () => {
        if (report !== undefined) devServer.ws.send(overlayMessage(report));
      });
      devServer.middlewares.use(serveDatasets(lists));
      // After Vite's own middlewares, which serve files.
      return () => void devServer.middlewares.use(servePages(lists));
    },
    transformIndexHtml: async (html, { path }) =>
      (await pages()).withMetaTags(path.replace(/[?#].*$/, ''), html),
  };
  return { pages, plugin };
}

const serveDatasets =
  (lists: LiveLists<ListedPages>): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = (request.url ?? '').replace(/[?#].*$/, '');
    if (!/^\/(?:data|manifests)\//.test(path)) return next();
    lists.current().then((result) => {
      const text = result.ok ? result.pages.dataText(path) : undefined;
      response.statusCode = result.ok ? (text === undefined ? 404 : 200) : 503;
      response.setHeader('Content-Type', 'application/json');
      response.end(text ?? '{}');
    }, next);
  };

const servePages =
  (lists: LiveLists<ListedPages>): Connect.NextHandleFunction =>
  (request, response, next) => {
    const url = request.originalUrl ?? '';
    // Requests for a route's loader, which use the page's address.
    if (/[?&]_data=/.test(url)) return next();
    lists.current().then((result) => {
      if (!result.ok) {
        response.statusCode = 500;
        response.setHeader('Content-Type', 'text/html');
        response.end(problemsPage(result.report));
        return;
      }
      const resolved = resolvePage(url, result.pages.paths);
      request.originalUrl = resolved.url;
      // vite-react-ssg sets 200 for every page it renders.
      if (!resolved.found)
        Object.defineProperty(response, 'statusCode', { get: () => 404, set: () => undefined });
      next();
    }, next);
  };

async function readPages({ lists, listings }: SourceFolders): Promise<ListsRead<ListedPages>> {
  const refused = (problems: readonly Problem[]): ListsRead<ListedPages> => ({
    ok: false,
    report: [...reportLines(problems), problemTotal(problems)],
  });
  try {
    const env = readEnv(process.env);
    if (!env.ok) return refused(env.problems);
    const loaded = await listedPages(lists, env.value, listings);
    return loaded.ok ? { ok: true, pages: loaded.value } : refused(loaded.problems);
  } catch (error) {
    return { ok: false, report: [error instanceof Error ? error.message : String(error)] };
  }
}
