/** The module that runs the app, which every page loads. */
const app = 'src/app/client/main.tsx';

/** The screens that visitors land on. What two of them need comes with the app, in one file that compresses well. */
const landed = [
  'src/pages/home/home.tsx',
  ...['location', 'slug', 'pharmacy'].map((route) => `src/app/routes/${route}.tsx`),
];

/** What rolldown tells of a module of the bundle. */
export interface ModuleImports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** A bundle in the making; null for a module that is not in it. */
interface Bundling {
  readonly getModuleInfo: (id: string) => ModuleImports | null;
}

const isOwn = (id: string, root: string): boolean => id.startsWith(`${root}/src/`);

/** Whether a module is made up by the bundler, which puts it where it is needed. */
const isVirtual = (id: string): boolean => id.startsWith('\0');

/**
 * Which modules every page loads: those of `root` that the app or at least two of the screens reach by static imports, and the
 * libraries that these need. What a library in turn imports on demand, as the router does with React's client, is no other page's.
 * Throws where one of these is not in the bundle, since renaming it would quietly change what every page loads.
 */
export function initialModules(bundle: Bundling, root: string): ReadonlySet<string> {
  const reachedBy = (entry: string): ReadonlySet<string> => {
    const start = `${root}/${entry}`;
    if (bundle.getModuleInfo(start) === null) {
      throw new Error(`${entry} is not in the bundle: correct scripts/build/bundle/chunks.ts.`);
    }
    const reached = new Set<string>();
    const waiting = [start];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id) || isVirtual(id)) continue;
      reached.add(id);
      const { importedIds = [], dynamicallyImportedIds = [] } = bundle.getModuleInfo(id) ?? {};
      waiting.push(...importedIds, ...(isOwn(id, root) ? [] : dynamicallyImportedIds));
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

/**
 * The files that every page loads: its first script, which must not bring the libraries along; the libraries, which seldom
 * change; and the app; and the file that a navigation needs besides. `root` is the project's folder.
 */
export function initialChunks(root: string) {
  let initial: ReadonlySet<string> | undefined;
  const isInitial = (id: string, bundle: Bundling): boolean => {
    initial ??= initialModules(bundle, root);
    return initial.has(id);
  };
  return [
    {
      name: 'start',
      test: /vite\/preload-helper|\/src\/app\/client\/(?:start|first-paint|page-files)\.ts/,
      priority: 4,
    },
    {
      name: (id: string, bundle: Bundling) => (!isOwn(id, root) && isInitial(id, bundle) ? 'vendor' : null),
      debugName: 'vendor',
      priority: 3,
    },
    {
      name: (id: string, bundle: Bundling) => (isInitial(id, bundle) ? 'app' : null),
      debugName: 'app',
      priority: 2,
    },
    // The first tap asks for one file instead of three.
    {
      name: 'navigation',
      test: /\/src\/features\/data-access\/(?!near-|nearest-|around-|read-phrase)/,
      priority: 1,
    },
    // What several screens load together is one file, which compresses better than its parts.
    {
      name: 'common',
      test: /\/src\/(?:domain\/(?:pharmacy\/(?:knowledge|answer-counts)|places\/city-summary|site\/outside-links)|pages\/shared\/titled)/,
      priority: 2,
    },
    {
      name: 'heads',
      test: /\/src\/domain\/site\/(?:indexability|page-head)\./,
      priority: 1,
    },
    {
      name: 'places',
      test: /\/src\/(?:components\/listing\/state-city-lists|domain\/site\/state-summary)\./,
      priority: 1,
    },
    {
      name: 'results',
      test: /\/src\/(?:pages\/shared\/city-results|features\/directory-search\/(?:directory-results|filter-label))/,
      priority: 1,
    },
    { name: 'outside-links', test: /\/src\/domain\/site\/outside-links\./, priority: 2 },
    // What the first paint of a pharmacy's page needs; its facts come after it.
    {
      name: 'pharmacy',
      test: /\/src\/(?:pages\/pharmacy\/(?!closed-|pharmacy-head|pharmacy-extras|fact-|source|services-|report-|whole-|hours-table|special-days)|domain\/search\/nearby-alternatives)/,
      priority: 1,
    },
    // The search box of home and directory; a navigation asks by the same queries.
    {
      name: 'finder',
      test: /\/src\/(?:features\/(?:data-access\/queries-on-demand|directory-search\/place-finder)|pages\/shared\/finder|messages\/generated\/searchBox)\./,
      priority: 2,
    },
    // What is searched by name, in the box and in its answers.
    {
      name: 'name-search',
      test: /\/src\/features\/directory-search\/(?:name-search|find-names|region-words)\./,
      priority: 1,
    },
    // What every page of a chain needs.
    {
      name: 'brand',
      test: /\/src\/(?:domain\/pharmacy\/brand-slug|features\/data-access\/brand-query|messages\/generated\/brand|pages\/shared\/brand-trails)\./,
      priority: 2,
    },
    // A pharmacy's page tells the days by them, and need not load all that a status takes.
    {
      name: 'clock',
      test: /\/src\/(?:domain\/hours\/(?:zoned-clock|zone-offset|holidays|holiday-ids)|messages\/generated\/holidays)\./,
      priority: 2,
    },
    {
      name: 'rows',
      test: /\/src\/(?:components\/listing\/listing-rows|domain\/search\/worth-a-call)/,
      priority: 1,
    },
    {
      name: 'sources',
      test: /\/src\/(?:components\/listing\/source-name|messages\/generated\/sources)/,
      priority: 1,
    },
    // Of a pharmacy's page, and of every place that asks for the visitor's location.
    { name: 'hint', test: /\/src\/components\/ui\/(?:lazy-hint|use-hydrated)\./, priority: 2 },
    { name: 'near-you', test: /\/src\/pages\/shared\/(?:near-you|use-nearest)/, priority: 1 },
    // What lies around a point: nobody without one needs it.
    {
      name: 'near',
      test: /\/src\/(?:features\/(?:near\/|data-access\/near-)|pages\/shared\/near-content)/,
      priority: 0,
    },
  ];
}

/** Whether a file of the bundle is one that every page has loaded before it imports anything on demand. */
export const isInitialFile = (file: string): boolean =>
  /(?:^|\/)(?:start|vendor|app|rolldown-runtime)-[^/]+$/.test(file);
