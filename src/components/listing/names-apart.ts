import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';

/** What tells each of these pharmacies from the others in a line: its name, and its street where another of them is called so too. */
export function namesApart(pharmacies: readonly Pharmacy[]): (pharmacy: Pharmacy) => string {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { name } of pharmacies) (seen.has(name) ? shared : seen).add(name);
  return ({ name, address }) => (shared.has(name) ? `${name}, ${address.street}` : name);
}
