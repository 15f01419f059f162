import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';

const namesShortestFirst = ({ name, address: { street, unit, city } }: Pharmacy): readonly string[] => {
  const at = unit === undefined ? street : `${street}, ${unit}`;
  return [name, `${name}, ${street}`, `${name}, ${at}`, `${name}, ${at}, ${city}`];
};

/** Returns a function that labels a pharmacy by its name, or if others have it too, as `CVS, 12 Main St`. */
export function namesApart(pharmacies: readonly Pharmacy[]): (pharmacy: Pharmacy) => string {
  const countByName = new Map<string, number>();
  for (const pharmacy of pharmacies)
    for (const line of new Set(namesShortestFirst(pharmacy)))
      countByName.set(line, (countByName.get(line) ?? 0) + 1);
  return (pharmacy) => {
    const lines = namesShortestFirst(pharmacy);
    return lines.find((line) => countByName.get(line) === 1) ?? lines[1] ?? pharmacy.name;
  };
}
