import { isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { aPattern, aPatternIfAny, factRows } from '../../lists/facts/fact-rows.ts';

/** A chain of pharmacies, and the names under which a register has its stores. */
export interface Brand {
  readonly brand: string;
  /** The name a visitor sees on the pharmacy's sign. */
  readonly sign: string;
  /** The brand of the owning company, where its stores have another sign. */
  readonly company?: string | undefined;
  /** Legal and trading names that are the chain's own. */
  readonly names: RegExp;
  /** Names of companies that it bought, under which stores are still registered. */
  readonly former?: RegExp | undefined;
  /** States where these names mean this chain. Absent if they do everywhere. */
  readonly only?: ReadonlySet<StateCode> | undefined;
  /** Its Wikidata item: the tag `brand:wikidata` of OpenStreetMap and AllThePlaces. */
  readonly wikidata?: string | undefined;
  /** Names of chains that this brand took over, as found at the same address. */
  readonly took?: RegExp | undefined;
}

const pattern = (source: string | undefined): RegExp | undefined =>
  source === undefined || source === '' ? undefined : new RegExp(source, 'i');

/**
 * The chains of `brands.csv`. The evidence for each is the legal name of its operating company, as the
 * chain's own filings name its subsidiaries.
 */
const brands: readonly Brand[] = factRows('brands', 'scripts/listings/fields', {
  names: aPattern,
  former: aPatternIfAny,
  took: aPatternIfAny,
}).map(({ brand = '', sign = '', names = '', company, former, only, wikidata, took }) => ({
  brand,
  sign,
  company: company || undefined,
  names: new RegExp(names, 'i'),
  former: pattern(former),
  only: only ? new Set(only.split(' ').filter(isStateCode)) : undefined,
  wikidata: wikidata || undefined,
  took: pattern(took),
}));

/** Fewer letters begin the names of several chains. */
const leastSpider = 3;
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** Returns the chain of a spider of AllThePlaces, which collects its stores: `cvs_us`, `riteaid`. */
export function brandOfSpider(spider: string): Brand | undefined {
  const letters = lettersOf(spider.replace(/_us$/, ''));
  return letters.length < leastSpider
    ? undefined
    : brands.find(({ brand }) => lettersOf(brand).startsWith(letters));
}

/** Returns the chain with a Wikidata item. */
export const brandOfItem = (item: string): Brand | undefined =>
  brands.find(({ wikidata }) => wikidata === item);

/** Returns the chain with a registered name. Where two chains share the name, the state decides. */
export const brandOfName = (name: string, state?: StateCode): Brand | undefined =>
  brands.find(
    ({ names, former, only }) =>
      (names.test(name) || former?.test(name)) &&
      (only === undefined || (state !== undefined && only.has(state))),
  );

/** Returns the brand of a name, as a store list states it. */
export const findBrand = (brand: string): Brand | undefined => brands.find((entry) => entry.brand === brand);

/** Chains with drugstores that are open longer than the counters in them. */
const drugstoreChains: ReadonlySet<string> = new Set(
  "CVS Pharmacy;Walgreens;Duane Reade;Rite Aid;Bartell Drugs;Longs Drugs;Kinney Drugs;Fred's".split(';'),
);

/** True if the brand's places are whole drugstores, where the pharmacy counter keeps shorter hours. */
export const isDrugstoreChain = (brand: string | undefined): boolean =>
  brand !== undefined && drugstoreChains.has(brand);

/** True if the brand took over stores of this name: CVS took over `TARGET`. */
export const tookOver = (brand: string, name: string): boolean => findBrand(brand)?.took?.test(name) ?? false;

/** Returns the brand of the owning company: `Duane Reade` → `Walgreens`. */
export const companyOf = (brand: string): string => findBrand(brand)?.company ?? brand;

/** Returns the brands of the table. */
export const brandNames = (): readonly string[] => brands.map(({ brand }) => brand);
