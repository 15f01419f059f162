import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  buildSite,
  fileTree,
  newSite,
  removeSites,
  reportOf,
  siteLists,
  type TestSite,
  testBundle,
  testEnv,
} from '../../tests/support/build-fixture.ts';

// Two whole builds, one of them through vite-react-ssg, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 400_000 });

const [heading = '', ...rows] = siteLists['cities.csv'].split('\n');

/** A city with a neighbour, and the branded stores: one in a town of its own, one in a listed city. */
const lists = {
  'cities.csv': `${heading}\n${rows.find((row) => row.startsWith('Hoover'))}\nMarks,MS,marks-ms,34.25683,-90.27298,1581,Quitman,America/Chicago,38646\n`,
  'places.csv':
    'city,kind,name,lat,lng,radius_miles\nhoover-al,university,Samford University,33.4644,-86.7920,\n',
};

let site: TestSite;
let oracle: string;

beforeAll(async () => {
  site = await newSite(lists);
  oracle = join(site.root, 'oracle');
  await reportOf(buildSite(site, await testBundle()));
  await promisify(execFile)(
    process.execPath,
    [resolve('node_modules/vite-react-ssg/bin/vite-react-ssg.js'), 'build'],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        SITE_ORIGIN: testEnv.siteOrigin,
        MAP_STYLE_URL: testEnv.mapStyleUrl ?? 'off',
        LISTS_DIR: site.lists,
        // No store, so samples, as in the other build.
        LISTINGS_DIR: join(site.root, 'no-listings'),
        SSG_OUT: oracle,
      },
      maxBuffer: 1e8,
    },
  );
});
afterAll(removeSites);

interface Read {
  /** The app's HTML, comments included, in one spelling of its entities and void elements. */
  readonly app: string;
  readonly head: Readonly<Record<string, readonly string[]>>;
}

/**
 * What the router's own provider writes behind the app unless told not to; the strict content policy forbids
 * it.
 */
const routerScript = /<script>window\.__staticRouterHydrationData = JSON\.parse\([^<]*<\/script>$/;

/** A part of a page that follows it, with the script that moves it into place. */
const sentLater = /<div hidden(?:="")? id="S:(\w+)">(.*?)<\/div><script>\$R.*?<\/script>/gs;

/** Script that notes when the page itself had arrived. */
const shellTime = /<script>requestAnimationFrame\(function\(\)\{\$RT=[^<]*<\/script>/g;

/**
 * Puts the parts of a page in their places that React's streaming renderer, which vite-react-ssg uses, sends
 * behind it: whatever a Suspense boundary holds that is large. The pre-renderer's pages have them in their
 * places, since they must read well without a script.
 */
function inPlace(app: string): string {
  const parts = new Map([...app.matchAll(sentLater)].map(([, id = '', part = '']) => [id, part]));
  return app
    .replace(sentLater, '')
    .replace(shellTime, '')
    .replace(
      /<!--\$\?--><template id="B:(\w+)"><\/template><!--\/\$-->/g,
      (place, id: string) => `<!--$-->${parts.get(id) ?? place}<!--/$-->`,
    );
}

/**
 * vite-react-ssg's pages have been through JSDOM, which spells `&#x27;` as `'` and `<br/>` as `<br>`; reading
 * both with one parser and writing them again takes that away and nothing else: every element, attribute,
 * text and comment stays.
 */
function read(html: string): Read {
  const page = parseDocument(html);
  const all = (test: Parameters<typeof DomUtils.findAll>[0]) => DomUtils.findAll(test, page.children);
  const root = all(({ attribs }) => attribs.id === 'root');
  const named = (name: string): readonly string[] =>
    all((element) => element.name === 'meta' && element.attribs.name === name).map(
      ({ attribs }) => attribs.content ?? '',
    );
  return {
    app: root.map((element) => inPlace(DomUtils.getInnerHTML(element)).replace(routerScript, '')).join(''),
    head: {
      title: DomUtils.getElementsByTagName('head', page).flatMap((inHead) =>
        DomUtils.getElementsByTagName('title', inHead).map((title) => DomUtils.textContent(title)),
      ),
      description: named('description'),
      robots: named('robots').toSorted(),
      canonical: all(({ attribs }) => attribs.rel === 'canonical').map(({ attribs }) => attribs.href ?? ''),
    },
  };
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const excerpt = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `${excerpt(a)} — ${excerpt(b)}`;
}

const pagesOf = async (folder: string): Promise<readonly string[]> =>
  [...(await fileTree(folder)).keys()].filter((file) => file.endsWith('.html'));

/** False for the page of unknown paths, which only this build makes. */
const isListed = (file: string): boolean => file !== '404.html';

describe('vite-react-ssg build and the pre-renderer', () => {
  it('make pages of the same paths', async () => {
    const [own, theirs] = [await pagesOf(site.out), await pagesOf(oracle)];
    expect(own.length).toBeGreaterThan(150);
    expect(theirs.filter(isListed)).toEqual(own.filter(isListed));
  });

  it('render each page alike: the app with its comments, title, description, robots, canonical', async () => {
    const differing: string[] = [];
    for (const file of (await pagesOf(site.out)).filter(isListed)) {
      const own = read(await readFile(join(site.out, file), 'utf8'));
      const theirs = read(await readFile(join(oracle, file), 'utf8'));
      expect(own.app).toContain('<h1');
      expect(own.head.title).toHaveLength(1);
      expect(own.head.canonical).toHaveLength(1);
      expect(own.head, file).toEqual(theirs.head);
      if (own.app !== theirs.app) differing.push(`${file}: ${firstDifference(own.app, theirs.app)}`);
    }
    expect(differing).toEqual([]);
  });
});
