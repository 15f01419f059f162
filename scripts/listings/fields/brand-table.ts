import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';

/** A chain as the directory shows it, and how its stores appear in a register. */
export interface Brand {
  readonly brand: string;
  /** The name a visitor sees on the pharmacy's sign. */
  readonly sign: string;
  /** The brand of the company whose stores they are, where it has another sign. */
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

const pattern = (source: string | undefined): RegExp | undefined =>
  source === undefined || source === '' ? undefined : new RegExp(source, 'i');

/**
 * The chains that the register files under many names, of `brands.csv`. Each entry's evidence is its legal
 * name, which is that of the operating company (as the chains' own filings name their subsidiaries).
 */
const brands: readonly Brand[] = factRows('brands', 'scripts/listings/fields').map(
  ({ brand = '', sign = '', names = '', company, former, only, wikidata, took }) => ({
    brand,
    sign,
    company: company || undefined,
    names: new RegExp(names, 'i'),
    former: pattern(former),
    only: only ? new Set(only.split(' ').filter(isStateCode)) : undefined,
    wikidata: wikidata || undefined,
    took: pattern(took),
  }),
);

/** More letters than a short word that begins many names. */
const leastSpider = 3;
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** Gives the chain whose stores a spider of AllThePlaces collects: `cvs_us`, `riteaid`. */
export function brandOfSpider(spider: string): Brand | undefined {
  const letters = lettersOf(spider.replace(/_us$/, ''));
  return letters.length < leastSpider
    ? undefined
    : brands.find(({ brand }) => lettersOf(brand).startsWith(letters));
}

/** Gives the chain of an item of Wikidata. */
export const brandOfItem = (item: string): Brand | undefined =>
  brands.find(({ wikidata }) => wikidata === item);

/** Gives the chain whose company a registered name is; the state decides between two signs of one. */
export const brandOfName = (name: string, state?: StateCode): Brand | undefined =>
  brands.find(
    ({ names, former, only }) =>
      (names.test(name) || former?.test(name)) &&
      (only === undefined || (state !== undefined && only.has(state))),
  );

/** Gives the table's entry of a brand by its name, as a store list states it. */
export const findBrand = (brand: string): Brand | undefined => brands.find((entry) => entry.brand === brand);

/** Chains whose drugstores are open longer than the counter in them. */
const drugstoreChains: ReadonlySet<string> = new Set(
  "CVS Pharmacy;Walgreens;Duane Reade;Rite Aid;Bartell Drugs;Longs Drugs;Kinney Drugs;Fred's".split(';'),
);

/** Tells whether the brand's places are whole drugstores, whose counter keeps shorter hours. */
export const isDrugstoreChain = (brand: string | undefined): boolean =>
  brand !== undefined && drugstoreChains.has(brand);

/** Tells whether stores under the name became the brand's: `TARGET` at the address of a CVS. */
export const tookOver = (brand: string, name: string): boolean => findBrand(brand)?.took?.test(name) ?? false;

/** Gives the brand of the company that owns a brand: that of `Duane Reade` is `Walgreens`. */
export const companyOf = (brand: string): string => findBrand(brand)?.company ?? brand;

/** Gives the names of all chains of the table. */
export const brandNames = (): readonly string[] => brands.map(({ brand }) => brand);
