import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goodLists, listDirectoryWith, problemsOf, replaced } from '../../tests/support/list-fixture.ts';
import { formatProblem } from '../cli/problems/problem.ts';
import { loadLists } from './load-lists.ts';

const megabytes = 1024 * 1024;

describe('loading the lists', () => {
  it('reports all wrong cells of a row together with cells that contradict each other', async () => {
    const problems = await problemsOf({
      ...replaced('cities.csv', 'birmingham-al,33.52066,-86.80249,212461', 'bham-al,80,20,many'),
      'places.csv':
        'city,kind,name,lat,lng,radius_miles\nnew-york-ny,hill,Hill,80,20,0.9\nnew-york-ny,park,,40.7,-74,3\n',
    });
    expect(problems.map(({ file, line, rule }) => `${file}:${line}: ${rule}`)).toEqual([
      'cities.csv:2: population must be a whole number',
      'cities.csv:2: slug must follow from name and state',
      'cities.csv:2: lat and lng must be a point in the United States',
      'places.csv:2: kind must be neighborhood, hospital, university, airport, park, museum',
      'places.csv:2: lat and lng must be a point in the United States',
      'places.csv:3: name must be 1 to 80 characters of plain text with single, ordinary spaces between words',
      'places.csv:3: radius_miles must be given for a neighborhood, and only for one',
    ]);
  });

  it('returns cities, stores, places by city and no featured pharmacy for correct lists', async () => {
    const lists = await loadLists(listDirectoryWith());
    expect(lists).toMatchObject({
      ok: true,
      value: {
        cities: [
          {
            name: 'Birmingham',
            state: 'AL',
            slug: 'birmingham-al',
            location: { lat: 33.52066, lng: -86.80249 },
            population: 212461,
            county: 'Jefferson',
            timeZone: 'America/Chicago',
            zips: ['35203', '35205'],
          },
          { slug: 'new-york-ny' },
        ],
        brandedStores: [
          { slug: 'city-drugs-new-york-ny', city: { slug: 'new-york-ny', population: 8175133 } },
          { slug: 'city-drugs-marks-ms', city: { slug: 'marks-ms' } },
        ],
        featured: [],
      },
    });
    if (!lists.ok) return;
    expect([...lists.value.places]).toEqual([
      [
        'birmingham-al',
        {
          named: [
            {
              name: 'Avondale',
              slug: 'avondale',
              area: { shape: 'circle', center: { lat: 33.523, lng: -86.772 }, radiusMiles: 0.9 },
              basis: 'named',
            },
          ],
          landmarks: [
            {
              name: 'UAB Hospital',
              slug: 'uab-hospital',
              kind: 'hospital',
              location: { lat: 33.5055, lng: -86.8028 },
            },
          ],
        },
      ],
    ]);
  });

  it('needs no branded store, no place and no featured pharmacy', async () => {
    const lists = await loadLists(
      await listDirectoryWith({ 'branded-stores.csv': '', 'places.csv': '', 'featured.csv': '' }),
    );
    expect(lists.ok && lists.value).toMatchObject({ brandedStores: [], featured: [] });
  });

  it('takes the columns in any order', async () => {
    const changes = {
      'featured.csv': 'reason,city,pharmacy\n"Open late, every day",birmingham-al,corner-drug\n',
    };
    const lists = await loadLists(listDirectoryWith(changes));
    expect(lists.ok && lists.value.featured).toEqual([
      { city: 'birmingham-al', pharmacy: 'corner-drug', reason: 'Open late, every day' },
    ]);
  });

  it('reports the problems of all files in one run, by file and line', async () => {
    const problems = await problemsOf({
      ...replaced('cities.csv', 'Birmingham,AL', 'Birmingham,ZZ'),
      'branded-stores.csv': null,
      'places.csv': `${goodLists['places.csv']}mobile-al,park,Langan Park,30.7047,-88.1553,\nbirmingham-al,park,,33.5,-86.8,\n`,
      'featured.csv': `\u{feff}${goodLists['featured.csv']}birmingham-al,Corner Drug,Open late\r\n`,
    });
    expect(problems.map(({ file, line, rule }) => `${file} ${line ?? '-'} ${rule.slice(0, 30)}`)).toEqual([
      'branded-stores.csv - the file must exist',
      'cities.csv 2 state must be the two-letter p',
      'featured.csv 2 pharmacy must be lower-case le',
      'places.csv 4 city must be the slug of a row',
      'places.csv 5 name must be 1 to 80 character',
    ]);
  });

  it('does not hold a file of long lines in memory', async () => {
    const line = `${'x'.repeat(10 * megabytes)}\n`;
    const directory = listDirectoryWith({ 'cities.csv': line + line + line + line });
    const before = process.memoryUsage().arrayBuffers;
    const lists = await loadLists(directory);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * megabytes);
    expect(lists.ok).toBe(false);
    if (lists.ok) return;
    const rules = lists.problems.map(({ rule }) => rule);
    expect(rules.at(-1)).toMatch(/at most 32 MB/);
  });
});

describe('the lists of the site', () => {
  const loaded = loadLists();

  it('load without a problem', async () => {
    const lists = await loaded;
    expect(lists.ok ? [] : lists.problems.map(formatProblem)).toEqual([]);
  });

  it('hold at least the cities of the specification, and its branded towns', async () => {
    const lists = await loaded;
    if (!lists.ok) throw new Error('The lists have problems');
    const { cities, brandedStores } = lists.value;
    const perState = (state: string): number => cities.filter((city) => city.state === state).length;
    for (const [state, count] of Object.entries({
      AL: 74,
      SC: 48,
      FL: 52,
      CA: 4,
      IL: 3,
      NY: 3,
      NC: 3,
      GA: 3,
    })) {
      expect(perState(state), state).toBeGreaterThanOrEqual(count);
    }
    expect(brandedStores.map((store) => store.slug).toSorted()).toEqual(
      [
        'brunswick-ga vidalia-ga marks-ms crystal-springs-ms new-york-ny brooklyn-ny denver-co evans-city-pa',
        'cheyenne-wy evanston-wy newark-nj paragould-ar boise-id las-vegas-nv',
      ]
        .flatMap((slugs) => slugs.split(' '))
        .map((slug) => `city-drugs-${slug}`)
        .toSorted(),
    );
  });

  it('name enough landmarks for 15,000 pages', async () => {
    const lists = await loaded;
    if (!lists.ok) throw new Error('The lists have problems');
    const used = [...lists.value.places.values()].map(({ landmarks }) => Math.min(3, landmarks.length));
    expect(used.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(250);
  });

  it('are named in a report under the directory that was asked for', async () => {
    const lists = await loadLists(join('no', 'such'));
    expect(lists.ok ? [] : lists.problems.map(({ file }) => file)).toContain(
      join('no', 'such', 'cities.csv'),
    );
  });
});
