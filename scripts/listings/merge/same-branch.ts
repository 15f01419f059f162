import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { companyOf, tookOver } from '../fields/brand-table.ts';
import type { SourceRecord } from '../import/source-record.ts';

const sameStoreMiles = 3;

const haveSameCompany = ({ brand: one }: SourceRecord, { brand: other }: SourceRecord): boolean =>
  one !== undefined && other !== undefined && companyOf(one) === companyOf(other);

/** True if two records have one company and store number and are not far apart, as in one town. Symmetric. */
export function isSameBranch(a: SourceRecord, b: SourceRecord): boolean {
  if (!haveSameCompany(a, b) || a.branch === undefined || a.branch !== b.branch) return false;
  if (a.location !== undefined && b.location !== undefined)
    return distanceMiles(a.location, b.location) <= sameStoreMiles;
  const [one, other] = [a.address, b.address];
  if (one === undefined || other === undefined || one.state !== other.state) return false;
  return one.zip === other.zip || one.city.toLowerCase() === other.city.toLowerCase();
}

/** True if two records have the same company and different store numbers. Symmetric. */
export const haveDifferentBranches = (a: SourceRecord, b: SourceRecord): boolean =>
  haveSameCompany(a, b) && a.branch !== undefined && b.branch !== undefined && a.branch !== b.branch;

const isStoreWithoutProof = ({ kind, provesPharmacy }: SourceRecord): boolean =>
  kind === 'chain' && !provesPharmacy;

/**
 * True if the pharmacy of record `a` may have replaced that of record `b`: both are of one company, or the
 * brand of `a` took over stores with the name of `b`.
 */
export const mayHaveReplaced = (a: SourceRecord, b: SourceRecord): boolean =>
  a.brand !== undefined &&
  (haveSameCompany(a, b) ||
    [b.legalName, b.name, b.brand].some((name) => name !== undefined && tookOver(a.brand ?? '', name)));

/** True if one record is a chain's store without proof of a pharmacy, the other of an unrelated chain. */
export const areUnrelatedChains = (a: SourceRecord, b: SourceRecord): boolean =>
  a.brand !== undefined &&
  b.brand !== undefined &&
  a.brand !== b.brand &&
  ((isStoreWithoutProof(a) && !mayHaveReplaced(a, b)) || (isStoreWithoutProof(b) && !mayHaveReplaced(b, a)));

/** Sorts records: those of a subsidiary (Duane Reade) come before its owner's list of stores (Walgreens). */
export const subsidiaryBrandFirst = (records: readonly SourceRecord[]): readonly SourceRecord[] => {
  const isOwnerOfOtherBrand = (record: SourceRecord): boolean =>
    isStoreWithoutProof(record) &&
    records.some(
      ({ brand }) => brand !== undefined && brand !== record.brand && companyOf(brand) === record.brand,
    );
  return records.toSorted((a, b) => Number(isOwnerOfOtherBrand(a)) - Number(isOwnerOfOtherBrand(b)));
};

const listOf = ({ key }: SourceRecord): string => key.slice(0, key.lastIndexOf('/'));

/** True if two records are rows of one list, an editor's or a chain's of one day, so both places exist. */
export const areRowsOfOneList = (a: SourceRecord, b: SourceRecord): boolean =>
  a.kind === b.kind &&
  (a.kind === 'owner' || (a.kind === 'chain' && a.date === b.date)) &&
  listOf(a) === listOf(b);
