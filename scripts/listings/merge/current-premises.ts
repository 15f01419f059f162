import { compareText, latestDay, type SourceRecord } from '../import/source-record.ts';
import { countBy } from '../text-table.ts';

/** The records of one business at one address. */
export type Premises = readonly SourceRecord[];

/**
 * Days on which more than 0.5 % of the register's pharmacies of sixteen states changed, instead of 0.02 %
 * (file of October 2025). Smaller imports do not show these days.
 */
const knownMassUpdateDays = [
  '2018-07-19',
  '2020-08-22',
  '2022-07-21',
  '2023-03-07',
  '2025-09-11',
  '2025-09-19',
];

const massUpdateShare = 0.004;
const fewestMassUpdateRecords = 20;

/**
 * Returns the days (`YYYY-MM-DD`) of mass updates in the US register (NPPES). A record's date on such a day
 * says nothing about the business.
 */
export function massUpdateDays(records: readonly SourceRecord[]): ReadonlySet<string> {
  const dated = records.flatMap(({ kind, date }) => (kind === 'register' ? (date ?? []) : []));
  const most = Math.max(fewestMassUpdateRecords, dated.length * massUpdateShare);
  const busy = Object.entries(countBy(dated, String)).filter(([, count]) => count >= most);
  return new Set([...knownMassUpdateDays, ...busy.map(([day]) => day)]);
}

const deliveryTypes: ReadonlySet<string> = new Set(['long-term-care', 'mail-order', 'home-infusion']);
const servesPublic = ({ types }: SourceRecord): boolean =>
  types.length === 0 || types.some((type) => !deliveryTypes.has(type));

/**
/**
 * Returns a comparison that sorts the business that is probably there now first:
 * 1. a business that an editor knows, or that a chain or the map knew after the other one was registered
 * 2. a business that serves the public
 * 3. for `one business` that moved, the address with the latest date
 * 4. for businesses at `one address`, the latest registration, since the register changes closed businesses
 *   too
 * Dates of mass updates do not count.
 */
export const currentPremisesFirst =
  (sharing: 'one business' | 'one address', massDays: ReadonlySet<string>) =>
  (one: Premises, other: Premises): number => {
    const ranks = (premises: Premises, otherPremises: Premises): readonly string[] => {
      const isNamed = premises.some(
        ({ kind, date = '9999', provesPharmacy, closed }) =>
          kind !== 'register' &&
          provesPharmacy &&
          !closed &&
          (kind === 'owner' || date >= registeredOn(otherPremises)),
      );
      const listed = registeredOn(premises);
      const changed = latestDay(premises.map(({ date = '' }) => (massDays.has(date) ? '' : date)));
      const days =
        sharing === 'one business' ? [latestDay([listed, changed]), listed] : [listed || changed, changed];
      return [String(isNamed), String(premises.some(servesPublic)), ...days];
    };
    const [ranksOfOne, ranksOfOther] = [ranks(one, other), ranks(other, one)];
    const orders = ranksOfOne.map((rank, index) => compareText(ranksOfOther[index] ?? '', rank));
    return orders.find((order) => order !== 0) ?? compareText(firstKey(one), firstKey(other));
  };

/** Returns the day on which the register issued the last number of a place, `YYYY-MM-DD`, or an empty text. */
const registeredOn = (premises: Premises): string => latestDay(premises.map(({ enumerated }) => enumerated));

const firstKey = (premises: Premises): string => premises.map(({ key }) => key).toSorted()[0] ?? '';

/**
 * Sorts the businesses of one address, which come newest first: a business that visitors can use moves to the
 * front. A counter that is closed to visitors gives way to any other. A closed business gives way to a
 * business with later news.
 */
export function openPremisesFirst(allPremises: readonly Premises[]): readonly Premises[] {
  const isClosed = (premises: Premises): boolean => premises.every(({ closed }) => closed !== undefined);
  const isRestricted = (premises: Premises): boolean =>
    premises.every(({ restricted }) => restricted !== undefined);
  const [first] = allPremises;
  if (first === undefined || !(isClosed(first) || isRestricted(first))) return allPremises;
  const end = isClosed(first) ? latestDay(first.map(({ closed }) => closed?.on)) || '9999' : '';
  const successor = allPremises.find(
    (premises) =>
      !isClosed(premises) && !isRestricted(premises) && latestDay(premises.map(({ date }) => date)) > end,
  );
  return successor === undefined
    ? allPremises
    : [successor, ...allPremises.filter((premises) => premises !== successor)];
}
