import { compareText, latestDay, type SourceRecord } from '../import/source-record.ts';
import { countBy } from '../text-table.ts';

/** The records of one business at one address. */
export type Door = readonly SourceRecord[];

/**
 * Days of mass updates in the register's file of October 2025, with more than 0.5 % of its pharmacies of
 * sixteen states instead of 0.02 %. Listed here for imports that are too small to show them.
 */
const knownDays = ['2018-07-19', '2020-08-22', '2022-07-21', '2023-03-07', '2025-09-11', '2025-09-19'];

/** A mass update has more than this share of the register's records, and at least this many. */
const improbableShare = 0.004;
const fewestRecords = 20;

/** Returns days of mass updates in the register, on which a record's date says nothing of its business. */
export function massUpdateDays(records: readonly SourceRecord[]): ReadonlySet<string> {
  const dated = records.flatMap(({ kind, date }) => (kind === 'register' ? (date ?? []) : []));
  const most = Math.max(fewestRecords, dated.length * improbableShare);
  const busy = Object.entries(countBy(dated, String)).filter(([, count]) => count >= most);
  return new Set([...knownDays, ...busy.map(([day]) => day)]);
}

/** Types that only deliver or serve homes. */
const deliveryTypes: ReadonlySet<string> = new Set(['long-term-care', 'mail-order', 'home-infusion']);
const servesPublic = ({ types }: SourceRecord): boolean =>
  types.length === 0 || types.some((type) => !deliveryTypes.has(type));

/**
 * Returns an order of doors, the present one first: doors of an editor, and of a chain or the map unless the
 * other door's register number is younger, then public ones, then by days. Of one business that moved the last
 * day counts. Of businesses at one address it is the day of listing, since the register changes closed ones
 * too, mostly on the given days of mass updates.
 */
export const presentFirst =
  (of: 'one business' | 'one address', massDays: ReadonlySet<string>) =>
  (one: Door, other: Door): number => {
    const ranks = (door: Door, otherDoor: Door): readonly string[] => {
      const isNamed = door.some(
        ({ kind, date = '9999', provesPharmacy, closed }) =>
          kind !== 'register' &&
          provesPharmacy &&
          !closed &&
          (kind === 'owner' || date >= listedOn(otherDoor)),
      );
      const listed = listedOn(door);
      const changed = latestDay(door.map(({ date = '' }) => (massDays.has(date) ? '' : date)));
      const days =
        of === 'one business' ? [latestDay([listed, changed]), listed] : [listed || changed, changed];
      return [String(isNamed), String(door.some(servesPublic)), ...days];
    };
    const [ranksOfOne, ranksOfOther] = [ranks(one, other), ranks(other, one)];
    const orders = ranksOfOne.map((rank, index) => compareText(ranksOfOther[index] ?? '', rank));
    return orders.find((order) => order !== 0) ?? compareText(firstKey(one), firstKey(other));
  };

/** Returns the day on which the register issued a door's last number, `YYYY-MM-DD`, or an empty text. */
const listedOn = (door: Door): string => latestDay(door.map(({ enumerated }) => enumerated));

const firstKey = (door: Door): string => door.map(({ key }) => key).toSorted()[0] ?? '';

/**
 * Returns the businesses of one address, the one for visitors first. They are given newest first. A counter
 * that is not for visitors gives way to any other, and a closed business to one with news after its closing.
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
