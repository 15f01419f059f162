import { describe, expect, it } from 'vitest';
import { initialModules, isInitialFile, type ModuleImports } from './chunks.ts';

describe('what every page loads', () => {
  const graph: Readonly<Record<string, readonly string[]>> = {
    '/site/src/app/client/main.tsx': ['/site/src/app/client/root.tsx', '/deps/router/index.js'],
    '/site/src/app/client/root.tsx': ['/site/src/domain/site/paths.ts', '/site/src/app/client/main.tsx'],
    '/site/src/domain/site/paths.ts': [],
    '/site/src/pages/home/home.tsx': ['/site/src/components/tiles.tsx', '/deps/downshift/index.js'],
    '/site/src/app/routes/location.tsx': ['/site/src/components/card.tsx', '/site/src/domain/facets.ts'],
    '/site/src/app/routes/slug.tsx': ['/site/src/components/card.tsx'],
    '/site/src/app/routes/pharmacy.tsx': ['/deps/react/index.js', '\0vite/preload-helper.js'],
    '/site/src/components/tiles.tsx': [],
    '/site/src/components/card.tsx': ['/site/src/domain/hours/hours.ts', '\0vite/preload-helper.js'],
    '/site/src/domain/hours/hours.ts': [],
    '/site/src/domain/facets.ts': [],
    '/deps/router/index.js': ['/deps/react/index.js'],
    '/deps/react/index.js': [],
    '/deps/react/client.js': [],
    '/deps/maplibre-gl/index.js': [],
    '/deps/downshift/index.js': [],
  };
  const onDemand: Readonly<Record<string, readonly string[]>> = {
    '/site/src/components/card.tsx': ['/deps/maplibre-gl/index.js'],
    '/deps/router/index.js': ['/deps/react/client.js'],
  };
  const getModuleInfo = (id: string): ModuleImports | null => {
    const importedIds = graph[id];
    return importedIds === undefined ? null : { importedIds, dynamicallyImportedIds: onDemand[id] ?? [] };
  };
  const modules = [...initialModules({ getModuleInfo }, '/site')];

  it('is what the app needs, and what two of the screens that visitors land on need', () => {
    expect(modules.filter((id) => id.startsWith('/site/')).toSorted()).toEqual([
      '/site/src/app/client/main.tsx',
      '/site/src/app/client/root.tsx',
      '/site/src/components/card.tsx',
      '/site/src/domain/hours/hours.ts',
      '/site/src/domain/site/paths.ts',
    ]);
  });

  it('includes their libraries, wherever these are installed, but none that the site asks for on demand', () => {
    expect(modules.filter((id) => id.startsWith('/deps/')).toSorted()).toEqual([
      '/deps/react/client.js',
      '/deps/react/index.js',
      '/deps/router/index.js',
    ]);
  });

  it('includes nothing that the bundler makes up', () => {
    expect(modules.filter((id) => id.startsWith('\0'))).toEqual([]);
  });

  it('cannot be told for a screen that is gone', () => {
    const bundle = { getModuleInfo: (id: string) => (id.endsWith('slug.tsx') ? null : getModuleInfo(id)) };
    expect(() => initialModules(bundle, '/site')).toThrow('src/app/routes/slug.tsx is not in the bundle');
  });
});

it('a page has the start, the libraries and the app before it imports anything on demand', () => {
  for (const name of ['start', 'vendor', 'app'])
    expect(isInitialFile(`assets/${name}-Ab12_-cd.js`)).toBe(true);
  for (const name of ['state', 'application', 'star', 'my-app']) {
    expect(isInitialFile(`assets/${name}_Ab12cd.js`)).toBe(false);
  }
});
