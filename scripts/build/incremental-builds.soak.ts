import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  buildSite,
  datasetIn,
  differingFiles,
  fileIdentities,
  fileTree,
  newSite,
  removeSites,
  reportOf,
  siteLists,
  type TestSite,
  testBundle,
  testEnv,
  writeLists,
} from '../../tests/support/build-fixture.ts';
import { putBundle } from '../../tests/support/build-process.ts';
import type { ListChanges } from '../../tests/support/list-fixture.ts';
import type { Bundle } from './bundle/bundle.ts';
import { hasHashedName } from './earlier-files/earlier-files.ts';
import { manifestFile } from './manifest.ts';

// Whole builds, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let bundle: Bundle;
let site: TestSite;
let clean: ReadonlyMap<string, string>;

beforeAll(async () => {
  bundle = await testBundle();
  site = await newSite();
  await reportOf(buildSite(site, bundle));
  clean = await fileTree(site.out);
});
afterAll(removeSites);

const isPage = (file: string): boolean => file.endsWith('.html');

async function cleanTree(changes: ListChanges): Promise<ReadonlyMap<string, string>> {
  const other = await newSite(changes);
  await reportOf(buildSite(other, bundle));
  return fileTree(other.out);
}

describe('a clean build', () => {
  it('gives the same bytes in another folder, on more threads and a second time', async () => {
    const towns = Array.from({ length: 4 }, (_, index) => {
      const name = `Testville ${'ABCD'[index]}`;
      const slug = `testville-${'abcd'[index]}-al`;
      return `${name},AL,${slug},${(31 + index * 0.1).toFixed(5)},-87.10000,90000,Escambia,America/Chicago,36426\n`;
    });
    const changes = { 'cities.csv': siteLists['cities.csv'] + towns.join('') };
    const [one, other] = [await newSite(changes), await newSite(changes)];
    const report = await reportOf(buildSite(one, bundle, { threads: 1 }));
    await reportOf(buildSite(other, bundle, { threads: 3 }));
    // Enough pages for more than one thread.
    expect(report.pages).toBeGreaterThan(600);
    const tree = await fileTree(one.out);
    expect([...tree.keys()].filter(isPage)).toHaveLength(report.pages);
    expect(differingFiles(tree, await fileTree(other.out))).toEqual([]);
  });

  it('after which nothing changed, writes nothing', async () => {
    const before = await fileIdentities(site.out);
    const report = await reportOf(buildSite(site, bundle));
    expect(report).toMatchObject({ rendered: 0, pagesWritten: 0, filesRemoved: 0, pages: report.unchanged });
    expect(await fileIdentities(site.out)).toEqual(before);
  });
});

const { 'cities.csv': cities, 'places.csv': places, 'branded-stores.csv': branded } = siteLists;
const inCities = (from: string, to: string): ListChanges => {
  if (!cities.includes(from)) throw new Error(`The fixture has no ${from}`);
  return { 'cities.csv': cities.replace(from, to) };
};
const newYork = /new-york/;

interface Edit {
  readonly name: string;
  readonly changes: ListChanges;
  /** A page that must change. */
  readonly changed: string;
  /** Pages that must not. */
  readonly spared: RegExp;
}

const edits: readonly Edit[] = [
  {
    name: 'a population',
    changes: inCities('212461', '242461'),
    changed: 'pharmacies/birmingham-al.html',
    spared: newYork,
  },
  {
    name: 'a population by one',
    changes: inCities('212461', '212462'),
    changed: 'pharmacies/alabama.html',
    spared: newYork,
  },
  {
    name: 'coordinates',
    changes: inCities('33.52066', '33.53066'),
    changed: 'pharmacies/hoover-al.html',
    spared: newYork,
  },
  {
    name: 'coordinates so that the city is nobody’s neighbour',
    changes: inCities(
      '33.40539,-86.81138,84848,Jefferson,America/Chicago,35226',
      '30.40539,-87.81138,84848,Baldwin,America/Chicago,36535',
    ),
    changed: 'pharmacies/birmingham-al.html',
    spared: newYork,
  },
  {
    name: 'a name under the same slug',
    changes: inCities('Birmingham,AL', 'BirmingHam,AL'),
    changed: 'index.html',
    spared: newYork,
  },
  {
    name: 'a name and its slug',
    changes: inCities('Hoover,AL,hoover-al', 'Hoover Heights,AL,hoover-heights-al'),
    changed: 'pharmacies/hoover-heights-al.html',
    spared: newYork,
  },
  {
    name: 'ZIP codes',
    changes: inCities('35203 35205', '35203 35204'),
    changed: 'pharmacies/birmingham-al.html',
    spared: newYork,
  },
  {
    name: 'a time zone',
    changes: inCities(
      'Hoover,AL,hoover-al,33.40539,-86.81138,84848,Jefferson,America/Chicago',
      'Hoover,AL,hoover-al,33.40539,-86.81138,84848,Jefferson,US/Central',
    ),
    changed: 'pharmacies/hoover-al.html',
    spared: newYork,
  },
  {
    name: 'the coordinates of a landmark',
    changes: { 'places.csv': places.replace('33.5055', '33.5155') },
    changed: 'pharmacy-near-uab-hospital-birmingham-al.html',
    spared: newYork,
  },
  {
    name: 'the name of a landmark',
    changes: { 'places.csv': places.replace('UAB Hospital', 'City Hospital') },
    changed: 'pharmacy-near-city-hospital-birmingham-al.html',
    spared: newYork,
  },
  {
    name: 'a city more',
    changes: {
      'cities.csv': `${cities}Dothan,AL,dothan-al,31.22323,-85.39049,68567,Houston,America/Chicago,36301\n`,
    },
    changed: 'pharmacies/dothan-al.html',
    spared: newYork,
  },
  {
    name: 'a city less',
    changes: { 'cities.csv': cities.replace(/Hoover.*\n/, '') },
    changed: 'pharmacies/birmingham-al.html',
    spared: newYork,
  },
  {
    name: 'a branded store less',
    changes: { 'branded-stores.csv': branded.replace(/Marks.*\n/, '') },
    changed: 'sitemap.html',
    spared: newYork,
  },
];

