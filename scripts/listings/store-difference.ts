import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { StateCode } from '../../src/domain/places/us-state.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';

/** How the listings of a state differ between two stores. */
export interface StateDifference {
  readonly state: StateCode;
  readonly added: number;
  readonly gone: number;
  /** Listings of the same id of which a fact, a source or a date differs. */
  readonly changed: number;
  /** Listings whose hours are known, of the prescription counter or the pharmacy itself. */
  readonly hoursBefore: number;
  readonly hoursAfter: number;
  readonly listings: number;
}

/** The difference of two stores by state, by the states' codes; states in which nothing differs too. */
export function storeDifference(
  before: readonly Pharmacy[],
  after: readonly Pharmacy[],
): readonly StateDifference[] {
  const stateOf = ({ address }: Pharmacy): StateCode => address.state;
  const old = groupBy(before, stateOf);
  const now = groupBy(after, stateOf);
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().map((state) => {
    const was = new Map((old.get(state) ?? []).map((listing) => [listing.id, listing]));
    const is = now.get(state) ?? [];
    const ids = new Set(is.map(({ id }) => id));
    return {
      state,
      added: is.filter(({ id }) => !was.has(id)).length,
      gone: [...was.keys()].filter((id) => !ids.has(id)).length,
      changed: is.filter((listing) => was.has(listing.id) && differs(listing, was.get(listing.id))).length,
      hoursBefore: withHours([...was.values()]),
      hoursAfter: withHours(is),
      listings: is.length,
    };
  });
}

const differs = (a: Pharmacy, b: Pharmacy | undefined): boolean => JSON.stringify(a) !== JSON.stringify(b);

const withHours = (listings: readonly Pharmacy[]): number =>
  listings.filter(({ hours }) => hours?.pharmacy !== undefined).length;

/** The difference for reading: a line a state. */
export const formatDifference = (states: readonly StateDifference[]): string =>
  [
    'State  listings    added     gone  changed   hours known before → after',
    ...states.map(
      ({ state, listings, added, gone, changed, hoursBefore, hoursAfter }) =>
        `${state.padEnd(5)}${[listings, added, gone, changed]
          .map((count) => count.toLocaleString('en-US').padStart(9))
          .join('')}   ${hoursBefore.toLocaleString('en-US')} → ${hoursAfter.toLocaleString('en-US')}`,
    ),
  ].join('\n');
