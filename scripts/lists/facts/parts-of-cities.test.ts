import { describe, expect, it } from 'vitest';
import { cityLabel } from '../../../src/domain/places/city.ts';
import { factRows } from './fact-rows.ts';
import { gazetteerPlaces } from './gazetteer.ts';
import { enclosingCity } from './parts-of-cities.ts';

const places = gazetteerPlaces();
const around = (label: string): readonly (string | undefined)[] =>
  places.filter((place) => cityLabel(place) === label).map(enclosingCity);

describe('parts of larger cities', () => {
  it.each([
    ['Brooklyn, NY', 'New York, NY'],
    ['Riverdale, NY', 'New York, NY'],
    ['Great Kills, NY', 'New York, NY'],
    ['Adams Morgan, DC', 'Washington, DC'],
    ['Charles Village, MD', 'Baltimore, MD'],
    ['Tacony, PA', 'Philadelphia, PA'],
    ['Coconut Grove, FL', 'Miami, FL'],
    ['Jamaica Plain, MA', 'Boston, MA'],
    ['Alief, TX', 'Houston, TX'],
    ['East Hampton, VA', 'Hampton, VA'],
  ])('has %s in %s', (part, city) => {
    expect(around(part)).toContain(city);
  });

  it.each([
    'New York, NY',
    'Washington, DC',
    'Philadelphia, PA',
    'Baltimore, MD',
    'Miami Beach, FL',
    'Hialeah, FL',
    'Santa Monica, CA',
    'West New York, NJ',
    'Hempstead, NY',
    'Yonkers, NY',
    'Mount Vernon, NY',
    'Bellerose, NY',
    'North New Hyde Park, NY',
    'Colwyn, PA',
    'Millbourne, PA',
    'Sheridan, CO',
    'Mountain Brook, AL',
    'University City, MO',
    'Brooklyn, OH',
    'Jersey City, NJ',
  ])('leaves %s a place of its own', (label) => {
    expect(around(label)).toEqual([undefined]);
  });

  it('tells two places of one name apart: Inwood on Long Island and in Manhattan', () => {
    expect(around('Inwood, NY')).toEqual(['New York, NY', undefined]);
  });

  it('names cities that the gazetteer knows, none of them a part itself', () => {
    const cities = new Set(places.flatMap((place) => enclosingCity(place) ?? []));
    const whole = new Set(places.filter((place) => enclosingCity(place) === undefined).map(cityLabel));
    expect([...cities].filter((city) => !whole.has(city))).toEqual([]);
  });

  it('has each of those that were judged by themselves as the gazetteer has it', () => {
    const named = new Map(places.map(({ id, name }) => [String(id), name]));
    const judged = factRows('parts-of-cities');
    expect(judged.filter(({ id = '', name }) => named.get(id) !== name)).toEqual([]);
    expect(judged.filter(({ kind = '' }) => !['section', 'double'].includes(kind))).toEqual([]);
    expect(new Set(judged.map(({ id }) => id)).size).toBe(judged.length);
  });
});
