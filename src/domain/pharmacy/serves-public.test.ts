import { describe, expect, it } from 'vitest';
import {
  aCityDataset,
  anEntry,
  aPharmacy,
  birmingham,
  everyDay,
  hoursOf,
  milesAway,
  range,
  statusesAt,
} from '../../../tests/support/domain-fixtures.ts';
import { landingView } from '../landing/landing-view.ts';
import { alternativesTo } from '../list/alternatives.ts';
import { emptyDirectoryQuery, matchDirectoryQuery } from '../list/directory-query.ts';
import { countOpen } from '../list/list-groups.ts';
import { rankByDistance } from '../list/ranking.ts';
import type { Pharmacy } from './pharmacy.ts';

const near = (key: string, miles: number, facts: Partial<Pharmacy> = {}) =>
  aPharmacy({ key, location: milesAway(miles), types: ['clinic'], ...facts });
const keys = (results: readonly { readonly pharmacy: Pharmacy }[]) =>
  results.map(({ pharmacy }) => pharmacy.id.replace('test:', ''));
const doubtful = near('aa', 1, { mayNotServe: true });
const list = [doubtful, near('b', 2), near('c', 3)];
/** 2026-11-18 is a Wednesday; 18:00 UTC is noon in Birmingham. */
const noon = statusesAt(Date.UTC(2026, 10, 18, 18));

describe('a listing that may not serve the public', () => {
  it('is the last of every list, by distance, by name, and of what is open', () => {
    expect(keys(rankByDistance(list, birmingham))).toEqual(['b', 'c', 'aa']);
    const matched = (facts: object, pharmacies = list) =>
      keys(
        matchDirectoryQuery(
          pharmacies,
          { ...emptyDirectoryQuery, ...facts },
          { origin: birmingham, statusOf: noon },
        ),
      );
    expect(matched({ sort: 'name' })).toEqual(['b', 'c', 'aa']);
    const hours = hoursOf(everyDay(range(8, 22)));
    expect(matched({ open: true }, [{ ...doubtful, hours }, near('b', 2), near('c', 3)])).toEqual([
      'b',
      'c',
      'aa',
    ]);
    expect(countOpen([{ ...doubtful, hours }, near('b', 2, { hours })], noon)).toEqual({
      open: 1,
      unknown: 1,
    });
  });

  it('is no alternative while there are others', () => {
    expect(keys(alternativesTo(near('here', 0), { pharmacies: list, fallback: [] }, noon))).toEqual([
      'b',
      'c',
      'aa',
    ]);
  });

  it('is never the answer of a landing page, and is listed last', () => {
    const entry = anEntry('clinic', { type: 'clinic' });
    const view = landingView(entry, aCityDataset({ pharmacies: list }));
    expect(keys(view.listed)).toEqual(['b', 'c', 'aa']);
    expect(view.nearest?.pharmacy.id).toBe('test:b');
    const others = [doubtful, near('d', 4, { mayNotServe: true })];
    const alone = landingView(entry, aCityDataset({ pharmacies: others }));
    expect(alone.nearest).toBeUndefined();
  });
});
