import { build, type PluginOption } from 'vite';
import { describe, expect, it } from 'vitest';
import { queryCacheOnly } from './query-cache-only.ts';

const entry = 'virtual:entry';

/** The bundle of a module that imports the query library, with what it comes to. */
async function bundle(code: string, plugins: PluginOption[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
      plugins,
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry, external: /^react/ } },
  });
  return [result]
    .flat()
    .flatMap((item) => ('output' in item ? item.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
}

const client = `import { QueryClient, QueryObserver } from '@tanstack/react-query';
globalThis.made = [new QueryClient(), QueryObserver];`;

describe('the query library of the browser', () => {
  it('comes without mutations and infinite queries, and would come with them', async () => {
    const [lean, whole] = [await bundle(client, [queryCacheOnly()]), await bundle(client, [])];
    for (const part of ['runNext', 'fetchPage']) {
      expect(whole).toContain(part);
      expect(lean).not.toContain(part);
    }
    expect(lean).toContain('resumePausedMutations');
  });

  it.each([
    ['a mutation', 'MutationObserver', 'mutationObserver.js'],
    ['an infinite list', 'InfiniteQueryObserver', 'infiniteQueryObserver.js'],
  ])('cannot be bundled so when a page has %s', async (_, name, module) => {
    const user = `import { QueryClient, ${name} } from '@tanstack/react-query';
globalThis.made = [new QueryClient(), ${name}];`;
    await expect(bundle(user, [queryCacheOnly()])).rejects.toThrow(`A page uses ${module}`);
  });

  it('cannot be bundled so when it is made otherwise', async () => {
    await expect(bundle('globalThis.made = 1;', [queryCacheOnly()])).rejects.toThrow(
      'queryClient.js does not import mutationCache.js',
    );
  });
});
