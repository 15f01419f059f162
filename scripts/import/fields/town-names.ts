import type { City } from '../../../src/domain/places/city.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { editDistance } from '../../lists/closest-names.ts';
import { readableCase } from './name-case.ts';
import { bySpelling } from './street-words.ts';

/** The name of a town as the lists spell it, or in readable case. */
export type TownNamer = (city: string, state: StateCode, zip: string) => string;

const wordOf = bySpelling({
  saint: 'st',
  sainte: 'ste',
  fort: 'ft',
  mount: 'mt',
  port: 'pt',
  north: 'n no',
  south: 's so',
  east: 'e',
  west: 'w',
  beach: 'bch bh',
  springs: 'spgs spg',
  gardens: 'gdns gdn',
  heights: 'hts',
  hills: 'hls',
  lake: 'lk',
  lakes: 'lks',
  park: 'pk',
  village: 'vlg',
  city: 'cty',
});

/** The spelling in which town names are compared: `PT. ST LUCIE` and `Port Saint Lucie` are one. */
const comparable = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map((word) => wordOf.get(word) ?? word)
    .join(' ');

/**
 * A namer over the cities of the lists. A name that is no spelling of one is read as the city that has the ZIP code, if
 * one or two slips of the pen lie between them; a listing belongs to a city by its address, not by its ZIP code alone.
 */
export function townNamer(cities: readonly City[]): TownNamer {
  const byName = new Map(cities.map(({ name, state }) => [`${comparable(name)} ${state}`, name]));
  const byZip = groupBy(
    cities.flatMap((city) => city.zips.map((zip) => ({ zip, city }))),
    ({ zip }) => zip,
  );
  return (city, state, zip) => {
    const spelled = comparable(city);
    const slips = spelled.length < 7 ? 1 : 2;
    const isSlip = (name: string): boolean => editDistance(comparable(name), spelled) <= slips;
    return (
      byName.get(`${spelled} ${state}`) ??
      byZip.get(zip)?.find(({ city }) => city.state === state && isSlip(city.name))?.city.name ??
      readableCase(city.replace(/[.,]+$/g, ''))
    );
  };
}
