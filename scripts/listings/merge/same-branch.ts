import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { brandOfName, companyOf, tookOver } from '../fields/brand-table.ts';
import type { SourceRecord } from '../import/source-record.ts';

/** Statute miles between two points of one store, one perhaps placed by its address alone. */
const farMiles = 3;

/** Whether two records are of one company, under one sign or two, as Walgreens and Duane Reade. */
const areOfOneCompany = ({ brand: one }: SourceRecord, { brand: other }: SourceRecord): boolean =>
  one !== undefined && other !== undefined && companyOf(one) === companyOf(other);

/**
 * Tells whether two records are of one store by the company's own number, in one town or ZIP code. Companies
 * give no number twice, but registers and lists hold slips and numbers of other kinds, so equal numbers of
 * places that lie far apart join nothing. Symmetric.
 */
export function isSameBranch(a: SourceRecord, b: SourceRecord): boolean {
  if (!areOfOneCompany(a, b) || a.branch === undefined || a.branch !== b.branch) return false;
  const miles =
    a.location === undefined || b.location === undefined ? undefined : distanceMiles(a.location, b.location);
  if (miles !== undefined && miles > farMiles) return false;
  if (a.address === undefined || b.address === undefined) return miles !== undefined;
  const { address: one } = a;
  const { address: other } = b;
  return (
    one.state === other.state &&
    (one.zip === other.zip || one.city.toLowerCase() === other.city.toLowerCase())
  );
}

/** Tells whether two records are of different stores of one company by its own numbers. Symmetric. */
export const areTwoBranches = (a: SourceRecord, b: SourceRecord): boolean =>
  areOfOneCompany(a, b) && a.branch !== undefined && b.branch !== undefined && a.branch !== b.branch;

/** A store of which its chain does not say that it has a pharmacy. */
const isBareStore = ({ kind, provesPharmacy }: SourceRecord): boolean => kind === 'chain' && !provesPharmacy;

/**
 * Tells whether one record's brand stands where the other's name is one that the brand took over, where the
 * other is of its company under another sign, or where both are stores of one company.
 */
export const hasTaken = (a: SourceRecord, b: SourceRecord): boolean =>
  a.brand !== undefined &&
  (areOfOneCompany(a, b) ||
    isOfCompany(b, a.brand) ||
    [b.legalName, b.name, b.brand].some((name) => name !== undefined && tookOver(a.brand ?? '', name)));

/** Whether a record without a brand is registered by a brand's company. */
const isOfCompany = ({ brand, legalName, address }: SourceRecord, company: string): boolean =>
  brand === undefined && legalName !== undefined && brandOfName(legalName, address?.state)?.brand === company;

/**
 * Tells whether one record is a store of a chain, and the other a place of another company's chain that did
 * not become the store's: its sign, its page and its hours are none of that pharmacy's, whatever phone they
 * share. Symmetric.
 */
export const isOtherChains = (a: SourceRecord, b: SourceRecord): boolean =>
  a.brand !== undefined &&
  b.brand !== undefined &&
  a.brand !== b.brand &&
  ((isBareStore(a) && !hasTaken(a, b)) || (isBareStore(b) && !hasTaken(b, a)));

/**
 * Gives the records in the order in which they are asked for their brand: a list of a company's stores that
 * calls them all by one sign comes after a record of another sign of that company.
 */
export const bySign = (records: readonly SourceRecord[]): readonly SourceRecord[] => {
  const isCalledOtherwise = (record: SourceRecord): boolean =>
    isBareStore(record) &&
    records.some(
      ({ brand }) => brand !== undefined && brand !== record.brand && companyOf(brand) === record.brand,
    );
  return records.toSorted((a, b) => Number(isCalledOtherwise(a)) - Number(isCalledOtherwise(b)));
};

/** Gives the key that records of one store share by its company's number. */
export const branchKeys = ({ brand, branch }: SourceRecord): readonly string[] =>
  brand === undefined || branch === undefined ? [] : [`branch ${companyOf(brand)} ${branch}`];

/** The list that a record is a row of: `alltheplaces/walgreens` of `alltheplaces/walgreens/4711`. */
const listOf = ({ key }: SourceRecord): string => key.slice(0, key.lastIndexOf('/'));

/**
 * Tells whether two records are rows of one list of places, as an editor or a chain keeps them, of one day:
 * whoever keeps it says that both are there, so that nothing but the door itself makes them one. Symmetric.
 */
export const areOfOneList = (a: SourceRecord, b: SourceRecord): boolean =>
  a.kind === b.kind &&
  (a.kind === 'owner' || (a.kind === 'chain' && a.date === b.date)) &&
  listOf(a) === listOf(b);
