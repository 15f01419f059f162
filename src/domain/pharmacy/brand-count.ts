import type { Pharmacy } from './pharmacy.ts';

/** A chain among some pharmacies, and how many of them are its. */
export interface BrandCount {
  readonly name: string;
  readonly count: number;
}

/** The chains of pharmacies, those with most of them first, then by name. */
export function countBrands(pharmacies: readonly Pick<Pharmacy, 'brand'>[]): readonly BrandCount[] {
  const counts = new Map<string, number>();
  for (const { brand } of pharmacies) if (brand) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
