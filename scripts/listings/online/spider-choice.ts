import { brandNames } from '../fields/brand-table.ts';

/** Shops with pharmacies in them that are not in the table of brands, as AllThePlaces names them. */
const shopsWithCounters: readonly string[] = `
  brookshires; cub; dierbergs; fairplay; food city; food lion; giant eagle; giant food; giant martins;
  h e b; hannaford; hy vee; kmart; lowes foods; marianos; market basket; meijer; price chopper; raleys;
  safeway; schnucks; shoprite; stater bros; stop and shop; target; tops; vons; weis markets; wegmans`.split(
  ';',
);

/** Words of a spider's name that say that its places are pharmacies. */
const pharmacyWords: ReadonlySet<string> = new Set(
  'pharmacy pharmacies drug drugs drugstore apothecary rx'.split(' '),
);

/** Names of countries, none for letters that are no country's. */
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
/** A chain's name without what it adds to say what it is: `CVS Pharmacy` as `cvs`. */
const shortName = (brand: string): string =>
  letters(brand.replace(/ (?:Pharmacy|Drugs?|Wholesale Club|Healthcare)$/i, ''));

/**
 * Whether a spider may bring pharmacies of the United States, by its name: a chain's, a shop's with counters,
 * or a word for pharmacies, without another country's letters at the end (`walmart_ca`).
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

let known: ReadonlySet<string> | undefined;
function chains(): ReadonlySet<string> {
  known ??= new Set([
    ...brandNames().flatMap((brand) => [letters(brand), shortName(brand)]),
    ...shopsWithCounters.map(letters),
  ]);
  return known;
}
