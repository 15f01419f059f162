import { filtersOf, type LandingEntry } from '../domain/landing/landing-entry.ts';
import * as landingCountsMessages from './generated/landingCounts.ts';
import * as landingSaysMessages from './generated/landingSays.ts';
import { slugWithoutCity } from './keyword-text.ts';

type MatchMessage = (d: { readonly count: number; readonly city: string }) => string;
type NoMatchMessage = (d: { readonly city: string }) => string;

const matchMessages: Readonly<Record<string, MatchMessage | undefined>> = landingCountsMessages.some;
const noMatchMessages: Readonly<Record<string, NoMatchMessage | undefined>> = landingCountsMessages.none;

const messageOf = <Message>(
  messages: Readonly<Record<string, Message | undefined>>,
  entry: LandingEntry,
): Message | undefined => {
  const [filter = 'brand', secondFilter] = filtersOf(entry);
  return messages[slugWithoutCity(entry)] ?? (secondFilter === undefined ? messages[filter] : undefined);
};

/** Says how many pharmacies match a landing page: `3 pharmacies in Miami are open 24 hours.` */
export function landingCount(entry: LandingEntry, city: string, count: number): string {
  if (count === 0) return (messageOf(noMatchMessages, entry) ?? landingSaysMessages.noneYet)({ city });
  return (messageOf(matchMessages, entry) ?? landingSaysMessages.some)({ count, city });
}