describe('an edit of', () => {
  // Each starts from what the one before it left.
  it.each(edits)(
    '$name gives what a clean build gives, and touches only the pages that differ',
    async ({ changes, changed, spared }) => {
      const [before, identitiesBefore] = [await fileTree(site.out), await fileIdentities(site.out)];
      await writeLists(site, { ...siteLists, ...changes });
      // Of three cities, one is more than a fifth.
      const report = await reportOf(buildSite(site, bundle, { acceptLoss: true }));
      const [after, identities] = [await fileTree(site.out), await fileIdentities(site.out)];
      const differing = differingFiles(before, after);

      expect(differingFiles(after, await cleanTree(changes))).toEqual([]);
      expect(differing).toContain(changed);
      expect(differing.filter((file) => isPage(file) && spared.test(file))).toEqual([]);
      expect(differingFiles(identitiesBefore, identities)).toEqual(differing);
      expect(report.pagesWritten).toBe(differing.filter((file) => isPage(file) && after.has(file)).length);
      expect(report.filesRemoved).toBe(
        differing.filter((file) => !after.has(file) && !hasHashedName(file)).length,
      );
      expect(report.unchanged).toBe(report.pages - report.pagesWritten);
    },
  );

  it('everything back gives the first site again', async () => {
    await writeLists(site, siteLists);
    await reportOf(buildSite(site, bundle, { acceptLoss: true }));
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
  });
});

describe('the next build', () => {
  it('restores files that were deleted by hand', async () => {
    const deleted = [
      'about.html',
      'pharmacies/birmingham-al.html',
      ...['data/places/hoover-al', 'data/gazetteer', 'data/names'].map((path) => datasetIn(clean, path)),
      'manifests/al.json',
      'sitemaps/alabama.xml',
      'robots.txt',
      'favicon.svg',
      ...[...clean.keys()].filter((file) => file.startsWith('data/tiles/')).slice(0, 1),
    ];
    for (const file of deleted) await rm(join(site.out, file));
    await reportOf(buildSite(site, bundle));
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
  });

  it('restores a page that was changed by hand while an editor changed its city', async () => {
    // With the bundle reused, its thread gets the city before the published folder is read.
    const site = await newSite();
    await putBundle(site);
    const atHand = { bundle: undefined };
    await reportOf(buildSite(site, bundle, atHand));
    const page = join(site.out, 'pharmacies', 'birmingham-al.html');
    for (const damage of [() => writeFile(page, 'mine'), () => rm(page)]) {
      await damage();
      const changes = inCities('212461', '242461');
      await writeLists(site, { ...siteLists, ...changes });
      await reportOf(buildSite(site, bundle, atHand));
      expect(differingFiles(await cleanTree(changes), await fileTree(site.out))).toEqual([]);
      await damage();
      await writeLists(site, siteLists);
      await reportOf(buildSite(site, bundle, atHand));
      expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
    }
  });

  it('restores a dataset that no page of its own shows', async () => {
    await rm(join(site.out, datasetIn(clean, 'data/names')));
    await reportOf(buildSite(site, bundle));
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
  });

  it.each([
    { name: 'damaged', manifest: '{"format":2,"groups":' },
    { name: 'of another format', manifest: '{"format":0,"groups":{},"files":{}}' },
  ])('renders everything anew when the manifest is $name', async ({ manifest }) => {
    await writeFile(join(site.out, manifestFile), manifest);
    const report = await reportOf(buildSite(site, bundle));
    expect(report).toMatchObject({ rendered: report.pages, pagesWritten: 0, filesRemoved: 0 });
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
  });

  it('restores a page that was changed by hand, when it renders it', async () => {
    const page = join(site.out, 'pharmacies', 'hoover-al.html');
    await writeFile(page, `${await readFile(page, 'utf8')}<!-- mine -->`);
    await rm(join(site.out, manifestFile));
    const { pagesWritten } = await reportOf(buildSite(site, bundle));
    expect(pagesWritten).toBe(1);
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
  });

  it('makes everything anew when the published folder is gone', async () => {
    await rm(site.out, { recursive: true });
    const report = await reportOf(buildSite(site, bundle));
    expect(report.pagesWritten).toBe(report.pages);
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
  });

  it('completes another published folder that was built from other lists', async () => {
    const second = { ...site, out: join(site.root, 'second') };
    const changes = inCities('212461', '242461');
    await reportOf(buildSite(second, bundle));
    await writeLists(site, changes);
    await reportOf(buildSite(site, bundle));
    await reportOf(buildSite(second, bundle));
    const [first, other] = [await fileTree(site.out), await fileTree(second.out)];
    await writeLists(site, siteLists);
    await reportOf(buildSite(site, bundle));
    expect(differingFiles(first, other)).toEqual([]);
    expect(differingFiles(clean, await fileTree(site.out))).toEqual([]);
  });

  it('renders every page when the origin changes, since each names it', async () => {
    const moved = await newSite();
    await reportOf(buildSite(moved, bundle));
    const env = { ...testEnv, siteOrigin: 'https://moved.test' };
    const report = await reportOf(buildSite(moved, bundle, { env }));
    expect(report.pagesWritten).toBe(report.pages);
  });
});
