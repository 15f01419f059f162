import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { heaviestPage } from '../scripts/check-dist/sizes.ts';
import { stateSummaries } from '../scripts/plan/city-summaries.ts';
import { divideIntoPages } from '../scripts/plan/datasets/list-cut.ts';
import { overviewDataset } from '../scripts/plan/datasets/overview-dataset.ts';
import { seededRandom } from '../scripts/plan/sample-facts.ts';
import { createPageRenderer } from '../src/app/prerender/prerender.tsx';
import { listPageCount } from '../src/domain/list/list-page.ts';
import type { Pharmacy } from '../src/domain/pharmacy/pharmacy.ts';
import { usStates } from '../src/domain/places/us-state.ts';
import type { ShownDataset } from '../src/domain/site/dataset.ts';
import { type PageIdentity, pageRef } from '../src/domain/site/page-ref.ts';
import type { PageRenderer } from '../src/domain/site/page-renderer.ts';
import { cityPath, listPagePath, pharmacyPath, statePath } from '../src/domain/site/paths.ts';
import { aCity, aCityDataset, aCityInput, anEntry, aPharmacy, milesAway } from './support/domain-fixtures.ts';

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

const whole = (page: PageIdentity, dataset: ShownDataset): string => {
  const { html, head } = renderer.render(pageRef(page, 0.5), dataset);
  return head + html;
};
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);

describe('a city of more pharmacies than a page has room for', () => {
  const { slug } = aCity();
  const branded = anEntry('city-drugs');
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
        ...divideIntoPages(list),
        landing: [branded],
        brandedSlug: branded.slug,
      });
      const store = { kind: 'landing', city: slug, slug: branded.slug } as const;
      const own = listed ? ({ kind: 'city', city: slug } as const) : store;
      const further = Array.from({ length: listPageCount(dataset) - 1 }, (__, index) => index + 2);
      const pages = further.map((number) => ({ kind: 'list-page', city: slug, number }) as const);
      // The pages of one kind are alike: the first, one of the middle and the last are weighed, all are read for links.
      const linked = new Set<string>();
      const sizes: number[] = [];
      for (const [index, page] of [own, ...pages].entries()) {
        const html = whole(page, dataset);
        for (const href of linksOf(html)) linked.add(href);
        if (index < 2 || index === further.length) sizes.push(gzipSync(html).length);
      }
      expect(dataset.pharmacies.filter((pharmacy) => !linked.has(pharmacyPath(pharmacy)))).toEqual([]);
      const ahead = linksOf(whole(own, dataset));
      expect(further.filter((number) => !ahead.includes(listPagePath(slug, number)))).toEqual([]);
      expect(Math.max(...sizes)).toBeLessThan(heaviestPage);
      const others = [store, ...(listed ? [{ kind: 'city-search', city: slug } as const] : [])];
      for (const page of others) {
        expect(gzipSync(whole(page, dataset)).length).toBeLessThan(heaviestPage);
      }
    },
  );
});

describe('a country of 19,000 cities', () => {
  const codes = usStates.map(({ code }) => code);
  const cities = Array.from({ length: 19_000 }, (_, index) =>
    aCityInput({
      city: aCity({ name: `${words(9)}${index}`, state: codes[index % codes.length] ?? 'AL' }),
      pharmacies: [aPharmacy({ key: String(index) })],
    }),
  );
  const states = stateSummaries(cities);
  const overview = overviewDataset({ cities, featured: [], sample: false }, states);

  it.each([{ kind: 'home' }, { kind: 'fixed', page: 'sitemap' }] as const)(
    'has a page $kind within the budget that links every state',
    (page) => {
      const html = whole(page, overview);
      expect(gzipSync(html).length).toBeLessThan(heaviestPage);
      const linked = new Set(linksOf(html));
      expect(usStates.filter(({ slug }) => !linked.has(statePath(slug)))).toEqual([]);
    },
  );

  it('has a page of its largest state within the budget that links each of its 1,700 cities', () => {
    const texas = Array.from({ length: 1700 }, (_, index) => {
      const { slug, name } = aCity({ name: `${words(9)}${index}`, state: 'TX' });
      return { slug, name, state: 'TX' as const, count: index, population: index };
    });
    const html = whole(
      { kind: 'state', state: 'TX' },
      {
        kind: 'state',
        sample: false,
        state: 'TX',
        cities: texas,
        branded: [],
      },
    );
    const linked = new Set(linksOf(html));
    expect(texas.filter(({ slug }) => !linked.has(cityPath(slug)))).toEqual([]);
    expect(gzipSync(html).length).toBeLessThan(heaviestPage);
  });
});
