import { filtersOf } from '../../domain/landing/landing-entry.ts';
import type { LandingFacts, LandingView } from '../../domain/landing/landing-view.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as landingMessages from '../../messages/generated/landing.ts';
import { originText } from '../../messages/origin-text.ts';
import { formatTime } from '../../messages/time-text.ts';

/** A figure that sets a page apart, with its name. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The figures that set the page apart; what nobody knows is left out. */
export function landingFacts({ entry, facts, origin }: LandingView): readonly Fact[] {
  if (facts === undefined) return [];
  const { nearest, latest, zips } = facts;
  return [
    {
      label: landingMessages.factNearest({ origin: originText(origin) }),
      value: landingMessages.factNearestIs({ name: nearest.pharmacy.name, distance: distanceOf(nearest) }),
    },
    ...(filtersOf(entry).includes('open-sunday') ? [] : sundayFact(facts)),
    ...(latest === undefined ? [] : [{ label: landingMessages.factLatest, value: latestText(latest) }]),
    { label: landingMessages.factZips, value: String(zips) },
  ];
}

/** How many open on Sunday, of those whose hours are known. */
function sundayFact({ openSunday: { yes, no, unknown } }: LandingFacts): readonly Fact[] {
  const known = yes + no;
  if (known === 0) return [];
  const value =
    unknown === 0
      ? landingMessages.factSundayIs({ count: yes, total: known })
      : landingMessages.factSundayOf({ count: yes, known });
  return [{ label: landingMessages.factSunday, value }];
}

const latestText = ({ name, closes }: NonNullable<LandingFacts['latest']>): string =>
  closes === null
    ? landingMessages.factAlwaysIs({ name })
    : landingMessages.factLatestIs({ name, time: formatTime(closes) });
