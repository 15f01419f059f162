import type { Criteria } from '../../src/domain/landing/landing-selection.ts';
import { hasBrand } from '../../src/domain/pharmacy/brand.ts';
import { answers } from '../../src/domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { isInArea } from '../../src/domain/places/geo.ts';

/** True if a pharmacy meets the criteria of a landing page: filters, brand and area. */
export const satisfies = (pharmacy: Pharmacy, { filters, brand, area }: Criteria): boolean =>
  filters.every((id) => answers(pharmacy, id) === 'yes') &&
  (brand === undefined || hasBrand(pharmacy, brand)) &&
  (area === undefined || isInArea(area, pharmacy.location));
