import { compareText, latestDay, type SourceRecord } from '../import/source-record.ts';
import { countBy } from '../text-table.ts';

/** The records of one business at one address. */
export type Premises = readonly SourceRecord[];

/** From the register's file of October 2025, since a smaller import cannot reveal them. */
const knownMassUpdates = '2018-07-19 2020-08-22 2022-07-21 2023-03-07 2025-09-11 2025-09-19'.split(' ');
const massUpdateShare = 0.004;
const fewestMassUpdateRecords = 20;

/**
 * Returns the days (`YYYY-MM-DD`) of mass updates in the US register (NPPES): known ones, and those on which
 * many of its records changed. Such a date says nothing about the business.
 */
export function massUpdateDays(records: readonly SourceRecord[]): ReadonlySet<string> {
  const dated = records.flatMap(({ kind, date }) => (kind === 'register' ? (date ?? []) : []));
  const most = Math.max(fewestMassUpdateRecords, dated.length * massUpdateShare);
  const busy = Object.entries(countBy(dated, String)).filter(([, count]) => count >= most);
  return new Set([...knownMassUpdates, ...busy.map(([day]) => day)]);
}

const deliveryTypes: ReadonlySet<string> = new Set(['long-term-care', 'mail-order', 'home-infusion']);
const servesPublic = ({ types }: SourceRecord): boolean =>
  types.length === 0 || types.some((type) => !deliveryTypes.has(type));

/**
 * Returns a comparison that sorts first the business that is probably there now. The first difference counts:
 * - an editor knows of it, or a map or chain does by a record that is newer than the other's NPI;
 * - it serves the public;
 * - it is newer: for `one address`, by the day of its NPI; for `one business`, by that or a later change.
 * Changes on `massDays` do not count.
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

const registeredOn = (premises: Premises): string => latestDay(premises.map(({ enumerated }) => enumerated));

const firstKey = (premises: Premises): string => premises.map(({ key }) => key).toSorted()[0] ?? '';

/**
 * Returns the businesses of one address, given the likeliest first. If the first is closed or restricted, one
 * that is neither goes before it; after a closing, only one with a record of a later day.
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
