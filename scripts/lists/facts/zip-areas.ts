import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { ZipArea } from './made-ahead.ts';
import { type ZipCode, zipCodes, zipTable } from './zip-codes.ts';

/** The areas of all ZIP codes by their digits. */
export const zipAreas = (): readonly ZipArea[] => zipTable().ahead?.areas ?? areasOf(zipCodes());

/** The areas of these ZIP codes by their digits. */
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
