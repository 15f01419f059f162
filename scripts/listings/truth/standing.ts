import { latestDay, type SourceRecord } from '../import/source-record.ts';

/** Records of one business at an address that has seen several. */
type Business = readonly SourceRecord[];

const isClosed = (business: Business): boolean => business.every(({ closed }) => closed !== undefined);
const isRestricted = (business: Business): boolean =>
  business.every(({ restricted }) => restricted !== undefined);

/**
 * Returns the businesses of one address, the one for visitors first. They are given newest first. A counter
 * that is not for visitors gives way to any other, and a closed business to one with news after its closing.
 */
export function livingFirst(businesses: readonly Business[]): readonly Business[] {
  const [first] = businesses;
  if (first === undefined || !(isClosed(first) || isRestricted(first))) return businesses;
  const end = isClosed(first) ? latestDay(first.map(({ closed }) => closed?.on)) || '9999' : '';
  const heir = businesses.find(
    (business) =>
      !isClosed(business) && !isRestricted(business) && latestDay(business.map(({ date }) => date)) > end,
  );
  return heir === undefined ? businesses : [heir, ...businesses.filter((business) => business !== heir)];
}
