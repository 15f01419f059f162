import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';

const namesShortestFirst = ({ name, address: { street, unit, city } }: Pharmacy): readonly string[] => {
  const at = unit === undefined ? street : `${street}, ${unit}`;
  return [name, `${name}, ${street}`, `${name}, ${at}`, `${name}, ${at}, ${city}`];
};

/**
 * Returns a function that names a pharmacy apart from the others: by its name if no other has it, else with
 * its street, then its unit, then its city. If all of these are shared, returns name and street.
 */
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
