import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { groupOf, inParts, type ListEntry, openFirst, type StatusOf } from './list-groups.ts';
import { type Result, rankByDistance } from './ranking.ts';

/** How many alternatives a pharmacy's page lists, and among how many of the nearest it prefers the open ones. */
export const alternativeLimits = { shown: 5, considered: 8 } as const;

/** The pharmacies of a city, and those of other cities around. */
interface Surroundings {
  readonly pharmacies: readonly Pharmacy[];
  readonly fallback: readonly Pharmacy[];
}

/**
 * Where else to go when this pharmacy will not do: the nearest to it by the city's dataset. Once the time is known (`statusOf`
 * is null in static HTML) those open now come first, then those that may be, the closed ones last; each group nearest first.
 * `nearestOpen` is in the list however far it is.
 */
export function alternativesTo(
  pharmacy: Pharmacy,
  { pharmacies, fallback }: Surroundings,
  statusOf: StatusOf | null,
  nearestOpen?: Result,
): readonly (Result & ListEntry)[] {
  const others = [...pharmacies, ...fallback].filter(({ id }) => id !== pharmacy.id);
  const considered = rankByDistance(others, pharmacy.location).slice(0, alternativeLimits.considered);
  const isKnown = considered.some((each) => each.pharmacy.id === nearestOpen?.pharmacy.id);
  const nearest = nearestOpen === undefined || isKnown ? considered : [...considered, nearestOpen];
  if (statusOf === null) return inParts(nearest.slice(0, alternativeLimits.shown));
  const closed = nearest.flatMap((result) =>
    groupOf(result.pharmacy, statusOf) === undefined ? [{ ...result, group: 'closed' as const }] : [],
  );
  const ordered = inParts([...openFirst(nearest, statusOf), ...closed]);
  return ordered.slice(0, alternativeLimits.shown);
}

/** Whether the time can put alternatives before nearer ones: some hours of them are known, of a pharmacy or of its store. */
export const openComeFirst = (alternatives: readonly Result[]): boolean =>
  alternatives.some(({ pharmacy }) => pharmacy.hours !== undefined);
