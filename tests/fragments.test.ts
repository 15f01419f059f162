import { isValidElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { versioned } from '../scripts/plan/datasets/versioned-dataset.ts';
import { loadPlan } from '../scripts/plan/load-plan.ts';
import type { PageGroup } from '../scripts/plan/page-group.ts';
import type { Dataset } from '../src/domain/site/dataset.ts';
import type { PageRenderer } from '../src/domain/site/page-renderer.ts';
import type { SitePath } from '../src/domain/site/paths.ts';
import { newSite, removeSites } from './support/build-fixture.ts';

// Thousands of pages by two renderers, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

vi.mock(import('react-dom/server'), async (original) => {
  const module = await original();
  return { ...module, renderToString: vi.fn(module.renderToString) };
});

/** The code that renders, loaded anew: test files share their modules, and what React was asked for another it is not asked again. */
async function loadAnew() {
  vi.resetModules();
  const { renderToString } = await import('react-dom/server');
  const { createPageRenderer } = await import('../src/app/prerender/prerender.tsx');
  const { bareRender, prepareScreens } = await import('../src/app/prerender/bare-render.tsx');
  const { FragmentCache } = await import('../src/app/prerender/html/fragment-cache.ts');
  return { renderToString, createPageRenderer, bareRender, prepareScreens, FragmentCache };
}

let code: Awaited<ReturnType<typeof loadAnew>>;
let renderer: PageRenderer;
let groups: readonly PageGroup[];
beforeAll(async () => {
  code = await loadAnew();
  vi.stubEnv('NODE_ENV', 'production');
  renderer = await code.createPageRenderer({ sample: true, origin: 'https://example.org' });
  await code.prepareScreens();
  const { lists } = await newSite();
  const loaded = await loadPlan(lists);
  if (!loaded.ok) throw new Error('the lists of the fixture are bad');
  groups = loaded.value.plan.groups;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await removeSites();
});

/** Where the head of a page stands, which shows nothing. */
const emptyHead = '<!--$--><!--/$-->';

/** The pages of a group by their paths, head and app. */
function pagesOf({ pages }: PageGroup, data: Dataset | undefined, plain: boolean) {
  const made = new Map(
    pages.map((page) => {
      const { head, html } = renderer.render(page, data, plain);
      return [page.path, { head, html: html.join('') }] as const;
    }),
  );
  renderer.clear();
  return made;
}

const datasetOf = ({ data }: PageGroup): Dataset | undefined =>
  // As it reaches a rendering thread.
  data && JSON.parse(versioned(data).text);

describe('every page of a site', () => {
  it('is rendered without React, which is asked for attributes only', () => {
    vi.mocked(code.renderToString).mockClear();
    for (const group of groups) pagesOf(group, datasetOf(group), false);
    const asked = vi.mocked(code.renderToString).mock.calls.map(([node]) => node);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((node) => !isValidElement(node) || typeof node.type !== 'string')).toEqual([]);
  });

  it('is the same to the byte whether its parts are shared with other pages or not', () => {
    const differing: SitePath[] = [];
    let compared = 0;
    for (const group of groups) {
      const shared = pagesOf(group, datasetOf(group), false);
      const plain = pagesOf(group, datasetOf(group), true);
      for (const [path, { head, html }] of plain) {
        const other = shared.get(path);
        if (other?.head !== head || other.html !== html) differing.push(path);
      }
      compared += plain.size;
    }
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(300);
  });
});

describe('the floor of the bench', () => {
  it('renders the app of the pages of a city that the build renders, and shares no part of them', () => {
    const group = groups.find(({ id }) => id === 'city/birmingham-al');
    const data = group && datasetOf(group);
    if (group === undefined || data?.kind !== 'city') throw new Error('no such city');
    const built = pagesOf(group, data, true);
    const shared = vi.spyOn(code.FragmentCache.prototype, 'html');
    const bare = new Map<SitePath, string>();
    code.bareRender(data, (path, html) => bare.set(path, html));
    expect(shared).not.toHaveBeenCalled();
    const differing = [...bare].filter(
      ([path, html]) => built.get(path)?.html.replace(emptyHead, '') !== html,
    );
    expect(differing.map(([path]) => path)).toEqual([]);
    expect(bare.size).toBeGreaterThan(80);
    const [page] = group.pages;
    if (page !== undefined) renderer.render(page, data);
    expect(shared).toHaveBeenCalled();
  });
});
