import { filtersOf } from '../../domain/landing/landing-entry.ts';
import type { LandingFacts, LandingView } from '../../domain/landing/landing-view.ts';
import * as landingSaysMessages from '../../messages/generated/landingSays.ts';
import { formatTime } from '../../messages/time-text.ts';

/** A figure that sets a page apart, with its name. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The figures that set the page apart; what nobody knows is left out. */
export function landingFacts({ entry, facts, results, listed }: LandingView): readonly Fact[] {
  if (facts === undefined) return [];
  const { latest, zips } = facts;
  const known = [
    ...(filtersOf(entry).includes('open-sunday') ? [] : sundayFact(facts)),
    ...(latest === undefined ? [] : [{ label: landingSaysMessages.factLatest, value: latestText(latest) }]),
  ];
  // It says little by itself, and it is of the city's own: not of a list that goes on in other cities.
  const isOfList = known.length > 0 && listed.length === results.length;
  return isOfList ? [...known, { label: landingSaysMessages.factZips, value: String(zips) }] : known;
}

/** How many open on Sunday, of those whose hours are known. */
function sundayFact({ openSunday: { yes, no, unknown } }: LandingFacts): readonly Fact[] {
  const known = yes + no;
  if (known === 0) return [];
  const value =
    unknown === 0
      ? landingSaysMessages.factSundayIs({ count: yes, total: known })
      : landingSaysMessages.factSundayOf({ count: yes, known });
  return [{ label: landingSaysMessages.factSunday, value }];
}

function latestText({ name, closes }: NonNullable<LandingFacts['latest']>): string {
  if (closes === 'never') return landingSaysMessages.factAlwaysIs({ name });
  if (closes === 'all-night') return landingSaysMessages.factAllNightIs({ name });
  return landingSaysMessages.factLatestIs({ name, time: formatTime(closes) });
}
