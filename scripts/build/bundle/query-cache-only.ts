import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** A module of the query library that no page uses. */
interface Unused {
  readonly module: string;
  /** The module that imports it, whether an app needs it or not, so that a bundler must keep it. */
  readonly importer: string;
  /** What stands in for it. */
  readonly code: string;
  /** The module that is in the bundle only where an app needs it after all. */
  readonly user: string;
}

const unused: readonly Unused[] = [
  {
    module: 'mutationCache.js',
    importer: 'queryClient.js',
    code: 'export class MutationCache { clear() {} resumePausedMutations() { return Promise.resolve(); } }',
    user: 'mutationObserver.js',
  },
  {
    module: 'infiniteQueryBehavior.js',
    importer: 'query.js',
    code: 'export const infiniteQueryBehavior = () => undefined;',
    user: 'infiniteQueryObserver.js',
  },
];

const prefix = '\0without-';
const remedy = 'See scripts/build/bundle/query-cache-only.ts.';

/**
 * Leaves mutations and infinite queries out of the browser's query library: 1.5 KB gzipped of every page's first scripts.
 * Fails the build when the library no longer imports them so, and when a page begins to use them. Until the library can be
 * loaded without them.
 */
export function queryCacheOnly(): Plugin {
  const replaced = new Set<Unused>();
  return {
    name: 'query-cache-only',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/(?:mutationCache|infiniteQueryBehavior)\.js$/ },
      handler(source, importer = '') {
        const found = unused.find(
          (one) => source === `./${one.module}` && basename(importer) === one.importer,
        );
        if (found === undefined) return null;
        replaced.add(found);
        return prefix + found.module;
      },
    },
    load: {
      filter: { id: /^\0without-/ },
      handler: (id) => unused.find(({ module }) => id === prefix + module)?.code ?? null,
    },
    generateBundle(_, bundle) {
      const kept = new Set(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk'
            ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
                renderedLength > 0 ? [basename(id)] : [],
              )
            : [],
        ),
      );
      for (const one of unused) {
        if (!replaced.has(one)) this.error(`${one.importer} does not import ${one.module}. ${remedy}`);
        if (kept.has(one.user)) this.error(`A page uses ${one.user}, which needs ${one.module}. ${remedy}`);
      }
    },
  };
}
