import type { OpeningHours } from '../../src/domain/hours/hours.ts';
import { type Service, type StatedType, services } from '../../src/domain/pharmacy/filters.ts';
import {
  type GeoLocation,
  isPharmacyId,
  type Pharmacy,
  type Plan,
  type Source,
  sampleSource,
} from '../../src/domain/pharmacy/pharmacy.ts';
import { brandName, type City } from '../../src/domain/places/city.ts';
import { pointAt } from '../../src/domain/places/geo.ts';
import { isPharmacySlug, slugify } from '../../src/domain/text/slug.ts';
import { type RandomStream, sampleChains, sampleHours, sampleNames, seededRandom } from './sample-facts.ts';

const sampleDate = '2026-01-01';

const sources: readonly Source[] = [{ id: sampleSource, date: sampleDate, fields: ['all'] }];

// In each of these the numbers 555-0100 to 555-0199 are reserved for fiction (ATIS-0300115).
const areaCodes = new Map(
  `
  AL 205, AK 907, AZ 602, AR 501, CA 213, CO 303, CT 203, DE 302, DC 202, FL 305,
  GA 404, HI 808, ID 208, IL 312, IN 317, IA 515, KS 316, KY 502, LA 504, ME 207,
  MD 301, MA 617, MI 313, MN 612, MS 601, MO 314, MT 406, NE 402, NV 702, NH 603,
  NJ 201, NM 505, NY 212, NC 704, ND 701, OH 216, OK 405, OR 503, PA 215, RI 401,
  SC 803, SD 605, TN 615, TX 214, UT 801, VT 802, VA 804, WA 206, WV 304, WI 414,
  WY 307
  `
    .split(',')
    .map((row) => [row.trim().slice(0, 2), row.trim().slice(3)]),
);

const streets = 'Oak Maple Cedar Magnolia Dogwood Chestnut Laurel Hickory Juniper Willow'.split(' ');
const suffixes = ['St', 'Ave', 'Rd', 'Blvd', 'Dr', 'Ln'];

// So that a small correction of a population seldom changes the samples.
const roundedPopulation = (population: number): number => 2 ** Math.round(Math.log2(Math.max(1, population)));

/** Largest number of fictional pharmacies of a place, besides its City Drugs shop. */
export const mostSamples = { city: 40, town: 20 } as const;

const sampleCount = (population: number, most: number): number =>
  Math.min(most, Math.max(6, Math.round(Math.sqrt(roundedPopulation(population)) / 14)));

function requireForm<Form extends string>(isOfForm: (text: string) => text is Form, text: string): Form {
  if (!isOfForm(text)) throw new Error(`Not an id or slug of a pharmacy: ${text}`);
  return text;
}

function pick<Value>(random: RandomStream, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

const rareTypes: readonly (readonly [until: number, ...types: StatedType[]])[] = [
  [0.05, 'hospital'],
  [0.1, 'clinic'],
  [0.13, 'long-term-care'],
  [0.16, 'home-infusion', 'specialty'],
  [0.18, 'mail-order'],
];

function sampleTypes(random: RandomStream): readonly StatedType[] {
  const roll = random();
  const rare = rareTypes.find(([until]) => roll < until);
  if (rare !== undefined) return rare.slice(1).filter((type) => typeof type === 'string');
  const isCompounding = random() < 0.22;
  const isSpecialty = random() < 0.14;
  return [
    'community',
    ...(isCompounding ? (['compounding'] as const) : []),
    ...(isSpecialty ? (['specialty'] as const) : []),
  ];
}

const sampleServices = (random: RandomStream, hours: OpeningHours | undefined): readonly Service[] =>
  services.filter(
    (service) => random() < 0.3 || (service === 'drive-through' && hours?.driveThrough !== undefined),
  );

const samplePlans = (random: RandomStream): readonly Plan[] => {
  const roll = random();
  if (roll < 0.45) return ['medicare', 'medicaid'];
  return roll < 0.6 ? ['medicare'] : [];
};

function sampleLocation(random: RandomStream, city: City): GeoLocation {
  const spread = Math.min(9, Math.max(1.2, Math.sqrt(roundedPopulation(city.population)) / 60));
  const at = pointAt(city.location, random() * 360, Math.sqrt(random()) * spread);
  const roll = random();
  return {
    lat: Number(at.lat.toFixed(5)),
    lng: Number(at.lng.toFixed(5)),
    precision: roll < 0.75 ? 'rooftop' : roll < 0.9 ? 'street' : 'zip',
  };
}

function samplePharmacy(
  random: RandomStream,
  nameOf: ReturnType<typeof sampleNames>,
  city: City,
  number: number,
  brand: string | null,
): Pharmacy {
  const street = pick(random, streets);
  const location = sampleLocation(random, city);
  const hours = sampleHours(random);
  const line = 100 + ((number * 7 + Math.floor(random() * 7)) % 100);
  const wheelchair = random();
  const houseNumber = 100 + Math.floor(random() * 8900);
  const road = `${street} ${pick(random, suffixes)}`;
  const name = nameOf({ brand, street, road });
  return {
    id: requireForm(isPharmacyId, `${sampleSource}:${city.slug}/${number}`),
    slug: requireForm(isPharmacySlug, slugify(name)),
    name,
    address: {
      street: `${houseNumber} ${road}`,
      unit: random() < 0.12 ? `Ste ${100 + Math.floor(random() * 300)}` : undefined,
      city: city.name,
      state: city.state,
      zip: pick(random, city.zips),
    },
    phone: `+1${areaCodes.get(city.state)}5550${line}`,
    website: random() < 0.4 ? 'https://example.com/' : undefined,
    location,
    timeZone: city.timeZone,
    types: sampleTypes(random),
    services: sampleServices(random, hours),
    hours,
    brand: brand === null && random() < 0.15 ? undefined : brand,
    accepts: samplePlans(random),
    accessibility: { wheelchair: wheelchair < 0.5 ? 'yes' : wheelchair < 0.6 ? 'limited' : undefined },
    languages: random() < 0.25 ? ['en', 'es'] : random() < 0.5 ? ['en'] : [],
    sources,
  };
}

/** Returns a city's fictional pharmacies, the same at each call. `branded` puts a City Drugs shop first. */
export function sampleListings(
  city: City,
  branded: boolean,
  most: number = mostSamples.city,
): readonly Pharmacy[] {
  const random = seededRandom(`${sampleSource}:${city.slug}`);
  const brands = Array.from({ length: sampleCount(city.population, most) }, () =>
    random() < 0.45 ? pick(random, sampleChains) : null,
  );
  const nameOf = sampleNames(`${sampleSource}-names:${city.slug}`);
  return [...(branded ? [brandName] : []), ...brands].map((brand, index) =>
    samplePharmacy(random, nameOf, city, index + 1, brand),
  );
}
