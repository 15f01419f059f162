import { z } from 'zod';
import { isLatLng, type LatLng } from '../../src/domain/places/geo.ts';
import { isStateCode } from '../../src/domain/places/us-state.ts';
import { memoizeText } from '../../src/domain/text/memoize-text.ts';
import { isCitySlug } from '../../src/domain/text/slug.ts';
import { codePoint } from '../cli/problems/problem.ts';

/** What every rule of a list carries besides its message, as the `params` of a zod issue. */
export const issueParams = z.object({ remedy: z.string(), value: z.string().optional() });

/**
 * What nobody sees in a cell, or what changes how its neighbours are read: controls, bidirectional and zero-width
 * characters, line and paragraph separators, code points without a character; and what stands for a lost one (U+FFFD).
 */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{fffd}]/gu;
const hiddenIn = (text: string): readonly string[] =>
  /^[ -~]*$/.test(text) ? [] : [...new Set(text.match(hidden))].map(codePoint);

type Parse<Value> = (text: string) => Value | undefined;

/** Tells that a rule is broken: of the cell or row that is being read, or of the column of a row. */
export function tellIssue(
  context: z.RefinementCtx,
  rule: string,
  params: z.infer<typeof issueParams>,
  column?: string,
): never {
  const path = column === undefined ? [] : [column];
  context.addIssue({ code: 'custom', message: rule, params, path });
  return z.NEVER;
}

/** A cell that `parse` understands (anything but undefined); otherwise one issue with the rule and its remedy. */
export const cell = <Value>(parse: Parse<Value>, rule: string, remedy: string) =>
  z.string().transform((text, context) => {
    const found = hiddenIn(text);
    if (found.length > 0) {
      return tellIssue(context, 'a cell must not hold control, bidirectional or invisible characters', {
        value: `${found.join(', ')} in ${text}`,
        remedy: 'Delete these characters; type the cell anew if they cannot be found.',
      });
    }
    const value = parse(text);
    return value === undefined ? tellIssue(context, rule, { remedy }) : value;
  });

const numberPattern = /^-?\d+(?:\.\d+)?$/;
export const numberWithin =
  (low: number, high: number): Parse<number> =>
  (text) => {
    const value = numberPattern.test(text) ? Number(text) : Number.NaN;
    return value >= low && value <= high ? value : undefined;
  };

let zones: ReadonlySet<string> | undefined;

/** Asking for a zone is slow, and for an unknown one slowest: only names of the country's areas that are none of those that are listed at once, as aliases are not, are asked for, once. */
const parseTimeZone: Parse<string> = memoizeText((name) => {
  if (!/^(?:America|Pacific|US)\//.test(name)) return undefined;
  zones ??= new Set(Intl.supportedValuesOf('timeZone'));
  if (zones.has(name)) return name;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return name;
  } catch {
    return undefined;
  }
});

const parseZips: Parse<readonly string[]> = (text) => {
  const zips = text.split(' ');
  return zips.every((zip) => /^\d{5}$/.test(zip)) && new Set(zips).size === zips.length
    ? zips.toSorted()
    : undefined;
};

/** Blanks that look like one between words and are none, or more than one, and markup: pages and searches would show or miss them. */
const unplain = /[^\S ]| {2}|[<>]/;

const textUpTo =
  (longest: number): Parse<string> =>
  (text) =>
    text.trim() === text && text !== '' && text.length <= longest && !unplain.test(text) ? text : undefined;

const longestText = 80;

export const text = (column: string, longest = longestText) =>
  cell(
    textUpTo(longest),
    `${column} must be 1 to ${longest} characters of plain text with single, ordinary spaces between words`,
    `Write the ${column} in that length, without markup (< or >), and type its spaces anew.`,
  );

export const slugRule = 'must be lower-case letters a–z, digits and single hyphens';

/** What `isKind` holds for, as it is. */
export const only =
  <Kind extends string>(isKind: (text: string) => text is Kind): Parse<Kind> =>
  (text) =>
    isKind(text) ? text : undefined;

const state = cell(
  only(isStateCode),
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
  only(isCitySlug),
  `city ${slugRule}, ending in a state code`,
  'Write the slug of a city of cities.csv, such as birmingham-al.',
);

/** The fifty states and DC lie in this box of WGS 84 degrees (Hawaii to Maine, Florida to Point Barrow). */
const isInUnitedStates = ({ lat, lng }: LatLng): boolean =>
  isLatLng({ lat, lng }) && lat >= 18.9 && lat <= 71.5 && lng >= -179.2 && lng <= -66.9;

/** Tells of a point outside; one that cannot be read is told by its cells. */
export const checkInUnitedStates = (
  { lat, lng }: { readonly lat?: number | undefined; readonly lng?: number | undefined },
  context: z.RefinementCtx,
): void => {
  if (lat === undefined || lng === undefined || isInUnitedStates({ lat, lng })) return;
  tellIssue(context, 'lat and lng must be a point in the United States', {
    value: `${lat},${lng}`,
    remedy: 'Write latitude first, north positive, and longitude second, negative in the Americas.',
  });
};

/** The cells that tell the facts of a city or town. */
export const factCells = {
  name: text('name'),
  state,
  lat,
  lng,
  population: cell(
    (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
    'population must be a whole number',
    'Write digits only, nine at most, such as 212461.',
  ),
  county: text('county'),
  time_zone: cell(
    parseTimeZone,
    'time_zone must be an IANA time zone of the United States',
    'Write a zone such as America/Chicago.',
  ),
  zips: cell(
    parseZips,
    'zips must be different five-digit ZIP codes separated by single spaces, at least one',
    'Write codes such as "35203 35205"; a spreadsheet drops leading zeros, so make the column text.',
  ),
};

const readable = <Value>(schema: z.ZodType<Value>, text: string | undefined): Value | undefined =>
  schema.safeParse(text).data;

const pointCells = z.object({ lat, lng });

/** The point of a row, where its cells give one in the United States. */
export function readableLocation(cells: Readonly<Record<string, string>>): LatLng | undefined {
  const point = pointCells.safeParse(cells);
  return point.success && isInUnitedStates(point.data) ? point.data : undefined;
}

/** The facts of a row of cities.csv or branded-stores.csv, each where its own cell is right. */
export const readableFacts = (cells: Readonly<Record<string, string>>) => ({
  state: readable(factCells.state, cells.state),
  location: readableLocation(cells),
  zips: readable(factCells.zips, cells.zips),
  timeZone: readable(factCells.time_zone, cells.time_zone),
  county: readable(factCells.county, cells.county),
  population: readable(factCells.population, cells.population),
});

/** The facts of a row that can be read, whatever else is wrong with it. */
export type ReadableFacts = Readonly<Partial<ReturnType<typeof readableFacts>>>;

/** A point as text, by which points are compared: two cities at one point are one. */
export const pointText = ({ lat, lng }: LatLng): string => `${lat},${lng}`;
