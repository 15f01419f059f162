import { compareText, type SourceRecord } from '../import/source-record.ts';

/** The records of one business at one address. */
export type Door = readonly SourceRecord[];

type ByDay = (a: Door, b: Door) => number;

/** What is only sent out or made for homes. */
const sentOut: ReadonlySet<string> = new Set(['long-term-care', 'mail-order', 'home-infusion']);
const servesPublic = ({ types }: SourceRecord): boolean =>
  types.length === 0 || types.some((type) => !sentOut.has(type));

const last = (days: readonly (string | undefined)[]): string =>
  days.reduce<string>((latest, day) => (day !== undefined && day > latest ? day : latest), '');
const listed = (door: Door): string => last(door.map(({ enumerated }) => enumerated));
/** The last day on which a source changed a record of its own accord. */
const changed = (door: Door, massDays: ReadonlySet<string>): string =>
  last(door.map(({ date }) => (date !== undefined && massDays.has(date) ? undefined : date)));
const firstKey = (door: Door): string => door.map(({ key }) => key).toSorted()[0] ?? '';

/** First a door that an editor, a chain or the map names, then one for the public, then the later day. */
const byPresence =
  (dayOf: (door: Door) => string, changedOn: (door: Door) => string): ByDay =>
  (a, b) => {
    const named = (door: Door): number =>
      door.some((record) => record.kind !== 'register' && record.provesPharmacy && !record.closed) ? 0 : 1;
    const closed = (door: Door): number => (door.some(servesPublic) ? 0 : 1);
    return (
      named(a) - named(b) ||
      closed(a) - closed(b) ||
      compareText(dayOf(b), dayOf(a)) ||
      compareText(changedOn(b), changedOn(a)) ||
      compareText(firstKey(a), firstKey(b))
    );
  };

/**
 * Tells which of several businesses that stood at one address is there now, first. Of the register's it is
 * the one that was listed last: closed businesses are changed too, most on the days of mass updates, which
 * are given.
 */
export const bySuccession = (massDays: ReadonlySet<string>): ByDay =>
  byPresence(
    (door) => listed(door) || changed(door, massDays),
    (door) => changed(door, massDays),
  );

/** Tells at which of its doors a business that moved is now, first: that of its last change. */
export const byLastWord = (massDays: ReadonlySet<string>): ByDay =>
  byPresence((door) => last([listed(door), changed(door, massDays)]), listed);
