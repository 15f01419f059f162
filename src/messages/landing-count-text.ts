import { filtersOf, type LandingEntry } from '../domain/landing/landing-entry.ts';
import * as landingCountsMessages from './generated/landingCounts.ts';
import * as landingSaysMessages from './generated/landingSays.ts';
import { stemOf } from './keyword-text.ts';

type Some = (d: { readonly count: number; readonly city: string }) => string;
type None = (d: { readonly city: string }) => string;

const some: Readonly<Record<string, Some | undefined>> = landingCountsMessages.some;
const none: Readonly<Record<string, None | undefined>> = landingCountsMessages.none;

/** Returns the message of an entry's filter pair, else of its filter or branded store; undefined if none. */
const sayOf = <Say>(
  says: Readonly<Record<string, Say | undefined>>,
  entry: LandingEntry,
): Say | undefined => {
  const [filter = 'brand', another] = filtersOf(entry);
  return says[stemOf(entry)] ?? (another === undefined ? says[filter] : undefined);
};

/** Returns the count of a landing page in words: `3 pharmacies in Miami are open 24 hours.` */
export function landingCount(entry: LandingEntry, city: string, count: number): string {
  if (count === 0) return (sayOf(none, entry) ?? landingSaysMessages.noneYet)({ city });
  return (sayOf(some, entry) ?? landingSaysMessages.some)({ count, city });
}
