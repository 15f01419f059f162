import { describe, expect, it } from 'vitest';
import type { CityDataset } from '../../../src/domain/site/dataset.ts';
import {
  aCity,
  aCityDataset,
  anEntry,
  aPharmacy,
  everyDay,
  hoursOf,
  range,
} from '../../../tests/support/domain-fixtures.ts';
import { pageFindingsOf, pageHtml, publishedCity } from '../../../tests/support/site-fixture.ts';
import { checkClaims, checkZeroCounts } from './claims.ts';

const dayHours = hoursOf(everyDay(range(9, 17)));
const allDay = aPharmacy({ key: 'all', hours: hoursOf(everyDay(range(0, 24))), services: ['delivery'] });
const silent = aPharmacy({ key: 'silent' });
const nightOwl = anEntry('24-hour-pharmacy', { type: '24-hour' });
const nightPath = '/24-hour-pharmacy-birmingham-al';

interface FixturePage {
  readonly title?: string;
  readonly description?: string;
  readonly body?: string;
  readonly noindex?: boolean;
}

async function claims(
  page: FixturePage,
  facts: Partial<CityDataset> = {},
  path = '/pharmacies/birmingham-al',
) {
  const { head, files } = publishedCity(aCityDataset({ landing: [nightOwl], ...facts }));
  return pageFindingsOf(checkClaims, {
    ...files,
    [`${path.slice(1)}.html`]: pageHtml(path, { ...page, head }),
  });
}

const known = { pharmacies: [allDay, silent] };
const unknown = { pharmacies: [silent] };
const said = (finding: string) => `pharmacies/birmingham-al.html ${finding}`;

describe('the check of claims', () => {
  it('finds nothing wrong with a site that claims nothing', async () => {
    expect(await pageFindingsOf(checkClaims)).toEqual([]);
    expect(await claims({}, unknown)).toEqual([]);
  });

  it('takes a name in a heading for a name', async () => {
    const name = 'Health Delivery Management';
    const heading = (inner: string) => ({ body: `<h1>Pharmacies</h1>${inner}` });
    expect(await claims(heading(`<h3 translate="no">${name}</h3>`), unknown)).toEqual([]);
    expect(await claims(heading(`<h3><b translate="no">${name}</b> Sample</h3>`), unknown)).toEqual([]);
    expect(await claims(heading(`<h3><b translate="no">${name}</b> Delivery</h3>`), unknown)).toHaveLength(1);
    expect(await claims(heading(`<h3>${name}</h3>`), unknown)).toHaveLength(1);
  });

  it.each([
    ['title', { title: 'Birmingham, AL: 2 pharmacies with hours' }, 'hours'],
    [
      'description',
      { description: 'Pharmacies in Birmingham that deliver to your door, in one list.' },
      'delivery',
    ],
    [
      'heading',
      { body: '<h1>Pharmacies</h1><h2>Wheelchair access in Birmingham</h2>' },
      'wheelchair-accessible',
    ],
    [
      'introduction',
      { body: '<h1>A</h1><div class="intro"><p>Many are open on Sunday.</p></div>' },
      'open-sunday',
    ],
    ['link', { body: '<h1>A</h1><a href="/elsewhere">Pharmacies with flu shots</a>' }, 'flu-shots'],
  ] as const)('finds a %s that speaks of what no listing states', async (where, page, topic) => {
    const [finding, ...more] = await claims(page, unknown);
    expect(more).toEqual([]);
    expect(finding).toContain(said('speaks of '));
    expect(finding).toContain(topic);
    expect(finding).toContain(`in its ${where}`);
  });

  it('accepts the same words where a listing states it', async () => {
    const body =
      '<h1>Open 24 hours</h1><div class="intro"><p>1 delivers. It is open on Sunday.</p></div><a href="/x">Delivery</a>';
    expect(await claims({ title: 'Birmingham, AL: 2 pharmacies, 1 with hours', body }, known)).toEqual([]);
  });

  it('does not take a name for a claim', async () => {
    const named = aPharmacy({ key: 'n' });
    const address = { ...named.address, street: '1540 Sunday Dr' };
    const pharmacies = [{ ...named, address, name: 'Sunday Delivery Drugs' }];
    const body =
      '<h1>Sunday Delivery Drugs</h1><a href="/pharmacies/birmingham-al/pharmacy-n">Open late Rx</a>';
    expect(await claims({ title: 'Sunday Delivery Drugs in Birmingham', body }, { pharmacies })).toEqual([]);
    const description = 'Sunday Delivery Drugs, 1540 Sunday Dr, Birmingham, AL 35203. Directions.';
    expect(await claims({ description }, { pharmacies }, '/pharmacies/birmingham-al/pharmacy-n')).toEqual([]);
    const city = aCity({ name: 'Holiday' });
    expect(await claims({ title: 'Pharmacies in Holiday, AL' }, { city, pharmacies })).toEqual([]);
  });

  it('accepts a paragraph of an introduction that is marked as not confirmed', async () => {
    const body = (attribute: string) =>
      `<div class="intro"><h1>A</h1><p${attribute}>Hours not listed, call</p></div>`;
    expect(await claims({ body: body('') }, unknown)).toHaveLength(1);
    expect(await claims({ body: body(' data-unconfirmed="true"') }, unknown)).toEqual([]);
  });

  it('does not take the line of a listing’s own hours for a claim about other listings', async () => {
    const body = '<div class="intro"><h1>A</h1><p class="hrs tall"><b>Store: 24 hours a day</b></p></div>';
    expect(await claims({ body }, unknown)).toEqual([]);
  });

  it('compares the number of known hours on a city’s page with the listings', async () => {
    const pharmacies = [allDay, silent, aPharmacy({ key: 'day', hours: dayHours })];
    expect(await claims({ title: 'Birmingham, AL: 3 pharmacies, 2 with hours' }, { pharmacies })).toEqual([]);
    expect(await claims({ title: 'Birmingham, AL: 3 pharmacies, 3 with hours' }, { pharmacies })).toEqual([
      said('says “3 with hours” in its title, and the hours of 2 are known'),
    ]);
  });

  it('compares the title of a pharmacy’s page with that pharmacy alone', async () => {
    const description = 'Silent Pharmacy, 1 Oak St, Birmingham, AL 35203. Opening hours day by day.';
    const at = (slug: string) => claims({ description }, known, `/pharmacies/birmingham-al/${slug}`);
    expect(await at('pharmacy-all')).toEqual([]);
    expect(await at('pharmacy-silent')).toHaveLength(1);
  });
});

