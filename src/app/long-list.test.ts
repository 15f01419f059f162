import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCity, aCityDataset, anEntry, aPharmacy, milesAway } from '../../tests/domain-fixtures.ts';
import { budgets } from '../config/budgets.ts';
import { cutList } from '../domain/list-cut.ts';
import { listPageCount } from '../domain/list-page.ts';
import type { PageRenderer } from '../domain/page-renderer.ts';
import {
  cityPath,
  landingPath,
  listPagePath,
  pharmacyPath,
  type SitePath,
  searchPath,
} from '../domain/paths.ts';
import type { Pharmacy } from '../domain/pharmacy.ts';
import { seededRandom } from '../domain/seeded-random.ts';
import { createPageRenderer } from './prerender.tsx';

const random = seededRandom('long list');
const letters = 'abcdefghijklmnopqrstuvwxyz ';
/** Words that do not compress, as long as the store takes them or as long as is usual. */
const words = (length: number): string =>
  Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');

const pharmacies = (count: number, nameLength: number): readonly Pharmacy[] =>
  Array.from({ length: count }, (_, index) =>
    aPharmacy({
      key: `${index}-${words(nameLength).replaceAll(' ', '-')}x`.replace(/-+/g, '-'),
      name: words(nameLength),
      address: { street: `${index} ${words(nameLength)}`, city: 'Birmingham', state: 'AL', zip: '35203' },
      phone: `+1205555${String(index).padStart(4, '0')}`,
      location: milesAway(index / 100, index % 360),
    }),
  );

let renderer: PageRenderer;
beforeAll(async () => {
  renderer = await createPageRenderer({
    sample: false,
    sources: [],
    origin: 'https://directory.example',
    lookupHost: undefined,
    mapStyleUrl: undefined,
    contactFormUrl: undefined,
  });
});

const whole = (path: SitePath, dataset: ReturnType<typeof aCityDataset>): string => {
  const { html, head } = renderer.render(path, dataset);
  return head + html;
};
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);

describe('a city of more pharmacies than a page has room for', () => {
  const { slug } = aCity();
  const branded = anEntry('city-drugs', { keyword: 'City Drugs in Birmingham, AL' });
  const cases = [
    ['5,000 of usual names', 5000, 18, true],
    ['500 of the longest names, which no compression shortens', 500, 95, true],
    ['1,000 in a town without a directory', 1000, 18, false],
  ] as const;

  it.each(cases)(
    'has links to all of them without a script, on pages within the budget: %s',
    (_, count, length, listed) => {
      const list = { listed, pharmacies: pharmacies(count, length) };
      const dataset = aCityDataset({
        ...list,
        ...cutList(list),
        landing: [branded],
        brandedSlug: branded.slug,
      });
      const own = listed ? cityPath(slug) : landingPath(branded.slug);
      const further = Array.from({ length: listPageCount(dataset) - 1 }, (__, index) =>
        listPagePath(slug, index + 2),
      );
      // The pages of one kind are alike: the first, one of the middle and the last are weighed, all are read for links.
      const linked = new Set<string>();
      const sizes: number[] = [];
      for (const [index, path] of [own, ...further].entries()) {
        const html = whole(path, dataset);
        for (const href of linksOf(html)) linked.add(href);
        if (index < 2 || index === further.length) sizes.push(gzipSync(html).length);
      }
      expect(dataset.pharmacies.filter((pharmacy) => !linked.has(pharmacyPath(pharmacy)))).toEqual([]);
      expect(further.filter((path) => !linksOf(whole(own, dataset)).includes(path))).toEqual([]);
      expect(Math.max(...sizes)).toBeLessThan(budgets.htmlLargestGzip);
      const others = [landingPath(branded.slug), ...(listed ? [searchPath(slug)] : [])];
      for (const path of others) {
        expect(gzipSync(whole(path, dataset)).length).toBeLessThan(budgets.htmlLargestGzip);
      }
      renderer.clear();
    },
  );
});
