import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { ZipCode } from './zip-codes.ts';

/** Where ZIP codes of the same first three digits lie: the state of most of them, and the middle of their centres, degrees to one decimal. */
type ZipArea = readonly [prefix: string, state: StateCode, lat: number, lng: number];

/** Returns the areas of ZIP codes by their first three digits. */
export function areasOf(codes: readonly ZipCode[]): readonly ZipArea[] {
  const byPrefix = groupBy(codes, ({ code }) => code.slice(0, 3));
  return [...byPrefix]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([prefix, zips]): readonly ZipArea[] => {
      const states = [...groupBy(zips, ({ state }) => state)].toSorted(([, a], [, b]) => b.length - a.length);
      const state = states[0]?.[0];
      const middle = (pick: (zip: ZipCode) => number): number =>
        Number((zips.reduce((sum, zip) => sum + pick(zip), 0) / zips.length).toFixed(1));
      if (state === undefined) return [];
      return [
        [prefix, state, middle(({ location }) => location.lat), middle(({ location }) => location.lng)],
      ];
    });
}
