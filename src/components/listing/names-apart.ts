import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';

/** Returns lines for a pharmacy, each with more of its address: name, street, unit, city. */
const linesOf = ({ name, address: { street, unit, city } }: Pharmacy): readonly string[] => {
  const at = unit === undefined ? street : `${street}, ${unit}`;
  return [name, `${name}, ${street}`, `${name}, ${at}`, `${name}, ${at}, ${city}`];
};

/** Returns a function that names each pharmacy with just enough of its address to tell it from the others. */
export function namesApart(pharmacies: readonly Pharmacy[]): (pharmacy: Pharmacy) => string {
  const sharing = new Map<string, number>();
  for (const pharmacy of pharmacies)
    for (const line of new Set(linesOf(pharmacy))) sharing.set(line, (sharing.get(line) ?? 0) + 1);
  return (pharmacy) => {
    const lines = linesOf(pharmacy);
    return lines.find((line) => sharing.get(line) === 1) ?? lines[1] ?? pharmacy.name;
  };
}
