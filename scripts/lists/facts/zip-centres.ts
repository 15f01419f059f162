import type { LatLng } from '../../../src/domain/places/geo.ts';

/**
 * ZIP codes whose centre GeoNames gives miles off: at the middle of the whole city, or beside another quarter. Each is the middle of the positions
 * of buildings there that chains' own lists give (CVS, Walgreens and Publix, and AllThePlaces' of Walgreens, Publix, Rite Aid and Sam's Club):
 * the middle between the outermost to north, south, east and west. What they come to is within a mile or so of the code's real middle.
 * Degrees have four decimals at the most, as in GeoNames' own file. A code is added where positions of two sources lie farther from the given
 * centre than the code's reach and three miles (docs/decisions/0101), and a map leaves no doubt that the centre is the wrong one: large
 * codes with a store at one end are none of these.
 */
export const correctedCentres: ReadonlyMap<string, LatLng> = new Map([
  // New York, the Upper East Side: the given one is City Hall, 5 miles off. 1498 York Ave, 1524 and 1535 2nd Ave, 1091 Lexington Ave.
  ['10075', { lat: 40.7728, lng: -73.955 }],
  // Brooklyn, Williamsburg: the given one is the middle of Brooklyn, 5 miles off. 27 N 6th St, 250 Bedford Ave, 164 Kent Ave.
  ['11249', { lat: 40.7181, lng: -73.9617 }],
  // The Villages, FL, the southern part: the given one is in the northern part, 7 miles off. Burnsed Blvd, Brownwood Blvd, Traverse Trl, Kristine Way, Everglades Ln.
  ['32163', { lat: 28.8329, lng: -81.9984 }],
  // Surfside, Bal Harbour and Bay Harbor Islands, FL: the given one is the middle of Miami Beach, 6 miles off. 9400 and 9578 Harding Ave.
  ['33154', { lat: 25.8853, lng: -80.1238 }],
  // Lauderdale-by-the-Sea, FL: the given one is west of Fort Lauderdale, 8 miles off. N Ocean Dr and Blvd, N Federal Hwy, E Commercial Blvd.
  ['33308', { lat: 26.1873, lng: -80.1064 }],
  // Denver, Central Park and Northfield: the given one is the middle of Denver, 5 miles off. 7930 E Northfield Blvd, 7311 E 29th Dr, 7805 E 35th Ave.
  ['80238', { lat: 39.7717, lng: -104.8986 }],
  // The University of Southern California, of which one position is known, 3131 S Hoover St: the given one is at the harbor, 17 miles off.
  ['90089', { lat: 34.026, lng: -118.2847 }],
]);
