import { describe, expect, it } from 'vitest';
import { appModules, isInitialFile, libraryTest } from './chunks.ts';
import { packageNames } from './package-of.ts';

/** Package names as they are read from disk, where only these folders have a `package.json`. */
const inFolders = (folders: Readonly<Record<string, object>>) => {
  const asked: string[] = [];
  const nameOf = packageNames((file) => {
    asked.push(file);
    const found = folders[file.replace(/\/package\.json$/, '')];
    return found && JSON.stringify(found);
  });
  return { nameOf, asked };
};

describe('the libraries of the first paint', () => {
  const react = { name: 'react' };
  it.each([
    ['npm', '/site/node_modules/react', 'cjs/react.production.js'],
    ['a linked node_modules', '/srv/installed/node_modules/react', 'index.js'],
    ['a linked folder of another name', '/srv/deps-1f2e/react', 'index.js'],
    ['pnpm', '/site/node_modules/.pnpm/react@19.3.1/node_modules/react', 'index.js'],
    ['yarn', '/home/me/.yarn/cache/react-npm-19.3.1-ab12.zip/node_modules/react', 'index.js'],
    ['a package of the same repository', '/site/packages/react-fork', 'src/index.js'],
    ['a module with a query', '/site/node_modules/react', 'index.js?commonjs-es-import'],
  ])('are known as %s installs them', (_, folder, file) => {
    const { nameOf } = inFolders({ '/site': { name: 'site' }, [folder]: react });
    expect(libraryTest(nameOf)(`${folder}/${file}`)).toBe(true);
  });

  it('are known where a folder of theirs says only what kind of modules it holds', () => {
    const core = '/site/node_modules/@tanstack/query-core';
    const { nameOf } = inFolders({
      [core]: { name: '@tanstack/query-core' },
      [`${core}/build`]: { type: 'module' },
    });
    expect(libraryTest(nameOf)(`${core}/build/modern/query.js`)).toBe(true);
  });

  it.each([
    ['a library that loads on demand', '/site/node_modules/maplibre-gl', { name: 'maplibre-gl' }],
    ['one of a like name', '/site/node_modules/react-remove-scroll', { name: 'react-remove-scroll' }],
    ['one that lies in another', '/site/node_modules/react/node_modules/downshift', { name: 'downshift' }],
    ['the site itself', '/react/src', {}],
  ])('are not %s', (_, folder, manifest) => {
    const { nameOf } = inFolders({
      '/react': { name: 'site' },
      '/site/node_modules/react': react,
      [folder]: manifest,
    });
    expect(libraryTest(nameOf)(`${folder}/index.js`)).toBe(false);
  });

  it('are not the modules that the bundler makes up', () => {
    const { nameOf, asked } = inFolders({});
    expect(nameOf('\0vite/preload-helper.js')).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('are looked up once a folder', () => {
    const { nameOf, asked } = inFolders({ '/site/react': react });
    for (const file of ['a.js', 'b.js', 'cjs/c.js']) expect(nameOf(`/site/react/${file}`)).toBe('react');
    expect(asked).toEqual(['/site/react/package.json', '/site/react/cjs/package.json']);
  });
});

describe('the app’s own file', () => {
  const graph: Record<string, readonly string[]> = {
    '/site/src/app/client/main.tsx': ['/site/src/app/client/root.tsx', '/deps/react/index.js'],
    '/site/src/app/client/root.tsx': ['/site/src/domain/site/paths.ts', '/site/src/app/client/main.tsx'],
    '/site/src/domain/site/paths.ts': [],
    '/site/src/pages/home/home.tsx': ['/site/src/components/tiles.tsx'],
    '/site/src/app/routes/location.tsx': ['/site/src/components/card.tsx', '/site/src/domain/facets.ts'],
    '/site/src/app/routes/slug.tsx': ['/site/src/components/card.tsx'],
    '/site/src/app/routes/pharmacy.tsx': ['/deps/react/index.js'],
    '/site/src/components/tiles.tsx': [],
    '/site/src/components/card.tsx': ['/site/src/domain/hours/hours.ts'],
    '/site/src/domain/hours/hours.ts': [],
    '/site/src/domain/facets.ts': [],
  };
  const importsOf = (id: string): readonly string[] | undefined => graph[id];

  it('holds what the app needs and what two of the screens that visitors land on need', () => {
    expect([...appModules(importsOf, '/site')].toSorted()).toEqual([
      '/site/src/app/client/main.tsx',
      '/site/src/app/client/root.tsx',
      '/site/src/components/card.tsx',
      '/site/src/domain/hours/hours.ts',
      '/site/src/domain/site/paths.ts',
    ]);
  });

  it('cannot be told for a screen that is gone', () => {
    expect(() => appModules((id) => (id.endsWith('slug.tsx') ? undefined : importsOf(id)), '/site')).toThrow(
      'src/app/routes/slug.tsx is not in the bundle',
    );
  });
});

it('a page has the start, the libraries and the app before it imports anything on demand', () => {
  for (const name of ['start', 'vendor', 'app'])
    expect(isInitialFile(`assets/${name}-Ab12_-cd.js`)).toBe(true);
  for (const name of ['state', 'application', 'star', 'my-app']) {
    expect(isInitialFile(`assets/${name}_Ab12cd.js`)).toBe(false);
  }
});
