import { brandName } from '../../src/domain/places/city.ts';
import { type RandomStream, seededRandom } from './seeded-random.ts';

/** Fictional chains. None has the name of a real one, open or closed (sample-names.test.ts). */
export const sampleChains = ['Goodwell Drug', 'Rx Mart'] as const;

const families = [
  'Alderton',
  'Bramwell',
  'Castellan',
  'Dunmore',
  'Everly',
  'Fairbrook',
  'Garland',
  'Hollis',
  'Ingleby',
  'Kessler',
  'Lockwood',
  'Marlow',
  'Norwood',
  'Okafor',
  'Penrose',
  'Quimby',
  'Rosales',
  'Sefton',
  'Thornbury',
  'Wexley',
];

/** Where a sample stands, which is what most of them are named after. */
interface Site {
  /** `null` for an independent pharmacy. */
  readonly brand: string | null;
  /** Without `St` or `Ave`: `Maple`. */
  readonly street: string;
  /** `Maple Ave`. */
  readonly road: string;
}

/** Gives the samples of a city their names in their order, each but once: the same seed, the same names. */
export function sampleNames(seed: string): (site: Site) => string {
  const random = seededRandom(seed);
  const taken = new Set<string>();
  return (site) => {
    const free = candidates(site, random).find((name) => !taken.has(name));
    // Forty pharmacies on ten streets never get so far.
    const name = free ?? `${site.brand ?? 'Pharmacy'} ${taken.size + 1}`;
    taken.add(name);
    return name;
  };
}

function candidates({ brand, street, road }: Site, random: RandomStream): readonly string[] {
  // The branded store of a town is the only one of its name.
  if (brand === brandName) return [brand];
  if (brand !== null) return [brand, `${brand} ${street}`, `${brand} ${road}`, `${brand} ${road} West`];
  const family = families[Math.floor(random() * families.length)] ?? street;
  const after = [`${family} Pharmacy`, `${family} Family Pharmacy`, `${family} Drug`];
  const on = [`${street} Pharmacy`, `${street} Drug`, `${street} Apothecary`];
  return random() < 0.5 ? [...on, ...after] : [...after, ...on];
}
