import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../cli/problems/problem.ts';
import type { PartIdentity } from '../manifest.ts';
import { identityProblems, type Part, partsProblems } from './parts.ts';

const identity: PartIdentity = {
  day: '2026-11-22',
  inputs: 'lists',
  code: 'sources',
  client: 'scripts',
  node: 'v22.0.0',
  settings: { siteOrigin: 'a', locationToken: 'b' },
};

const part = (
  index: number,
  count: number,
  changes: Partial<PartIdentity> = {},
): Pick<Part, 'folder' | 'shard'> => ({
  folder: `part-${index}`,
  shard: { index, count, identity: { ...identity, ...changes } },
});

const told = (parts: readonly Pick<Part, 'folder' | 'shard'>[]): readonly string[] =>
  partsProblems(parts).map(formatProblem);

describe('the parts of a site', () => {
  it('may come in any order', () => {
    expect(told([part(3, 3), part(1, 3), part(2, 3)])).toEqual([]);
  });

  it.each([
    ['day', { day: '2026-11-23' }, /same day as part-1 \(2026-11-23, not 2026-11-22\).*same --day/],
    ['lists', { inputs: 'others' }, /same lists and listings as part-1.*one commit and one store/],
    ['code', { code: 'others' }, /same code as part-1.*one commit/],
    ['bundle', { client: 'others' }, /same bundle as part-1.*same work folder/],
    ['Node', { node: 'v24.0.0' }, /same version of Node as part-1/],
    [
      'setting',
      { settings: { siteOrigin: 'c', locationToken: 'b' } },
      /part-2: .*environment variables as part-1 \(got "SITE_ORIGIN"\) — .*build part-2 again/,
    ],
  ])('are refused where one is of another %s', (_, changes, complaint) => {
    expect(told([part(1, 2), part(2, 2, changes)])).toEqual([expect.stringMatching(complaint)]);
  });

  it('are refused with every missing, repeated or differently numbered part at once', () => {
    const doubled = { ...part(2, 4), folder: 'again-2' };
    expect(told([part(1, 4), part(2, 4), doubled, part(3, 5)])).toEqual([
      expect.stringMatching(/^again-2: .*part-2 is shard 2\/4 too — Leave again-2 or part-2 away/),
      expect.stringMatching(/^part-3: .*same number of shards, and part-1 is one of 4 \(got "3\/5"\)/),
      expect.stringMatching(/^shard 3\/4: every shard must be given — Build it with --shard 3\/4/),
      expect.stringMatching(/^shard 4\/4: /),
    ]);
  });

  it('are refused without the value of a setting, which may be a secret', () => {
    const other = part(1, 1, { settings: { siteOrigin: 'a', locationToken: 'secret' } });
    const [problem] = identityProblems(other, identity, 'the project');
    expect(problem?.value).toBe('VITE_LOCATION_TOKEN');
    expect(JSON.stringify(problem)).not.toContain('secret');
  });

  it('that differ from the merging project are refused with what to change there', () => {
    const others = { day: '2026-11-23', inputs: 'others', settings: { siteOrigin: 'c', locationToken: 'b' } };
    expect(identityProblems(part(1, 1, others), identity, 'the project').map(formatProblem)).toEqual([
      expect.stringMatching(/same day as the project.*— .*merge without one\./),
      expect.stringMatching(/same lists and listings.*--sample, --register and --listings\./),
      expect.stringMatching(/\(got "SITE_ORIGIN"\) — Give all shards and the merge the same variables/),
    ]);
  });
});
