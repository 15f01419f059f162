import type { Pharmacy } from './pharmacy.ts';

const brandPattern = (brand: string): RegExp => new RegExp(`^${brand.replace(/s$/, '')}s?\\b`, 'i');

/** Whether the pharmacy trades under the brand: by its recorded brand, or by a name that begins with it. */
export const hasBrand = (pharmacy: Pharmacy, brand: string): boolean =>
  pharmacy.brand === brand || brandPattern(brand).test(pharmacy.name);
