import { resolve } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Problem } from '../cli/problems/problem.ts';
import { problemTotal, reportLines } from '../cli/problems/problem-report.ts';
import { readEnv } from '../cli/settings/env.ts';
import { storeFolder } from '../listings/listing-store.ts';
import { listDirectory } from '../lists/list-directory.ts';
import { brokenPage, isSourceFile, overlayMessage, pageAnswer, type SourceFolders } from './dev-rules.ts';
import { type ListedPages, listedPages } from './listed-pages.ts';
import { type ListsRead, type LiveLists, liveLists } from './live-lists.ts';

/** Returns the folders of the environment, by default the project's own. */
export const sourceFolders = (env: NodeJS.ProcessEnv): SourceFolders => ({
  lists: env.LISTS_DIR ?? listDirectory,
  listings: env.LISTINGS_DIR ?? storeFolder,
});

/** The lists for vite-react-ssg, and the plugin that follows their edits on its development server. */
export interface ListsOnDemand {
  /** Rejects with the report on the lists' problems. */
  readonly pages: () => Promise<ListedPages>;
  readonly plugin: Plugin;
}

/**
 * Reads the lists and the listing store at first use. On the development server, an edit reloads every open
 * page. While a list is broken, its report covers the pages and is printed in the terminal.
 */
export function listsOnDemand(folders: SourceFolders): ListsOnDemand {
  let server: ViteDevServer | undefined;
  let broken: readonly string[] | undefined;
  const lists = liveLists<ListedPages>({
    read: () => readPages(folders),
    onRead: (result) => {
      const mended = broken !== undefined;
      broken = result.ok ? undefined : result.report;
      if (server === undefined) return;
      if (result.ok) {
        const note = mended ? 'lists mended, page reload' : 'lists edited, page reload';
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
    configureServer(started) {
      server = started;
      started.watcher.add([resolve(folders.lists), resolve(folders.listings)]);
      started.watcher.on('all', (_, file) => {
        if (isSourceFile(file, folders)) lists.edited();
      });
      started.ws.on('connection', () => {
        if (broken !== undefined) started.ws.send(overlayMessage(broken));
      });
      started.middlewares.use(datasets(lists));
      // After Vite's own middlewares, which serve files.
      return () => void started.middlewares.use(pageRequests(lists));
    },
    transformIndexHtml: async (html, { path }) => (await pages()).complete(path.replace(/[?#].*$/, ''), html),
  };
  return { pages, plugin };
}

/** Answers with the files that the built site has under `/data/` and `/manifests/`. */
const datasets =
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

/** Rewrites a request to its page. Answers with the report while the lists are broken. */
const pageRequests =
  (lists: LiveLists<ListedPages>): Connect.NextHandleFunction =>
  (request, response, next) => {
    const url = request.originalUrl ?? '';
    // Requests for a route's loader, which use the page's address.
    if (/[?&]_data=/.test(url)) return next();
    lists.current().then((result) => {
      if (!result.ok) {
        response.statusCode = 500;
        response.setHeader('Content-Type', 'text/html');
        response.end(brokenPage(result.report));
        return;
      }
      const answer = pageAnswer(url, result.pages.paths);
      request.originalUrl = answer.url;
      // vite-react-ssg sets 200 for every page it renders.
      if (!answer.found)
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
