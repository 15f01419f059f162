import { expect, it } from 'vitest';
import { listedCity } from '../../../tests/support/search-fixture.ts';
import { emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { listedPharmacyPath } from '../../domain/site/paths.ts';
import { isPharmacySlug, slugify } from '../../domain/text/slug.ts';
import type { NameHit } from './name-search.ts';
import { nameLines } from './suggestions.ts';

const miami = listedCity('Miami', 'FL', 440_000);
const tampa = listedCity('Tampa', 'FL', 380_000);

/** Returns `count` pharmacies of the same name, city and rank. */
const hits = (name: string, city: typeof miami, count: number): readonly NameHit[] =>
  Array.from({ length: count }, (_, index) => {
    const slug = slugify(`${name} ${index}`);
    if (!isPharmacySlug(slug)) throw new Error(slug);
    return {
      ...{ name, slug, city: city.slug, cityLabel: cityLabel(city), rank: [0, -city.population] },
      ...{ path: listedPharmacyPath(city.slug, slug), tile: '0', fit: 0 },
    };
  });

const labels = (...found: Parameters<typeof nameLines>): readonly string[] =>
  nameLines(...found).map(({ label, detail }) => `${label} | ${detail}`);

it('stores of one name in one city are one line, which leads to the list of them with what is asked for', () => {
  const found = [...hits('Walgreens', miami, 4), ...hits('Walgreens', tampa, 2)];
  expect(labels(found, emptyDirectoryQuery, false)).toEqual([
    '“Walgreens” in Miami, FL | ',
    '“Walgreens” in Tampa, FL | ',
  ]);
  const open = { ...emptyDirectoryQuery, open: true };
  expect(nameLines(found, open, false)[0]?.href).toBe('/directory?q=Walgreens+Miami%2C+FL&open=1');
});

it('the only one of its name in its city is a line that leads to its page', () => {
  expect(nameLines(hits('Oak Drugs', miami, 1), emptyDirectoryQuery, false)).toEqual([
    { href: '/pharmacies/miami-fl/oak-drugs-0', label: 'Oak Drugs', detail: 'Miami, FL', isName: true },
  ]);
});

it('no line repeats the line of a name in its city', () => {
  expect(nameLines(hits('CVS Pharmacy', miami, 5), emptyDirectoryQuery, true)).toEqual([]);
  const found = [...hits('CVS Pharmacy', miami, 3), ...hits('CVS Specialty', miami, 1)];
  expect(labels(found, emptyDirectoryQuery, true)).toEqual([
    '“CVS Pharmacy” in Miami, FL | ',
    'CVS Specialty | Miami, FL',
  ]);
});
