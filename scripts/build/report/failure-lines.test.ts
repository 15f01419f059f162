import { describe, expect, it } from 'vitest';
import { landingPath } from '../../../src/domain/site/paths.ts';
import { landingSlug } from '../../../tests/support/domain-fixtures.ts';
import { failureLines } from './report.ts';

const failing = (count: number, message: string, stem = 'page') =>
  Array.from({ length: count }, (_, index) => ({
    path: landingPath(landingSlug(`${stem}-${index}-mobile-al`)),
    message,
  }));

describe('what a build prints of pages that could not be rendered', () => {
  it('names the page and its error', () => {
    expect(failureLines(failing(1, 'no hours'))).toEqual([
      '/page-0-mobile-al: could not be rendered: no hours',
    ]);
  });

  it('says an error once, with all pages that it stopped', () => {
    expect(failureLines([...failing(1, 'rare', 'other'), ...failing(2, 'common')])).toEqual([
      '/page-0-mobile-al, /page-1-mobile-al: could not be rendered: common',
      '/other-0-mobile-al: could not be rendered: rare',
    ]);
  });

  it('counts the pages after the tenth', () => {
    const [line = '', ...others] = failureLines(failing(18_816, 'all broken'));
    expect(others).toEqual([]);
    expect(line).toContain('/page-9-mobile-al and 18,806 more: could not be rendered: all broken');
    expect(line).not.toContain('/page-10-');
  });
});
