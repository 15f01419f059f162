import { filtersOf, type LandingEntry } from '../domain/landing/landing-entry.ts';
import * as landingCountsMessages from './generated/landingCounts.ts';
import { stemOf } from './keyword-text.ts';

type Some = (d: { readonly count: number; readonly city: string }) => string;
type None = (d: { readonly city: string }) => string;

const some: Readonly<Record<string, Some | undefined>> = landingCountsMessages.some;
const none: Readonly<Record<string, None | undefined>> = landingCountsMessages.none;

/** The message of an entry's combination, else of its one filter, else of the branded store. */
const sayOf = <Say>(says: Readonly<Record<string, Say | undefined>>, brand: Say, entry: LandingEntry): Say =>
  says[stemOf(entry)] ?? says[filtersOf(entry)[0] ?? 'brand'] ?? brand;

/** How many pharmacies of the city a landing page is about: `3 pharmacies in Miami are open 24 hours.` */
export function landingCount(entry: LandingEntry, city: string, count: number): string {
  return count === 0
    ? sayOf(none, landingCountsMessages.none.brand, entry)({ city })
    : sayOf(some, landingCountsMessages.some.brand, entry)({ count, city });
}
