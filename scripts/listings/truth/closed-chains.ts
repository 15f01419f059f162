import type { StateCode } from '../../../src/domain/places/us-state.ts';
import type { SourceRecord } from '../import/source-record.ts';

/** A chain without a pharmacy left, and who says so. */
interface ClosedChain {
  readonly chain: string;
  /** Names of its operating companies and of its stores; never the word alone, which an independent may bear too. */
  readonly names: RegExp;
  /** What the table of brands calls it, where it does. */
  readonly brand?: string;
  /** Whether only a row of the register is one of its pharmacies: its stores go on, and other pharmacies are in them. */
  readonly registered?: true;
  /** The states that it left, where others have it still. */
  readonly only?: ReadonlySet<StateCode>;
  /** The day, month or year from which none was left: `2025-10`. */
  readonly on: string;
  readonly source: string;
}

/**
 * Chains of pharmacies that exist no more, each with the time from which none was left, as precisely as its source tells it. The
 * register keeps their rows, since nobody is obliged to take a closed store's number back. A company that outlived its sign is none
 * of them: its pharmacies are the chain's that bought it (`former` in fields/brand-table.ts).
 */
const closedChains: readonly ClosedChain[] = [
  {
    chain: 'Rite Aid',
    brand: 'Rite Aid',
    // Thrifty PayLess, Genovese, Perry, Harco, K&B, and from 2007 Eckerd's and Brooks' companies, ran stores of Rite Aid to the end.
    names:
      /^(?:RITE[- ]?AID\b|THRIFTY PAYLESS\b|GENOVESE DRUG STORES\b|PERRY DRUG STORES\b|HARCO INC\b|K ?& ?B (?:ALABAMA|FLORIDA|LOUISIANA|MISSISSIPPI|TENNESSEE|TEXAS) CORP|ECKERD CORP|EDC DRUG STORES\b|MAXI DRUG\b)/i,
    on: '2025-10',
    source: 'Notice of Rite Aid on its website, October 2025: all stores have closed',
  },
  {
    chain: 'Bartell Drugs',
    names: /^(?:THE )?BARTELL DRUGS?\b/i,
    on: '2025-10',
    source:
      'CVS Health, October 2025: its stores were closed or became CVS’s with those of its owner, Rite Aid',
  },
  {
    chain: 'Winn-Dixie',
    brand: 'Winn-Dixie',
    names: /^WINN-?\s?DIXIE\b/i,
    on: '2023-12',
    source:
      'Southeastern Grocers, August 2023: its pharmacies’ files go to CVS and Walgreens by the end of the year',
  },
  {
    chain: 'Harveys',
    names: /^(?:HARVEYS SUPERMARKETS?\b|J\.? ?H\.? HARVEY CO)/i,
    on: '2023-12',
    source:
      'Southeastern Grocers, August 2023: its pharmacies’ files go to CVS and Walgreens by the end of the year',
  },
  {
    chain: 'Bi-Lo',
    names: /^BI-?LO(?:,? (?:LLC|PHARMACY|INC)\b| #?\d)/i,
    on: '2021',
    source: 'Southeastern Grocers, 2020 and 2021: the banner ends, its stores are sold or closed',
  },
  {
    chain: 'Fred’s',
    brand: "Fred's",
    names: /^FRED'?S (?:STORES\b|(?:PHARMACY|DISCOUNT STORE|STORE)\s+(?:#|NO\.? ?)?\d{3,4}\b)/i,
    on: '2019-10',
    source: 'Fred’s, Inc., chapter 11 filing of September 2019: all stores close',
  },
  {
    chain: 'Shopko',
    names: /^(?:SHOPKO|PAMIDA)(?: (?:STORES|HOMETOWN|PHARMACY|EXPRESS|HOLDING|INC|LLC|OPERATING)\b| #?\d|$)/i,
    on: '2019-06',
    source: 'Specialty Retail Shops Holding, 2019: the last stores of Shopko close in June',
  },
  {
    chain: 'Albertsons in Florida',
    brand: 'Albertsons',
    names: /^ALBERTSON'?S?\b/i,
    only: new Set(['FL']),
    on: '2018',
    source:
      'Publix, 2008 and 2018: it buys 49 stores, then the last three; Albertsons has none left in Florida',
  },
  {
    chain: 'Kmart',
    names: /^(?:SUPER )?K-?\s?MART(?: (?:CORP|PHARMAC|OPERATIONS|STORES?|OF [A-Z]|#)|,|\s*#?\d|$)/i,
    on: '2024-10',
    source:
      'Transform Holdco, October 2024: its last large store on the mainland closes; its pharmacies went before',
  },
  {
    chain: 'Target’s own pharmacies',
    registered: true,
    names: /^TARGET(?: (?:CORP|STORES?|PHARMACY)\b.*)?$/i,
    on: '2015-12',
    source:
      'CVS Health, 16 December 2015: it acquires the pharmacies of Target, which are CVS Pharmacy since',
  },
  {
    chain: 'A&P',
    names:
      /^(?:(?:THE )?GREAT ATLANTIC (?:AND|&) PACIFIC TEA\b|WALDBAUM'?S?,? INC|PATHMARK\b|A ?& ?P PHARMACY #?\d)/i,
    on: '2015-11',
    source:
      'The Great Atlantic & Pacific Tea Company, chapter 11 filing of 2015: all stores are sold or closed',
  },
  {
    chain: 'Dominick’s',
    names: /^DOMINICK'?S (?:FINER FOODS|PHARMACY)\b/i,
    on: '2013-12',
    source: 'Safeway Inc., October 2013: all stores of Dominick’s close by the end of the year',
  },
  {
    chain: 'Kerr Drug',
    names: /^KERR DRUG\b/i,
    on: '2013',
    source: 'Walgreens, September 2013: it buys the stores of Kerr Drug',
  },
  {
    chain: 'Bruno’s',
    names: /^BRUNO'?S SUPERMARKETS?\b/i,
    on: '2013',
    source: 'Belle Foods, chapter 11 filing of July 2013: it had bought Bruno’s in 2012',
  },
  {
    chain: 'USA Drug',
    names: /^USA DRUGS?(?: (?:EXPRESS|STORES?|PHARMACY)| #?\d|$)/i,
    on: '2012',
    source: 'Walgreens, 2012: it buys the stores of USA Drug, Super D Drug, May’s and Med-X',
  },
  {
    chain: 'Snyder’s',
    names: /^SNYDER'?S DRUG STORES\b/i,
    on: '2010',
    source: 'Walgreens, 2010: it buys the stores of Snyders Drug Stores',
  },
  {
    chain: 'Eckerd',
    names: /^ECKERDS?(?: (?:DRUGS?|DRUG STORES?|PHARMACY #?\d)| #?\d|$)/i,
    on: '2007',
    source:
      'Rite Aid, June 2007: it buys Brooks and Eckerd, whose stores become its own; those in Florida CVS had bought in 2004',
  },
  {
    chain: 'Brooks',
    names: /^BROOKS PHARMACY #?\d/i,
    on: '2007',
    source: 'Rite Aid, June 2007: it buys Brooks and Eckerd, whose stores become its own',
  },
  {
    chain: 'Phar-Mor',
    names: /^PHAR-?\s?MOR(?:,? INC| #?\d|$)/i,
    on: '2002',
    source: 'Phar-Mor, Inc., chapter 11 filing of 2001: the last stores close in 2002',
  },
];

/** What tells a closed chain's record: its names as its source gives them, best first. */
type Named = Pick<
  SourceRecord,
  'kind' | 'name' | 'legalName' | 'tradingNames' | 'brand' | 'sign' | 'address'
>;

/** The chain without a pharmacy left that a record is of. A record under a living brand's sign is that brand's, whoever registered it. */
export function closedChainOf(record: Named): ClosedChain | undefined {
  const { kind, name, legalName, tradingNames = [], brand, sign, address } = record;
  const state = address?.state;
  const known = brand === undefined ? [name, ...tradingNames, legalName, sign] : [brand];
  const names = known.flatMap((text) => text?.trim() ?? []);
  return closedChains.find(
    (chain) =>
      (names.some((text) => chain.names.test(text)) || (brand !== undefined && chain.brand === brand)) &&
      (chain.registered === undefined || kind === 'register') &&
      (chain.only === undefined || (state !== undefined && chain.only.has(state))),
  );
}
