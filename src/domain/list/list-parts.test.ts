import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { type ListEntry, listParts, orderedByParts, type ResultGroup } from './list-groups.ts';
import type { Result } from './ranking.ts';

const groups: readonly ResultGroup[] = ['open', 'store-open', 'unknown', 'closed', 'may-fit'];

const result = (
  number: number,
  { group, rough = false, doubtful = false }: { group?: ResultGroup; rough?: boolean; doubtful?: boolean },
): Result & ListEntry => ({
  pharmacy: pharmacyFixture(number, { mayNotServe: doubtful || undefined }),
  distanceMiles: number,
  uncertaintyMiles: rough ? 3 : 0,
  group,
});
const numbers = (entries: readonly ListEntry[]) =>
  entries.map(({ pharmacy }) => Number(pharmacy.name.replace(/\D/g, '')));

const anyResults = fc
  .array(fc.record({ group: fc.constantFrom(...groups), rough: fc.boolean(), doubtful: fc.boolean() }), {
    maxLength: 30,
  })
  .map((all) => all.map((each, index) => result(index + 1, each)));

describe('the parts of a list', () => {
  it('are one without a title where nothing sets results apart', () => {
    const results = [result(1, {}), result(2, {})];
    expect(listParts(results)).toEqual([{ key: 'undefined exact', titles: [], entries: results }]);
    expect(listParts([])).toEqual([]);
  });

  it('have exact spots first, in each group, and those that may not serve the public last', () => {
    const list = orderedByParts([
      result(1, { group: 'open', rough: true }),
      result(2, { group: 'open', doubtful: true }),
      result(3, { group: 'open' }),
      result(4, { group: 'unknown', rough: true }),
    ]);
    expect(numbers(list)).toEqual([3, 1, 4, 2]);
    expect(listParts(list).map(({ titles }) => titles)).toEqual([
      ['open'],
      ['spot-unknown'],
      ['unknown', 'spot-unknown'],
      ['may-not-serve'],
    ]);
  });

  it('hold every result once, each part in the order of the list', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const parts = listParts(orderedByParts(results));
        expect(numbers(parts.flatMap(({ entries }) => entries)).toSorted((a, b) => a - b)).toEqual(
          numbers(results),
        );
        for (const { entries } of parts)
          expect(numbers(entries)).toEqual(numbers(entries).toSorted((a, b) => a - b));
      }),
    );
  });

  it('are shown in the order in which they are numbered', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const list = orderedByParts(results);
        expect(listParts(list).flatMap(({ entries }) => entries)).toEqual(list);
      }),
    );
  });
});
