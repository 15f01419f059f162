import { once } from '../../lists/facts/once.ts';
import { brandNames } from '../fields/brand-table.ts';

/** Shops with counters that are not in the table of brands, by AllThePlaces' names. */
const shopsWithCounters: readonly string[] = `
  brookshires; cub; dierbergs; fairplay; food city; food lion; giant eagle; giant food; giant martins;
  h e b; hannaford; hy vee; kmart; lowes foods; marianos; market basket; meijer; price chopper; raleys;
  safeway; schnucks; shoprite; stater bros; stop and shop; target; tops; vons; weis markets; wegmans`.split(
  ';',
);

/** Words for pharmacies in a spider's name. */
const pharmacyWords: ReadonlySet<string> = new Set(
  'pharmacy pharmacies drug drugs drugstore apothecary rx'.split(' '),
);

/** Names of countries, none for letters that are no country's. */
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
/** Returns a chain's name without its kind: `CVS Pharmacy` → `cvs`. */
const shortName = (brand: string): string =>
  letters(brand.replace(/ (?:Pharmacy|Drugs?|Wholesale Club|Healthcare)$/i, ''));

/**
 * True if a spider is named after a pharmacy chain, a shop with counters, or a word for pharmacies. Another
 * country's letters at its end exclude it (`walmart_ca`).
 */
export function bringsPharmacies(spider: string): boolean {
  const own = spider.toLowerCase().replace(/_us$/, '');
  const words = own.split('_');
  const isNamed =
    words.some((word) => pharmacyWords.has(word)) ||
    words.some((_, index) => chains().has(words.slice(0, index + 1).join('')));
  const last = words.at(-1)?.toUpperCase() ?? '';
  return isNamed && !(words.length > 1 && last.length === 2 && countries.of(last) !== undefined);
}

const chains = once(
  () =>
    new Set([
      ...brandNames().flatMap((brand) => [letters(brand), shortName(brand)]),
      ...shopsWithCounters.map(letters),
    ]),
);
