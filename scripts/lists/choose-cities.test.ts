import { describe, expect, it } from 'vitest';
import { isPlaceSlug } from '../../src/domain/text/slug.ts';
import { checked } from '../../tests/support/domain-fixtures.ts';
import { chooseCities, requestedPlace, selectionLines } from './choose-cities.ts';
import { cityFacts, gazetteerPlaces } from './facts/gazetteer.ts';

const places = gazetteerPlaces();
const requested = requestedPlace('Birmingham, AL', places);
if (!requested.ok) throw new Error('The gazetteer has no Birmingham');
const birmingham = cityFacts(requested.value);
type Chosen = ReturnType<typeof chooseCities>;

/** A neighbourhood in the middle of Birmingham, as editors write one. */
const neighborhood = (name: string) => ({
  name,
  slug: checked(name.toLowerCase(), isPlaceSlug),
  area: { shape: 'circle', center: birmingham.location, radiusMiles: 1 } as const,
  basis: 'named' as const,
});

const choose = (
  selection: Parameters<typeof chooseCities>[0],
  { named = [], left = [] }: { readonly named?: readonly string[]; readonly left?: readonly string[] } = {},
): Chosen => {
  const around = { named: named.map(neighborhood), landmarks: [] };
  const lists = { cities: [birmingham], places: new Map([[birmingham.slug, around]]) };
  return chooseCities(selection, places, lists, new Set(left));
};
const slugs = ({ added }: Chosen): readonly string[] => added.map(({ slug }) => slug);

describe('choosing cities', () => {
  it('uses each slug once, for the more populous of two places of one name', () => {
    const chosen = choose({ states: ['NY'] });
    expect(new Set(slugs(chosen)).size).toBe(chosen.added.length);
    expect(chosen.namesakes.length).toBeGreaterThan(0);
    for (const { name, population } of chosen.namesakes)
      expect(chosen.added.find((city) => city.name === name)?.population).toBeGreaterThan(population);
  });

  it('reports the parts of New York instead of adding them, but adds a village beside it', () => {
    const chosen = choose({ states: ['NY'] });
    const parts = chosen.partsOfCities
      .filter(({ city }) => city === 'New York, NY')
      .map(({ place }) => place.name);
    expect(parts).toEqual(
      expect.arrayContaining(['Brooklyn', 'Astoria', 'East Flatbush', 'Washington Heights', 'Inwood']),
    );
    expect(slugs(chosen)).toEqual(
      expect.arrayContaining(['hempstead-ny', 'yonkers-ny', 'bellerose-ny', 'inwood-ny', 'kensington-ny']),
    );
    expect(chosen.added.find(({ slug }) => slug === 'inwood-ny')?.county).toBe('Nassau');
    expect(slugs(chosen)).not.toContain('astoria-ny');
  });

  it('selects places of several states', () => {
    const both = choose({ states: ['OK', 'TX'], population: 600_000 });
    expect(new Set(both.added.map(({ state }) => state))).toEqual(new Set(['OK', 'TX']));
    expect(both.added).toHaveLength(
      choose({ states: ['OK'], population: 600_000 }).added.length +
        choose({ states: ['TX'], population: 600_000 }).added.length,
    );
  });

  it('has one city in the District of Columbia', () => {
    expect(slugs(choose({ states: ['DC'] }))).toEqual(['washington-dc']);
  });

  it('leaves out the editors’ neighbourhoods of a city, but no namesake far away', () => {
    const chosen = choose({ states: ['AL'], population: 20_000 }, { named: ['Homewood', 'Mobile'] });
    expect(chosen.partsOfCities).toMatchObject([{ place: { name: 'Homewood' }, city: 'Birmingham, AL' }]);
    expect(slugs(chosen)).toContain('mobile-al');
  });

  it('leaves out slugs that were renamed or removed, also for a smaller place of that name', () => {
    const chosen = choose({ states: ['NY'] }, { left: ['inwood-ny', 'kensington-ny'] });
    expect(chosen.left.map(({ name }) => name).toSorted()).toEqual(['Inwood', 'Kensington']);
    expect(slugs(chosen).filter((slug) => ['inwood-ny', 'kensington-ny'].includes(slug))).toEqual([]);
  });
});

describe('a city that is asked for by name', () => {
  it.each([
    ['Canon City, CO', 'Cañon City'],
    ['Saint Louis, MO', 'St. Louis'],
    ['Port Saint Lucie, FL', 'Port St. Lucie'],
    ['Ft. Worth, TX', 'Fort Worth'],
    ['Mt Vernon, IL', 'Mount Vernon'],
    ['De Land, FL', 'DeLand'],
    ['Mc Allen, TX', 'McAllen'],
    ['St Louis, MO', 'St. Louis'],
    ['Coeur d’Alene, Idaho', "Coeur d'Alene"],
    ['OFallon, MO', "O'Fallon"],
    [' winston salem ,nc', 'Winston-Salem'],
  ])('is found without its accents and marks, and by other spellings of its words: %s', (request, name) => {
    expect(requestedPlace(request, places)).toMatchObject({ ok: true, value: { name } });
  });

  it('is refused with the closest names where there is none', () => {
    expect(requestedPlace('St. Lois, MO', places)).toMatchObject({
      problems: [{ remedy: expect.stringContaining('Closest: St. Louis, MO') }],
    });
  });
});

describe('what an editor is told of the choice', () => {
  const nothing: Chosen = { added: [], alreadyListed: 0, namesakes: [], partsOfCities: [], left: [] };

  it('is one line where nothing was left out', () => {
    expect(selectionLines({ ...nothing, added: [birmingham], alreadyListed: 2 })).toEqual([
      'Cities added: 1; the list had 2 of the selected ones.',
    ]);
  });

  it('names of each kind that was left out five at most', () => {
    const { value: place } = requested;
    const lines = selectionLines({
      ...nothing,
      namesakes: Array.from({ length: 6 }, () => place),
      partsOfCities: [{ place, city: 'Mobile, AL' }],
      left: [place],
    });
    const five = Array.from({ length: 5 }, () => 'Birmingham, AL').join('; ');
    expect(lines).toEqual([
      'Cities added: 0; the list had 0 of the selected ones.',
      `Left out, since a larger place of the state has the name: 6 (${five} …)`,
      'Left out, since they are parts of a larger city: 1 (Birmingham, AL: Mobile, AL)',
      'Left out, since they were renamed or removed (moved.csv): 1 (Birmingham, AL). "npm run lists -- cities add" with its name brings back one that was removed.',
    ]);
  });
});
