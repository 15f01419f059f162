import { filtersOf } from '../../domain/landing/landing-entry.ts';
import type { LandingFacts, LandingView } from '../../domain/landing/landing-view.ts';
import * as landingSaysMessages from '../../messages/generated/landingSays.ts';
import { formatTime } from '../../messages/time-text.ts';

/** A figure that sets a page apart, with its name. */
interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The figures that set the page apart; what nobody knows is left out. */
export function landingFacts({ entry, facts, results, listed }: LandingView): readonly Fact[] {
  if (facts === undefined) return [];
  const { latest, zips, openSunday } = facts;
  const { yes, no, unknown } = openSunday;
  const total = yes + no;
  const known: Fact[] = [];
  if (total > 0 && !filtersOf(entry).includes('open-sunday')) {
    const value =
      unknown === 0
        ? landingSaysMessages.factSundayIs({ count: yes, total })
        : landingSaysMessages.factSundayOf({ count: yes, known: total });
    known.push({ label: landingSaysMessages.factSunday, value });
  }
  if (latest !== undefined) known.push({ label: landingSaysMessages.factLatest, value: latestText(latest) });
  // It says little by itself, and it is of the city's own: not of a list that goes on in other cities.
  if (known.length > 0 && listed.length === results.length)
    known.push({ label: landingSaysMessages.factZips, value: String(zips) });
  return known;
}

function latestText({ name, closes }: NonNullable<LandingFacts['latest']>): string {
  if (closes === 'never') return landingSaysMessages.factAlwaysIs({ name });
  if (closes === 'all-night') return landingSaysMessages.factAllNightIs({ name });
  return landingSaysMessages.factLatestIs({ name, time: formatTime(closes) });
}
