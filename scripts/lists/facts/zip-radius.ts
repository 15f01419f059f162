import { type GeoLocation, mostUncertainMiles } from '../../../src/domain/pharmacy/pharmacy.ts';
import { memoizeText } from '../../../src/domain/text/memoize-text.ts';
import { usFactSources } from './fact-sources.ts';
import { zipCode } from './zip-codes.ts';

/** The neighbour whose distance stands for a ZIP code's reach, counted from the nearest. */
const neighbour = 4;
/** Bounds of the estimate, statute miles: a building with a code of its own has neighbours across the street; a desert's are far off. */
const bounds = { least: 1, most: mostUncertainMiles } as const;

/**
 * How far from the centre of a ZIP code (statute miles, to one decimal) its pharmacies may lie. No source at hand tells the
 * extent of a ZIP code: this is the distance to the fourth nearest centre of another, from 1 to 15 miles, within which 97 of
 * 100 pharmacies lie whose position is known (docs/decisions/0092-near-from-any-point.md). Undefined for an unknown code.
 */
export const zipRadiusMiles = memoizeText((code: string): number | undefined => {
  const zip = zipCode(code);
  if (zip === undefined) return undefined;
  const others = usFactSources()
    .zipsAround(zip.location, neighbour + 1, bounds.most)
    .filter(({ miles }) => miles > 0.01);
  const miles = others[neighbour - 1]?.miles ?? bounds.most;
  return Math.round(Math.min(bounds.most, Math.max(bounds.least, miles)) * 10) / 10;
});

/** A location with the radius of its ZIP code, where it is the code's centre and tells none of its own. */
export function withZipRadius(location: GeoLocation, zip: string): GeoLocation {
  if (location.precision !== 'zip' || location.radiusMiles !== undefined) return location;
  const radiusMiles = zipRadiusMiles(zip);
  return radiusMiles === undefined ? location : { ...location, radiusMiles };
}
