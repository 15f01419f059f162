import { describe, expect, it } from 'vitest';
import { type BuildReport, formatReport } from './report.ts';

const report: BuildReport = {
  ...{
    pages: 2,
    rendered: 2,
    written: 2,
    unchanged: 0,
    removed: 0,
    htmlBytes: 0,
    otherBytes: 0,
    otherFiles: 0,
  },
  retained: { kept: 0, crowdedOut: 0, lost: [] },
  ...{ mended: [], foreign: [], reasons: {}, moved: 0, standIns: 0, gone: 0, limits: [] },
  ...{ partsDay: undefined, isEmpty: false },
  ...{ sample: false, bundled: false, timings: { plan: 0, bundle: 0, render: 0, publish: 0 } },
};
const told = (changes: Partial<BuildReport>): readonly string[] =>
  formatReport({ ...report, ...changes })
    .split('\n')
    .slice(4);

describe('the report of a build', () => {
  it('has nothing to add where all is as usual', () => {
    expect(told({ isEmpty: false })).toEqual([]);
  });

  it('tells of a site without a listing, and what to do', () => {
    expect(told({ isEmpty: true })).toEqual([expect.stringMatching(/^NO LISTINGS: .* Import files/)]);
  });

  it('tells of the day of a merge’s parts, and of samples last', () => {
    expect(told({ partsDay: 'the parts tell of another day', sample: true })).toEqual([
      'the parts tell of another day',
      expect.stringMatching(/^SAMPLE LISTINGS/),
    ]);
  });
});
