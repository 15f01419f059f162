import { z } from 'zod';
import { isLatLng, type LatLng } from '../domain/geo.ts';
import { codePoint } from '../domain/problem.ts';
import { isCitySlug } from '../domain/slug.ts';
import { isStateCode, type StateCode } from '../domain/us-state.ts';

/** What every rule of a list carries besides its message, as the `params` of a zod issue. */
export const issueParams = z.object({ remedy: z.string(), value: z.string().optional() });

/**
 * What nobody sees in a cell, or what changes how its neighbours are read: controls, bidirectional and zero-width
 * characters, line and paragraph separators, code points without a character; and what stands for a lost one (U+FFFD).
 */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{fffd}]/gu;
const isPlainAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** A cell that `parse` understands (anything but undefined); otherwise one issue with the rule and its remedy. */
export const cell = <Value>(parse: (text: string) => Value | undefined, rule: string, remedy: string) =>
  z.string().transform((text, context) => {
    const found = isPlainAscii(text) ? [] : [...new Set(text.match(hidden))].map(codePoint);
    if (found.length > 0) {
      context.addIssue({
        code: 'custom',
        message: 'a cell must not hold control, bidirectional or invisible characters',
        params: {
          value: `${found.join(', ')} in ${text}`,
          remedy: 'Delete these characters; type the cell anew if they cannot be found.',
        },
      });
      return z.NEVER;
    }
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: rule, params: { remedy } });
    return z.NEVER;
  });

const numberPattern = /^-?\d+(?:\.\d+)?$/;
export const numberWithin = (low: number, high: number) => (text: string) => {
  const value = numberPattern.test(text) ? Number(text) : Number.NaN;
  return value >= low && value <= high ? value : undefined;
};

const zonesSeen = new Map<string, boolean>();
const isTimeZone = (name: string): boolean => {
  const seen = zonesSeen.get(name);
  if (seen !== undefined) return seen;
  let known = name.includes('/');
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch {
    known = false;
  }
  zonesSeen.set(name, known);
  return known;
};

const parseZips = (text: string): readonly string[] | undefined => {
  const zips = text.split(' ');
  return zips.every((zip) => /^\d{5}$/.test(zip)) && new Set(zips).size === zips.length
    ? zips.toSorted()
    : undefined;
};

export const text = (column: string, longest = 80) =>
  cell(
    (value) => (value.trim() === value && value !== '' && value.length <= longest ? value : undefined),
    `${column} must be 1 to ${longest} characters without spaces around it`,
    `Write the ${column} without leading or trailing spaces.`,
  );

export const slugRule = 'must be lower-case letters a–z, digits and single hyphens';
export const state = cell(
  (code): StateCode | undefined => (isStateCode(code) ? code : undefined),
  'state must be the two-letter postal code of a US state or DC',
  'Write a code such as AL.',
);
export const lat = cell(
  numberWithin(-90, 90),
  'lat must be a number of degrees from -90 to 90',
  'Write a latitude such as 33.52066.',
);
export const lng = cell(
  numberWithin(-180, 180),
  'lng must be a number of degrees from -180 to 180',
  'Write a longitude such as -86.80249.',
);
export const citySlugCell = cell(
  (slug) => (isCitySlug(slug) ? slug : undefined),
  `city ${slugRule}, ending in a state code`,
  'Write the slug of a city of cities.csv, such as birmingham-al.',
);

/** The fifty states and DC lie in this box of WGS 84 degrees (Hawaii to Maine, Florida to Point Barrow). */
export const isInUnitedStates = ({ lat, lng }: LatLng): boolean =>
  isLatLng({ lat, lng }) && lat >= 18.9 && lat <= 71.5 && lng >= -179.2 && lng <= -66.9;

export const checkInUnitedStates = (point: LatLng, context: z.RefinementCtx): void => {
  if (isInUnitedStates(point)) return;
  context.addIssue({
    code: 'custom',
    message: 'lat and lng must be a point in the United States',
    params: {
      value: `${point.lat},${point.lng}`,
      remedy: 'Write latitude first, north positive, and longitude second, negative in the Americas.',
    },
  });
};

/** The cells that tell the facts of a city or town. */
export const factCells = {
  name: text('name'),
  state,
  lat,
  lng,
  population: cell(
    (value) => (/^\d{1,9}$/.test(value) ? Number(value) : undefined),
    'population must be a whole number',
    'Write digits only, such as 212461.',
  ),
  county: text('county'),
  time_zone: cell(
    (zone) => (isTimeZone(zone) ? zone : undefined),
    'time_zone must be an IANA time zone',
    'Write a zone such as America/Chicago.',
  ),
  zips: cell(
    parseZips,
    'zips must be different five-digit ZIP codes separated by single spaces, at least one',
    'Write codes such as "35203 35205"; a spreadsheet drops leading zeros, so make the column text.',
  ),
};

/** The facts of a row that can be read, whatever else is wrong with it. */
export interface ReadableFacts {
  readonly state?: StateCode | undefined;
  /** A point in the United States. */
  readonly location?: LatLng | undefined;
  readonly zips?: readonly string[] | undefined;
  readonly timeZone?: string | undefined;
  readonly county?: string | undefined;
  readonly population?: number | undefined;
}

const readable = <Value>(schema: z.ZodType<Value, string>, text: string | undefined): Value | undefined =>
  text === undefined ? undefined : schema.safeParse(text).data;

/** The point of a row, where its cells give one in the United States. */
export function readableLocation(cells: Readonly<Record<string, string>>): LatLng | undefined {
  const point = { lat: readable(lat, cells.lat), lng: readable(lng, cells.lng) };
  if (point.lat === undefined || point.lng === undefined) return undefined;
  const location = { lat: point.lat, lng: point.lng };
  return isInUnitedStates(location) ? location : undefined;
}

/** The facts of a row of cities.csv or branded-stores.csv, each where its own cell is right. */
export const readableFacts = (cells: Readonly<Record<string, string>>): ReadableFacts => ({
  state: readable(factCells.state, cells.state),
  location: readableLocation(cells),
  zips: readable(factCells.zips, cells.zips),
  timeZone: readable(factCells.time_zone, cells.time_zone),
  county: readable(factCells.county, cells.county),
  population: readable(factCells.population, cells.population),
});
