import { once } from '../../lists/facts/once.ts';
import { brandNames } from '../fields/brand-table.ts';

const shopsWithCounters: readonly string[] = `
  brookshires; cub; dierbergs; fairplay; food city; food lion; giant eagle; giant food; giant martins;
  h e b; hannaford; hy vee; kmart; lowes foods; marianos; market basket; meijer; price chopper; raleys;
  safeway; schnucks; shoprite; stater bros; stop and shop; target; tops; vons; weis markets; wegmans`.split(
  ';',
);

const pharmacyWords: ReadonlySet<string> = new Set(
  'pharmacy pharmacies drug drugs drugstore apothecary rx'.split(' '),
);

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
const withoutKind = (brand: string): string =>
  lettersAndDigits(brand.replace(/ (?:Pharmacy|Drugs?|Wholesale Club|Healthcare)$/i, ''));

/** True if an AllThePlaces spider (scraper) has the name of a US chain with pharmacies: not `walmart_ca`. */
export function isPharmacySpider(spider: string): boolean {
  const name = spider.toLowerCase().replace(/_us$/, '');
  const words = name.split('_');
  const isNamed =
    words.some((word) => pharmacyWords.has(word)) ||
    words.some((_, index) => chains().has(words.slice(0, index + 1).join('')));
  const last = words.at(-1)?.toUpperCase() ?? '';
  return isNamed && !(words.length > 1 && last.length === 2 && countryNames.of(last) !== undefined);
}

const chains = once(
  () =>
    new Set([
      ...brandNames().flatMap((brand) => [lettersAndDigits(brand), withoutKind(brand)]),
      ...shopsWithCounters.map(lettersAndDigits),
    ]),
);
