import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readEnv } from '../../src/config/env.ts';
import { formatProblem } from '../../src/domain/problem.ts';
import { type ListedPages, listedPages } from './listed-pages.ts';

/** The lists for vite-react-ssg, loaded at first use and again after an edit. */
export interface ListsOnDemand {
  readonly get: () => Promise<ListedPages>;
  readonly plugin: Plugin;
}

const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

/** Serves the datasets in development, and reloads lists and pages when a list is edited. */
export function listsOnDemand(folder: string, listings?: string): ListsOnDemand {
  let pages: Promise<ListedPages> | undefined;
  const get = (): Promise<ListedPages> => {
    pages ??= load(folder, listings);
    return pages;
  };
  const plugin: Plugin = {
    name: 'pharmacy-lists',
    configureServer(server) {
      server.watcher.add(resolve(folder, '*.csv'));
      server.watcher.on('change', (file) => {
        if (!file.endsWith('.csv')) return;
        pages = undefined;
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request.url ?? '');
        if (!path.startsWith('/data/')) return next();
        get().then((listed) => {
          const text = listed.datasetText(path);
          response.statusCode = text === undefined ? 404 : 200;
          response.setHeader('Content-Type', 'application/json');
          response.end(text ?? '{}');
        }, next);
      });
    },
  };
  return { get, plugin };
}

async function load(folder: string, listings: string | undefined): Promise<ListedPages> {
  const env = readEnv(process.env);
  if (!env.ok) throw new Error(env.problems.map(formatProblem).join('\n'));
  return listedPages(folder, env.value, listings);
}
