import { expect, it } from 'vitest';
import { aCity, aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { gazetteerDataset } from './gazetteer-dataset.ts';

const place = (name: string, names: readonly string[]) => ({
  city: aCity({ name, state: 'VT' }),
  listed: true,
  pharmacies: names.map((own, n) => ({ ...aPharmacy({ key: `${name}-${n}` }), name: own })),
  landmarks: [],
  neighborhoods: [],
});

it('the gazetteer has every place, and every word of names as often as it occurs, up to three times', () => {
  const { cities, named } = gazetteerDataset(
    [place('Barre', ['Oak Drugs', 'Oak Rx', 'Oak Oak Elm']), place('Stowe', ['Oak Apothecary'])],
    true,
  );
  expect(cities.map(({ name }) => name)).toEqual(['Barre', 'Stowe']);
  expect(named).toBe('apothecary drugs elm oak oak oak rx');
});

it('the gazetteer has places of the country that the site does not list', () => {
  const { country } = gazetteerDataset([place('Burlington', ['Oak Drugs'])], true);
  const named = (wanted: string) =>
    country.cities.flatMap(([name, state]) => (state === wanted ? [name] : []));
  expect(named('TX')).toContain('Austin');
  expect(named('VT')).not.toContain('Burlington');
});
