import { describe, expect, it } from 'vitest';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { positionFault } from '../../listings/truth/position-fault.ts';
import { correctedCentres } from './zip-centres.ts';
import { zipCode } from './zip-codes.ts';
import { zipRadiusMiles } from './zip-radius.ts';

/** Buildings by the chains' own lists, each in the ZIP code of its address. */
const buildings: readonly (readonly [zip: string, place: string, lat: number, lng: number])[] = [
  ['10075', '1091 Lexington Ave, New York', 40.7733, -73.96],
  ['10075', '1498 York Ave, New York', 40.7716, -73.95],
  ['11249', '164 Kent Ave, Brooklyn', 40.7192, -73.9633],
  ['11249', '250 Bedford Ave, Brooklyn', 40.716, -73.9601],
  ['33154', '9578 Harding Ave, Surfside', 25.8867, -80.1237],
  ['33308', '4703 N Ocean Dr, Sea Ranch Lakes', 26.1974, -80.0972],
  ['33308', '6602 N Federal Hwy, Fort Lauderdale', 26.2094, -80.1069],
  ['80238', '7930 E Northfield Blvd, Denver', 39.7836, -104.895],
  ['90089', '3131 S Hoover St, Los Angeles', 34.026, -118.2847],
  ['32163', '2615 Burnsed Blvd, The Villages', 28.8649, -82.0198],
  ['32163', '2135 Everglades Ln, The Villages', 28.801, -82.0066],
];

describe('a ZIP code whose centre was miles off', () => {
  it.each(buildings)('%s reaches to %s', (zip, _, lat, lng) => {
    const known = zipCode(zip);
    if (known === undefined) throw new Error(`${zip} is no ZIP code`);
    expect(distanceMiles({ lat, lng }, known.location)).toBeLessThanOrEqual(zipRadiusMiles(zip) ?? 0);
    expect(positionFault({ lat, lng }, { state: known.state, zip })).toBeUndefined();
  });

  it('has a known building, is in the package, and has no more decimals than that', () => {
    expect(new Set(buildings.map(([zip]) => zip))).toEqual(new Set(correctedCentres.keys()));
    for (const [zip, { lat, lng }] of correctedCentres) {
      expect(zipCode(zip)).toBeDefined();
      for (const degrees of [lat, lng]) expect(Number(degrees.toFixed(4))).toBe(degrees);
    }
  });
});
