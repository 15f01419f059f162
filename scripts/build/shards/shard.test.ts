import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualPage } from '../../plan/page-group.ts';
import type { BuildGroup } from '../groups.ts';
import { divideGroups, parseShard } from './shard.ts';

describe('what --shard asks for', () => {
  it.each([
    ['3/16', { index: 3, count: 16 }],
    ['1/1', { index: 1, count: 1 }],
  ])('is read from %s', (text, shard) => {
    expect(parseShard(text)).toEqual(shard);
  });

  it.each(['', '3', '0/16', '17/16', '3/0', '3/1001', '-1/4', '3/16/2', ' 3/16', '3/x', 'auto/16'])(
    'is nothing that can be done where it is "%s"',
    (text) => {
      expect(parseShard(text)).toBeUndefined();
    },
  );
});

const groupOf = (pages: number, index: number): Pick<BuildGroup, 'id' | 'pages'> => ({
  id: `group-${index}`,
  pages: Array.from({ length: pages }, () => usualPage({ kind: 'home' })),
});
const plans = fc.array(fc.nat(40), { maxLength: 60 }).map((sizes) => sizes.map(groupOf));
const counts = fc.integer({ min: 1, max: 20 });
const pagesOf = (share: readonly Pick<BuildGroup, 'pages'>[]): number =>
  share.reduce((sum, { pages }) => sum + pages.length + 2, 0);

describe('sharing out', () => {
  it('gives every group to one shard, whatever the order of the plan', () => {
    fc.assert(
      fc.property(plans, counts, (groups, count) => {
        const shares = divideGroups(groups, count);
        expect(shares).toHaveLength(count);
        expect(shares.flat().toSorted((a, b) => groups.indexOf(a) - groups.indexOf(b))).toEqual(groups);
        const turned = divideGroups(groups.toReversed(), count);
        const ids = (share: readonly Pick<BuildGroup, 'id' | 'pages'>[] = []) =>
          share.map(({ id }) => id).toSorted();
        shares.forEach((share, index) => {
          expect(ids(turned[index])).toEqual(ids(share));
        });
      }),
    );
  });

  it('gives no shard more than another by more than the largest group', () => {
    fc.assert(
      fc.property(plans, counts, (groups, count) => {
        const loads = divideGroups(groups, count).map(pagesOf);
        const largest = Math.max(0, ...groups.map((group) => pagesOf([group])));
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(largest);
      }),
    );
  });
});