describe('the check of links', () => {
  const link = `<h1>A</h1><a href="${nightPath}">Day and night</a>`;
  const admitted = `<h1>A</h1><details data-unconfirmed="true"><summary>Not confirmed here yet</summary><a href="${nightPath}">24-hour</a></details>`;

  it('finds a link to a page that no listing is known to match, whatever its text', async () => {
    const body = `<h1>A</h1><a href="${nightPath}">Look here</a>`;
    expect(await claims({ body }, unknown)).toEqual([
      said(`links to ${nightPath}, which no listing is known to match`),
    ]);
    expect(await claims({ body: '<h1>A</h1><a href="/24-hour">Tonight</a>' }, unknown)).toEqual([
      said('links to /24-hour, which no listing is known to match'),
    ]);
  });

  it('accepts a link marked as not confirmed, and only if no listing matches', async () => {
    expect(await claims({ body: admitted }, unknown)).toEqual([]);
    expect(await claims({ body: admitted }, known)).toEqual([
      said(`says that ${nightPath} is not confirmed, though a listing matches it`),
    ]);
    expect(await claims({ body: link }, known)).toEqual([]);
  });

  it('finds a link that is not marked beside one that is', async () => {
    expect(await claims({ body: link + admitted }, unknown)).not.toEqual([]);
  });
});

describe('a page that no listing is known to match', () => {
  const title = '24-hour pharmacy in Birmingham, AL';
  const intro = (says: string) =>
    `<div class="intro" data-unconfirmed="true"><h1>${title}</h1><p>${says}</p></div>`;
  const plain = intro('We don’t have a confirmed 24-hour pharmacy in Birmingham yet.');

  it('may keep its title if it says so and is not indexed, or lists pharmacies around', async () => {
    expect(await claims({ title, body: plain, noindex: true }, unknown, nightPath)).toEqual([]);
    const list = '<a href="/pharmacies/hoover-al/hill-pharmacy">Hill Pharmacy</a>';
    expect(await claims({ title, body: plain + list }, unknown, nightPath)).toEqual([]);
  });

  it('is found if it is indexed with an empty list, does not say so, or is wrong', async () => {
    expect(await claims({ title, body: plain }, unknown, nightPath)).toHaveLength(1);
    const boast = intro('The best 24-hour pharmacies of Birmingham.');
    expect(await claims({ title, body: boast, noindex: true }, unknown, nightPath)).toHaveLength(1);
    expect(await claims({ title, body: plain, noindex: true }, known, nightPath)).toHaveLength(1);
    expect(await claims({ title, noindex: true }, unknown, nightPath)).not.toEqual([]);
  });
});

describe('the check of zero counts', () => {
  const counts = (body: string, page: FixturePage = {}) =>
    pageFindingsOf(checkZeroCounts, { 'a.html': pageHtml('/a', { ...page, body: `<h1>A</h1>${body}` }) });

  it.each([
    '<dl><dt>Open Sunday</dt><dd>0 of 5</dd></dl>',
    '<p>0 in 0 cities</p>',
    '<li><a href="/">Boise</a> <span>0</span></li>',
    '<option>Delivery (0)</option><option>(0)</option>',
    '<p>New York, NY: 0 pharmacies with hours</p>',
    '<p><b>0</b> of 5</p>',
    '<a href="/" aria-label="0 of 3 listed">x</a>',
  ])('finds one of nothing: %s', async (body) => {
    expect(await counts(body)).not.toEqual([]);
  });

  it('finds one in a title', async () => {
    expect(await counts('', { title: 'New York, NY: 0 pharmacies' })).toEqual([
      'a.html counts nothing: “0 pharmacies”',
    ]);
  });

  it.each([
    '<p>10 of 50, 0.4 mi, 1,000 in 20 cities</p>',
    '<p>None of the 3 whose hours we know</p>',
    '<svg><text>0</text></svg>',
    '<p>Call (205) 555-0100 in an emergency</p>',
  ])('takes what counts something: %s', async (body) => {
    expect(await counts(body)).toEqual([]);
  });
});
