import type { SourceRecord } from '../import/source-record.ts';

/** Records of one business at a place that has seen several. */
type Business = readonly SourceRecord[];

const isClosed = (business: Business): boolean => business.every(({ closed }) => closed !== undefined);
const isRestricted = (business: Business): boolean =>
  business.every(({ restricted }) => restricted !== undefined);
const last = (dates: readonly (string | undefined)[]): string =>
  dates
    .flatMap((date) => date ?? [])
    .toSorted()
    .at(-1) ?? '';

/**
 * Gives the businesses of one place, first the one that visitors find there, given those that follow one
 * another, newest first. A counter that is not for visitors hides no other one; a closed business only those
 * of which nothing was heard since.
 */
export function livingFirst(businesses: readonly Business[]): readonly Business[] {
  const [first] = businesses;
  if (first === undefined || !(isClosed(first) || isRestricted(first))) return businesses;
  const end = isClosed(first) ? last(first.map(({ closed }) => closed?.on)) || '9999' : '';
  const heir = businesses.find(
    (business) =>
      !isClosed(business) && !isRestricted(business) && last(business.map(({ date }) => date)) > end,
  );
  return heir === undefined ? businesses : [heir, ...businesses.filter((business) => business !== heir)];
}
