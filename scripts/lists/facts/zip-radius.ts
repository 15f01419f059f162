import { type GeoLocation, mostUncertainMiles } from '../../../src/domain/pharmacy/pharmacy.ts';
import { memoizeText } from '../../../src/domain/text/memoize-text.ts';
import { usFactSources } from './fact-sources.ts';
import { zipCodes, zipTable } from './zip-codes.ts';

/** The neighbour whose distance stands for a ZIP code's reach, counted from the nearest. */
const neighbour = 4;
/** Bounds of the estimate, statute miles: a building with a code of its own has neighbours across the street; a desert's are far off. */
const bounds = { least: 1, most: mostUncertainMiles } as const;

/**
 * How far from the centre of a ZIP code (statute miles, to one decimal) its pharmacies may lie. No source at hand tells the
 * extent of a ZIP code: this is the distance to the fourth nearest centre of another, from 1 to 15 miles, within which 97 of
 * 100 pharmacies lie whose position is known (docs/decisions/0092-near-from-any-point.md). Undefined for an unknown code.
 */
export function zipRadiusMiles(code: string): number | undefined {
  const { ahead, positionOf } = zipTable();
  if (ahead === undefined) return measuredRadius(code);
  const position = positionOf(code);
  return position === undefined ? undefined : radiusIn(ahead.radii, position);
}

const measuredRadius = memoizeText((code: string): number | undefined => {
  const sources = usFactSources();
  const zip = sources.zip(code);
  if (zip === undefined) return undefined;
  const others = sources
    .zipsAround(zip.location, neighbour + 1, bounds.most)
    .filter(({ miles }) => miles > 0.01);
  const miles = others[neighbour - 1]?.miles ?? bounds.most;
  return Math.round(Math.min(bounds.most, Math.max(bounds.least, miles)) * 10) / 10;
});

/** The radii of all ZIP codes in the order of their table, a character each: tenths of a mile after the space. */
export const radiiText = (): string =>
  zipCodes()
    .map(({ code }) => String.fromCharCode(firstCharacter + Math.round((measuredRadius(code) ?? 0) * 10)))
    .join('');

/** The radius at a position of `radiiText`, statute miles. */
export const radiusIn = (text: string, position: number): number =>
  (text.charCodeAt(position) - firstCharacter) / 10;

const firstCharacter = 32;

/** A location with the radius of its ZIP code, where it is the code's centre and tells none of its own. */
export function withZipRadius(location: GeoLocation, zip: string): GeoLocation {
  const { lat, lng, precision } = location;
  if (precision !== 'zip' || location.radiusMiles !== undefined) return location;
  const radiusMiles = zipRadiusMiles(zip);
  // Named, since V8 gives each copy of a record with fractions a hidden class of its own as soon as a field is added.
  return radiusMiles === undefined ? location : { lat, lng, precision, radiusMiles };
}
