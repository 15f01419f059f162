import { packageNames } from './package-of.ts';

/** Libraries of every page's first paint. Toasts, tooltips and the like stay in chunks of their own. */
const libraries: ReadonlySet<string> = new Set([
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  '@remix-run/router',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'react-helmet-async',
  'vite-react-ssg',
  // What react-helmet-async needs.
  'invariant',
  'prop-types',
  'react-fast-compare',
  'shallowequal',
]);

/** The module that runs the app, which every page loads. */
const app = 'src/app/client/main.tsx';

/** The screens that visitors land on. What two of them need comes with the app, in one file that compresses well. */
const landed = [
  'src/pages/home/home.tsx',
  ...['location', 'slug', 'pharmacy'].map((route) => `src/app/routes/${route}.tsx`),
];

/** The modules that a module imports statically; undefined for one that is not in the bundle. */
export type ImportsOf = (id: string) => readonly string[] | undefined;

/**
 * Which modules of `root` the app's file holds: those that the app or at least two of the screens reach by static imports.
 * Throws where one of these is not in the bundle, since renaming it would quietly change what every page loads.
 */
export function appModules(importsOf: ImportsOf, root: string): ReadonlySet<string> {
  const source = `${root}/src/`;
  const reachedBy = (entry: string): ReadonlySet<string> => {
    const start = `${root}/${entry}`;
    if (importsOf(start) === undefined) {
      throw new Error(`${entry} is not in the bundle: correct scripts/client-bundle/chunks.ts.`);
    }
    const reached = new Set<string>();
    const waiting = [start];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id) || !id.startsWith(source)) continue;
      reached.add(id);
      waiting.push(...(importsOf(id) ?? []));
    }
    return reached;
  };
  const modules = new Set(reachedBy(app));
  const once = new Set<string>();
  for (const id of landed.flatMap((screen) => [...reachedBy(screen)])) {
    if (once.has(id)) modules.add(id);
    once.add(id);
  }
  return modules;
}

/** Tells whether a module is of a library that every page's first paint needs; `nameOf` names a module's package. */
export const libraryTest =
  (nameOf: (id: string) => string | undefined = packageNames()) =>
  (id: string): boolean => {
    const name = nameOf(id);
    return name !== undefined && libraries.has(name);
  };

/** What rolldown tells of the modules of a bundle. */
interface Chunking {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/**
 * The files that every page loads: its first script, which must not bring the libraries along; the libraries, which seldom
 * change; and the app. `root` is the project's folder.
 */
export function initialChunks(root: string) {
  let inApp: ReadonlySet<string> | undefined;
  return [
    {
      name: 'start',
      test: /vite\/preload-helper|\/src\/app\/client\/(?:start|first-paint|page-modules)\.ts/,
      priority: 3,
    },
    { name: 'vendor', test: libraryTest(), priority: 2 },
    {
      name: (id: string, bundle: Chunking): string | null => {
        inApp ??= appModules((module) => bundle.getModuleInfo(module)?.importedIds, root);
        return inApp.has(id) ? 'app' : null;
      },
      debugName: 'app',
      priority: 1,
    },
  ];
}

/** Whether a file of the bundle is one that every page has loaded before it imports anything on demand. */
export const isInitialFile = (file: string): boolean => /(?:^|\/)(?:start|vendor|app)-[^/]+$/.test(file);
