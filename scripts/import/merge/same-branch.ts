import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { tookOver } from '../fields/brand-table.ts';
import type { SourceRecord } from '../source-record.ts';

/** Statute miles; two points of one store, one of them perhaps placed by its address alone, lie no further apart. */
const farMiles = 3;

/**
 * Whether two records are of one store by the chain's own number, in one town or ZIP code. Chains give no number twice, but registers and lists
 * hold slips and numbers of other kinds, so equal numbers of places that lie far apart join nothing. Symmetric.
 */
export function isSameBranch(a: SourceRecord, b: SourceRecord): boolean {
  if (a.brand === undefined || a.brand !== b.brand || a.branch === undefined || a.branch !== b.branch)
    return false;
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

/** Whether two records are of different stores of one chain by its own numbers. Symmetric. */
export const areTwoBranches = (a: SourceRecord, b: SourceRecord): boolean =>
  a.brand !== undefined &&
  a.brand === b.brand &&
  a.branch !== undefined &&
  b.branch !== undefined &&
  a.branch !== b.branch;

/** A store of which its chain does not say that it has a pharmacy. */
const isBareStore = ({ kind, provesPharmacy }: SourceRecord): boolean => kind === 'chain' && !provesPharmacy;

/** A store list's brand stands where the other's name is one of those the brand took over. */
export const hasTaken = (a: SourceRecord, b: SourceRecord): boolean =>
  a.brand !== undefined &&
  [b.legalName, b.name, b.brand].some((name) => name !== undefined && tookOver(a.brand ?? '', name));

/**
 * Whether one record is a store of a chain, and the other a place of another chain that did not become the store's: its sign, its
 * page and its hours are none of that pharmacy's, whatever phone they share. Symmetric.
 */
export const isOtherChains = (a: SourceRecord, b: SourceRecord): boolean =>
  a.brand !== undefined &&
  b.brand !== undefined &&
  a.brand !== b.brand &&
  ((isBareStore(a) && !hasTaken(a, b)) || (isBareStore(b) && !hasTaken(b, a)));

/** The key that records of one store share by its number. */
export const branchKeys = ({ brand, branch }: SourceRecord): readonly string[] =>
  brand === undefined || branch === undefined ? [] : [`branch ${brand} ${branch}`];
