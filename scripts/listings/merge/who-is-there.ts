import { compareText, latestDay, type SourceRecord } from '../import/source-record.ts';
import { countBy } from '../text-table.ts';

/** The records of one business at one address. */
export type Door = readonly SourceRecord[];

/**
 * Days on which the register changed more than 0.5 % of its pharmacies of sixteen states, instead of 0.02 %
 * (file of October 2025). Listed for imports that are too small to show them.
 */
const knownDays = ['2018-07-19', '2020-08-22', '2022-07-21', '2023-03-07', '2025-09-11', '2025-09-19'];

const improbableShare = 0.004;
const fewestRecords = 20;

/**
 * Returns days (`YYYY-MM-DD`) of mass updates in the US register (NPPES). A record's date on these days says
 * nothing of its business.
 */
export function massUpdateDays(records: readonly SourceRecord[]): ReadonlySet<string> {
  const dated = records.flatMap(({ kind, date }) => (kind === 'register' ? (date ?? []) : []));
  const most = Math.max(fewestRecords, dated.length * improbableShare);
  const busy = Object.entries(countBy(dated, String)).filter(([, count]) => count >= most);
  return new Set([...knownDays, ...busy.map(([day]) => day)]);
}

const deliveryTypes: ReadonlySet<string> = new Set(['long-term-care', 'mail-order', 'home-infusion']);
const servesPublic = ({ types }: SourceRecord): boolean =>
  types.length === 0 || types.some((type) => !deliveryTypes.has(type));

/**
 * Returns a function that sorts the business that is probably there now first:
 * 1. a business that an editor, a chain or the map knows
 * 2. a business that serves the public
 * 3. of addresses of one business, the latest day; of businesses at one address, the latest registration,
 *   since the register changes closed businesses too
 * Days of mass updates do not count.
 */
export const presentFirst =
  (of: 'one business' | 'one address', massDays: ReadonlySet<string>) =>
  (one: Door, other: Door): number => {
    const ranks = (door: Door): readonly string[] => {
      const isNamed = door.some(
        ({ kind, provesPharmacy, closed }) => kind !== 'register' && provesPharmacy && !closed,
      );
      const listed = latestDay(door.map(({ enumerated }) => enumerated));
      const changed = latestDay(door.map(({ date = '' }) => (massDays.has(date) ? '' : date)));
      const days =
        of === 'one business' ? [latestDay([listed, changed]), listed] : [listed || changed, changed];
      return [String(isNamed), String(door.some(servesPublic)), ...days];
    };
    const [ranksOfOne, ranksOfOther] = [ranks(one), ranks(other)];
    const orders = ranksOfOne.map((rank, index) => compareText(ranksOfOther[index] ?? '', rank));
    return orders.find((order) => order !== 0) ?? compareText(firstKey(one), firstKey(other));
  };

const firstKey = (door: Door): string => door.map(({ key }) => key).toSorted()[0] ?? '';

/**
 * Returns the businesses of one address, newest first, with the business that visitors can use moved to the
 * front. A counter that is closed to visitors gives way to any other, a closed business to one with later
 * news.
 */
export function livingFirst(doors: readonly Door[]): readonly Door[] {
  const isClosed = (door: Door): boolean => door.every(({ closed }) => closed !== undefined);
  const isRestricted = (door: Door): boolean => door.every(({ restricted }) => restricted !== undefined);
  const [first] = doors;
  if (first === undefined || !(isClosed(first) || isRestricted(first))) return doors;
  const end = isClosed(first) ? latestDay(first.map(({ closed }) => closed?.on)) || '9999' : '';
  const heir = doors.find(
    (door) => !isClosed(door) && !isRestricted(door) && latestDay(door.map(({ date }) => date)) > end,
  );
  return heir === undefined ? doors : [heir, ...doors.filter((door) => door !== heir)];
}
