import { compareText, latestDay, type SourceRecord } from '../import/source-record.ts';

/** The records of one business at one address. */
export type Door = readonly SourceRecord[];

type ByDay = (a: Door, b: Door) => number;

/** Types that only deliver or serve homes. */
const deliveryTypes: ReadonlySet<string> = new Set(['long-term-care', 'mail-order', 'home-infusion']);
const servesPublic = ({ types }: SourceRecord): boolean =>
  types.length === 0 || types.some((type) => !deliveryTypes.has(type));

const listed = (door: Door): string => latestDay(door.map(({ enumerated }) => enumerated));
/** Returns the last day on which a source changed a record, other than by a mass update. */
const changed = (door: Door, massDays: ReadonlySet<string>): string =>
  latestDay(door.map(({ date }) => (date !== undefined && massDays.has(date) ? undefined : date)));
const firstKey = (door: Door): string => door.map(({ key }) => key).toSorted()[0] ?? '';

/** Orders doors: those of an editor, a chain or the map first, then public ones, then by later day. */
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
 * Orders businesses of one address, the present one first. Of the register's records the latest listed
 * counts, since closed businesses are changed too, mostly on the given days of mass updates.
 */
export const bySuccession = (massDays: ReadonlySet<string>): ByDay =>
  byPresence(
    (door) => listed(door) || changed(door, massDays),
    (door) => changed(door, massDays),
  );

/** Orders the doors of a business that moved, the present one first: the door with the last change. */
export const byLastChange = (massDays: ReadonlySet<string>): ByDay =>
  byPresence((door) => latestDay([listed(door), changed(door, massDays)]), listed);
