import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import { levenshtein } from '../../lists/closest-names.ts';
import { companyOf, tookOver } from '../fields/brand-table.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { namePattern, wordsOfKind } from '../names/name-words.ts';
import { withoutLegalForm } from '../names/trading-name.ts';

const commonWords = wordsOfKind('common');

const longWordLetters = 5;

const wordsOf = memoize((name: string) => {
  const words = withoutLegalForm(name)
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^0+(?=\d)/, ''));
  // Words that few pharmacies’ names have, unlike `drug` or `inc`.
  const distinctive = [...new Set(words.filter((word) => !commonWords.has(word)))];
  return {
    distinctive,
    distinctiveJoined: distinctive.join(''),
    allJoined: words.join(''),
  };
});

const isSameWord = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= longWordLetters && !/\d/.test(a + b) && levenshtein(a, b) === 1);

/** True if two names may belong to one business: `Oak Hill Drugs Inc`, `Oak Pharmacy`. Symmetric. */
export function areSimilarNames(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.distinctive.length === 0 || b.distinctive.length === 0)
    return a.allJoined === b.allJoined && a.allJoined !== '';
  if (a.distinctiveJoined === b.distinctiveJoined || a.allJoined === b.allJoined) return true;
  const [fewer = [], more = []] = [a.distinctive, b.distinctive].toSorted((x, y) => x.length - y.length);
  const areIn = (words: readonly string[], among: readonly string[]): boolean =>
    words.every((word) => among.some((known) => isSameWord(word, known)));
  const isEqualLength = fewer.length === more.length;
  return fewer.length * 2 >= more.length && (areIn(fewer, more) || (isEqualLength && areIn(more, fewer)));
}

/** True if two names are equal apart from common words: `Smith Drugs Inc`, `Smith Pharmacy`. Symmetric. */
export function haveSameDistinctiveWords(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return a.distinctiveJoined !== '' && a.distinctiveJoined === b.distinctiveJoined;
}

const manySitesName = namePattern('many sites');

const tollFree = /^\+18(?:00|33|44|55|66|77|88)/;

/** True if several pharmacies may have a record's phone: a chain's, a hospital's or a toll-free one. */
export const mayShareItsPhone = ({ name, legalName, types, brand, phone }: SourceRecord): boolean =>
  brand !== undefined ||
  tollFree.test(phone ?? '') ||
  types.some((type) => type === 'hospital' || type === 'clinic') ||
  [name, legalName].some((text) => text !== undefined && manySitesName.test(text));

const numeral = /\b(?:#?\d+|I{1,3}|IV|VI{0,3})\b/gi;

const numeralsOf = (name: string): string =>
  (name.toUpperCase().match(numeral) ?? []).map((text) => text.replace(/^#?0*/, '')).join(' ');

/** True if names of two records differ in the branch number: `Caremax 7`, `Caremax 9`. Symmetric. */
export function differInBranchNumber(a: SourceRecord, b: SourceRecord): boolean {
  const [one, other] = [a.name ?? a.legalName ?? '', b.name ?? b.legalName ?? ''];
  return (
    numeralsOf(one) !== numeralsOf(other) &&
    haveSameDistinctiveWords(one.replace(numeral, ' '), other.replace(numeral, ' '))
  );
}

const sameStoreMiles = 3;

const haveSameCompany = ({ brand: one }: SourceRecord, { brand: other }: SourceRecord): boolean =>
  one !== undefined && other !== undefined && companyOf(one) === companyOf(other);

/** True if two records are of one store of a chain, by its store number and place. Symmetric. */
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

/** True if the pharmacy of `a` may have replaced that of `b`: one company, or a takeover. */
export const mayHaveReplaced = (a: SourceRecord, b: SourceRecord): boolean =>
  a.brand !== undefined &&
  (haveSameCompany(a, b) ||
    [b.legalName, b.name, b.brand].some((name) => name !== undefined && tookOver(a.brand ?? '', name)));

/** True if one record is of a chain's store without proof of a pharmacy, the other of an unrelated chain. */
export const areUnrelatedChains = (a: SourceRecord, b: SourceRecord): boolean =>
  a.brand !== undefined &&
  b.brand !== undefined &&
  a.brand !== b.brand &&
  ((isStoreWithoutProof(a) && !mayHaveReplaced(a, b)) || (isStoreWithoutProof(b) && !mayHaveReplaced(b, a)));

/** Sorts records of a subsidiary (Duane Reade) before the store list of its owner (Walgreens). */
export const subsidiaryBrandFirst = (records: readonly SourceRecord[]): readonly SourceRecord[] => {
  const isOwnerOfOtherBrand = (record: SourceRecord): boolean =>
    isStoreWithoutProof(record) &&
    records.some(
      ({ brand }) => brand !== undefined && brand !== record.brand && companyOf(brand) === record.brand,
    );
  return records.toSorted((a, b) => Number(isOwnerOfOtherBrand(a)) - Number(isOwnerOfOtherBrand(b)));
};

const listOf = ({ key }: SourceRecord): string => key.slice(0, key.lastIndexOf('/'));

/** True if two records come from one list of a chain or of the editors, so that both places exist. */
export const areRowsOfOneList = (a: SourceRecord, b: SourceRecord): boolean =>
  a.kind === b.kind &&
  (a.kind === 'owner' || (a.kind === 'chain' && a.date === b.date)) &&
  listOf(a) === listOf(b);
