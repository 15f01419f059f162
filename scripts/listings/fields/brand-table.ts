import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { aPattern, aPatternIfAny, factRows } from '../../lists/facts/fact-rows.ts';

/** A chain of pharmacies, from a row of `brands.csv`. */
export interface Brand {
  readonly brand: string;
  /** The chain's name on its stores: `Publix Pharmacy`. */
  readonly sign: string;
  readonly company?: string | undefined;
  readonly namePattern: RegExp;
  readonly formerNamePattern?: RegExp | undefined;
  readonly onlyStates?: ReadonlySet<StateCode> | undefined;
  readonly wikidataItem?: string | undefined;
  /** Matches names of stores taken over from another chain: `TARGET` for CVS Pharmacy. */
  readonly takenOverPattern?: RegExp | undefined;
}

const patternIn = (cell: string | undefined): RegExp | undefined =>
  cell ? new RegExp(cell, 'i') : undefined;

// The company names in `brands.csv` are from the chains' own filings about their subsidiaries.
const brands: readonly Brand[] = factRows('brands', 'scripts/listings/fields', {
  names: aPattern,
  former: aPatternIfAny,
  took: aPatternIfAny,
}).map(({ brand = '', sign = '', names = '', company, former, only, wikidata, took }) => ({
  brand,
  sign,
  company: company || undefined,
  namePattern: new RegExp(names, 'i'),
  formerNamePattern: patternIn(former),
  onlyStates: only ? new Set(only.split(' ').filter(isStateCode)) : undefined,
  wikidataItem: wikidata || undefined,
  takenOverPattern: patternIn(took),
}));

const fewestSpiderLetters = 3;
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** Returns the chain that an AllThePlaces spider (scraper) is named after: `cvs_us` → CVS Pharmacy. */
export function brandOfSpider(spider: string): Brand | undefined {
  const letters = lettersOf(spider.replace(/_us$/, ''));
  return letters.length < fewestSpiderLetters
    ? undefined
    : brands.find(({ brand }) => lettersOf(brand).startsWith(letters));
}

/** Returns the chain with a Wikidata item such as `Q2078880`. */
export const brandOfWikidataItem = (item: string): Brand | undefined =>
  brands.find(({ wikidataItem }) => wikidataItem === item);

/** Returns the chain in a business name: `HOLIDAY CVS LLC` → CVS Pharmacy. Some chains need a `state`. */
export const brandOfName = (name: string, state?: StateCode): Brand | undefined =>
  brands.find(
    ({ namePattern, formerNamePattern, onlyStates }) =>
      (namePattern.test(name) || formerNamePattern?.test(name)) &&
      (onlyStates === undefined || (state !== undefined && onlyStates.has(state))),
  );

/** Returns the chain with this brand, spelled as in `brands.csv`: `CVS Pharmacy`. */
export const findBrand = (brand: string): Brand | undefined => brands.find((entry) => entry.brand === brand);

const drugstoreChains: ReadonlySet<string> = new Set(
  "CVS Pharmacy;Walgreens;Duane Reade;Rite Aid;Bartell Drugs;Longs Drugs;Kinney Drugs;Fred's".split(';'),
);

/** True if a brand's stores are drugstores with a pharmacy inside: `Walgreens`. */
export const isDrugstoreChain = (brand: string | undefined): boolean =>
  brand !== undefined && drugstoreChains.has(brand);

/** True if a name is of a store that the brand took over from another chain: `CVS Pharmacy`, `TARGET`. */
export const tookOver = (brand: string, name: string): boolean =>
  findBrand(brand)?.takenOverPattern?.test(name) ?? false;

/** Returns the brand that owns a brand: `Duane Reade` → `Walgreens`. A brand without an owner stays. */
export const companyOf = (brand: string): string => findBrand(brand)?.company ?? brand;
