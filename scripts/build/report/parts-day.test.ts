import { expect, it } from 'vitest';
import { partsDayNote } from './report.ts';

const now = new Date('2026-12-01T00:10:00Z');

it('a merge says nothing of parts of today, or of yesterday where midnight has passed since', () => {
  expect(partsDayNote('2026-12-01', now)).toBeUndefined();
  expect(partsDayNote('2026-11-30', now)).toBeUndefined();
});

it('a merge tells of parts of any other day, and how to make them of today', () => {
  expect(partsDayNote('2026-11-22', now)).toMatch(/as of 2026-11-22, .* --day 2026-12-01$/);
  expect(partsDayNote('2026-12-02', now)).toContain('as of 2026-12-02');
});
