import type { StateCode } from '../../../src/domain/places/us-state.ts';

/** A chain as the directory shows it, and how its stores appear in a register. */
export interface Brand {
  readonly brand: string;
  /** The name a visitor sees on the pharmacy's sign. */
  readonly sign: string;
  /** The brand of the company whose stores they are, where that has another sign; it numbers the stores of both together. */
  readonly company?: string | undefined;
  /** Legal and trading names that are the chain's own. */
  readonly names: RegExp;
  /** Names of companies and signs of chains it bought, under which its stores are still registered. */
  readonly former?: RegExp | undefined;
  /** The states in which alone its names are its own. */
  readonly only?: ReadonlySet<StateCode> | undefined;
  /** Its item of Wikidata, as `brand:wikidata` of OpenStreetMap and AllThePlaces has it. */
  readonly wikidata?: string | undefined;
  /** Names of chains whose stores became this brand's, as found at the same address. */
  readonly took?: RegExp | undefined;
}

/** Longs' operating company and stores; not those of that name in the Carolinas and Georgia, which are another company's. */
const longs = /^LONGS DRUG STORES?(?:,? (?:CALIFORNIA|CORP|LLC)\b| #?\d|$)/i;

/**
 * The chains that the register files under many names. Each entry's evidence is its legal name, which is that of the
 * operating company (as the chains' own filings name their subsidiaries).
 */
const brands: readonly Brand[] = [
  // CVS bought Longs in 2008, keeps the company, and the sign in Hawaii alone.
  { brand: 'Longs Drugs', sign: 'Longs Drugs', company: 'CVS Pharmacy', names: longs, only: new Set(['HI']) },
  {
    brand: 'CVS Pharmacy',
    wikidata: 'Q2078880',
    sign: 'CVS Pharmacy',
    names: /\bCVS\b/i,
    former: longs,
    // CVS bought Target's pharmacies in 2015 and Eckerd stores in Florida in 2004.
    took: /^(?:TARGET|ECKERD)\b/i,
  },
  {
    brand: 'Walgreens',
    wikidata: 'Q1591889',
    sign: 'Walgreens',
    names: /^WALGRE+N/i,
    // Walgreens merged with Happy Harry's in 2006; the stores in Delaware and around it became its own.
    former: /^HAPPY HARRY'?S(?:,? INC| DISCOUNT| DRUG| #?\d|$)/i,
    took: /^(?:RITE AID|KERR DRUG|USA DRUG|SNYDER'?S DRUG)\b/i,
  },
  {
    brand: 'Duane Reade',
    sign: 'Duane Reade',
    company: 'Walgreens',
    wikidata: 'Q5310380',
    names: /^DUANE READE\b/i,
    // Walgreens bought it in 2010 and registers some of its pharmacies under its own name.
    took: /^WALGRE+NS?\b/i,
  },
  // Publix bought 49 Albertsons stores in Florida in 2008.
  {
    brand: 'Publix',
    wikidata: 'Q672170',
    sign: 'Publix Pharmacy',
    names: /^PUBLIX\b/i,
    took: /^ALBERTSONS?\b/i,
  },
  { brand: 'Walmart', wikidata: 'Q483551', sign: 'Walmart Pharmacy', names: /^WAL-?\s?MART\b/i },
  {
    brand: "Sam's Club",
    wikidata: 'Q1972120',
    sign: "Sam's Club Pharmacy",
    names: /^SAM['’]?S (?:CLUB|EAST|WEST|PHARMACY [#\d])/i,
  },
  { brand: 'Costco', wikidata: 'Q715583', sign: 'Costco Pharmacy', names: /^COSTCO\b/i },
  { brand: 'Kroger', wikidata: 'Q153417', sign: 'Kroger Pharmacy', names: /^KROGER\b/i },
  { brand: 'Winn-Dixie', wikidata: 'Q1264366', sign: 'Winn-Dixie Pharmacy', names: /^WINN-?\s?DIXIE\b/i },
  {
    brand: 'Harris Teeter',
    wikidata: 'Q5665067',
    sign: 'Harris Teeter Pharmacy',
    names: /^HARRIS TEETER\b/i,
  },
  {
    brand: 'Ingles',
    wikidata: 'Q6032595',
    sign: 'Ingles Pharmacy',
    names: /^INGLES (?:MARKETS|PHARMACY)\b/i,
  },
  { brand: "BJ's Wholesale Club", wikidata: 'Q4835754', sign: "BJ's Pharmacy", names: /^BJ'?S WHOLESALE\b/i },
  { brand: 'Rite Aid', wikidata: 'Q3433273', sign: 'Rite Aid', names: /^RITE AID\b/i },
  { brand: "Fred's", sign: "Fred's Pharmacy", names: /^FRED'?S STORES\b/i },
  { brand: 'Albertsons', wikidata: 'Q2831861', sign: 'Albertsons', names: /^ALBERTSONS?\b/i },
  { brand: 'CenterWell', sign: 'CenterWell Pharmacy', names: /^CENTERWELL\b/i },
  { brand: 'Genoa Healthcare', sign: 'Genoa Healthcare', names: /^GENOA HEALTHCARE\b/i },
  { brand: 'AHF Pharmacy', sign: 'AHF Pharmacy', names: /^AIDS HEALTHCARE FOUNDATION\b/i },
];

/** More letters than a short word that begins many names. */
const leastSpider = 3;
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The chain whose stores a spider of AllThePlaces collects, by the spider's name: `cvs_us`, `sams_club`, `riteaid`. */
export function brandOfSpider(spider: string): Brand | undefined {
  const letters = lettersOf(spider.replace(/_us$/, ''));
  return letters.length < leastSpider
    ? undefined
    : brands.find(({ brand }) => lettersOf(brand).startsWith(letters));
}

/** The chain of an item of Wikidata. */
export const brandOfItem = (item: string): Brand | undefined =>
  brands.find(({ wikidata }) => wikidata === item);

/** The chain whose company a registered name is, if any; the state decides where one company has stores under two signs. */
export const brandOfName = (name: string, state?: StateCode): Brand | undefined =>
  brands.find(
    ({ names, former, only }) =>
      (names.test(name) || former?.test(name)) &&
      (only === undefined || (state !== undefined && only.has(state))),
  );

/** The table's entry of a brand by its name, as a store list states it. */
export const findBrand = (brand: string): Brand | undefined => brands.find((entry) => entry.brand === brand);

/** Chains whose drugstores are open longer than the counter in them. */
const drugstoreChains: ReadonlySet<string> = new Set([
  'CVS Pharmacy',
  'Walgreens',
  'Duane Reade',
  'Rite Aid',
  'Bartell Drugs',
  'Longs Drugs',
  'Kinney Drugs',
  "Fred's",
]);

/** Whether the brand's places are whole drugstores, whose counter keeps shorter hours. */
export const isDrugstoreChain = (brand: string | undefined): boolean =>
  brand !== undefined && drugstoreChains.has(brand);

/** Whether stores under the name became the brand's: `TARGET` at the address of a CVS. */
export const tookOver = (brand: string, name: string): boolean => findBrand(brand)?.took?.test(name) ?? false;

/** The brand of the company whose stores bear the brand: that of `Duane Reade` is `Walgreens`; mostly the brand itself. */
export const companyOf = (brand: string): string => findBrand(brand)?.company ?? brand;

/** The names of all chains of the table. */
export const brandNames = (): readonly string[] => brands.map(({ brand }) => brand);
