import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aGroupState, aPageState } from '../../../tests/support/state-fixture.ts';
import type { SiteGroups } from '../state/build-state.ts';
import { crawlerFiles } from './site-files.ts';

const site = { sample: false, origin: 'https://pharmacies.test' };
const planned = ['a', 'b', 'c', 'd'].map((id) => ({ id, sitemap: id < 'c' ? 'alabama' : 'pages' }));
const allOf = (groups: SiteGroups) => new Map(crawlerFiles(planned, groups, site));

const group = fc
  .record({
    files: fc.subarray(['1.html', '2.html', '3.html']),
    reason: fc.constantFrom('earned', 'empty'),
    lastmod: fc.constantFrom(undefined, '2026-05-01', '2026-06-01'),
  })
  .map(({ files, reason, lastmod }) => ({
    ...aGroupState(files.map((file, index) => aPageState(file, [index === 0 ? 'earned' : reason]))),
    lastmod,
  }));
const groupsOf = fc
  .tuple(fc.subarray(planned.map(({ id }) => id)), fc.array(group, { minLength: 4, maxLength: 4 }))
  .map(
    ([ids, states]): SiteGroups => new Map(ids.flatMap((id, at) => (states[at] ? [[id, states[at]]] : []))),
  );

describe('sitemaps that an earlier build left', () => {
  it('are kept only where they would be the same, and the index is the same with them and without', () => {
    fc.assert(
      fc.property(groupsOf, groupsOf, fc.constantFrom('all', 'one', 'none'), (before, other, same) => {
        // As after an edit: all groups as they were, one of them another, or all of them.
        const [first] = [...before.keys()];
        const edited = other.values().next().value;
        const after: SiteGroups =
          same === 'all'
            ? new Map(before)
            : same === 'one' && first !== undefined && edited !== undefined
              ? new Map([...before, [first, edited]])
              : other;
        const left = allOf(before);
        const kept: string[] = [];
        const keep = (file: string): boolean => kept.push(file) > 0;
        const written = new Map(crawlerFiles(planned, after, site, { groups: before, keep }));
        const now = new Map([...written, ...kept.map((file) => [file, left.get(file) ?? ''] as const)]);
        expect(now).toEqual(allOf(after));
        if (same === 'all')
          expect(kept.toSorted()).toEqual(
            [...left.keys()].filter((file) => file.startsWith('sitemaps/')).toSorted(),
          );
      }),
    );
  });

  it('are written where they are not there as they were left', () => {
    const groups: SiteGroups = new Map([['a', aGroupState([aPageState('1.html')])]]);
    const written = new Map(crawlerFiles(planned, groups, site, { groups, keep: () => false }));
    expect(written).toEqual(allOf(groups));
  });
});
