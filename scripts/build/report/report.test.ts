import { describe, expect, it } from 'vitest';
import { landingPath } from '../../../src/domain/site/paths.ts';
import { landingSlug } from '../../../tests/support/domain-fixtures.ts';
import { type BuildReport, failureLines, formatReport, partsDayNote } from './report.ts';

const report: BuildReport = {
  ...{
    pages: 2,
    rendered: 2,
    pagesWritten: 2,
    unchanged: 0,
    filesRemoved: 0,
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
  it('has no notes on an ordinary site', () => {
    expect(told({ isEmpty: false })).toEqual([]);
  });

  it('says that a site has no listing, and what to do', () => {
    expect(told({ isEmpty: true })).toEqual([expect.stringMatching(/^NO LISTINGS: .* Import files/)]);
  });

  it('notes the day of a merge’s parts, and samples last', () => {
    expect(told({ partsDay: 'the parts tell of another day', sample: true })).toEqual([
      'the parts tell of another day',
      expect.stringMatching(/^SAMPLE LISTINGS/),
    ]);
  });
});

describe('the note on the day of a merge’s parts', () => {
  const now = new Date('2026-12-01T00:10:00Z');

  it('is left out for parts of today, or of yesterday', () => {
    expect(partsDayNote('2026-12-01', now)).toBeUndefined();
    expect(partsDayNote('2026-11-30', now)).toBeUndefined();
  });

  it('names any other day, and says how to make the parts of today', () => {
    expect(partsDayNote('2026-11-22', now)).toMatch(/as of 2026-11-22, .* --day 2026-12-01$/);
    expect(partsDayNote('2026-12-02', now)).toContain('as of 2026-12-02');
  });
});

const failing = (count: number, message: string, stem = 'page') =>
  Array.from({ length: count }, (_, index) => ({
    path: landingPath(landingSlug(`${stem}-${index}-mobile-al`)),
    message,
  }));

describe('the lines about pages that could not be rendered', () => {
  it('name the page and its error', () => {
    expect(failureLines(failing(1, 'no hours'))).toEqual([
      '/page-0-mobile-al: could not be rendered: no hours',
    ]);
  });

  it('say an error once, with all pages that it stopped', () => {
    expect(failureLines([...failing(1, 'rare', 'other'), ...failing(2, 'common')])).toEqual([
      '/page-0-mobile-al, /page-1-mobile-al: could not be rendered: common',
      '/other-0-mobile-al: could not be rendered: rare',
    ]);
  });

  it('count the pages after the tenth', () => {
    const [line = '', ...others] = failureLines(failing(18_816, 'all broken'));
    expect(others).toEqual([]);
    expect(line).toContain('/page-9-mobile-al and 18,806 more: could not be rendered: all broken');
    expect(line).not.toContain('/page-10-');
  });
});
