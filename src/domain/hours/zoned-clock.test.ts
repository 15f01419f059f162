import fc from 'fast-check';
import { Temporal as polyfill } from 'temporal-polyfill';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offsetAt } from './zoned-clock.ts';

afterEach(() => vi.unstubAllGlobals());

/** The offset by the formatter, and that by Temporal. */
function bothOffsets(timeZone: string, instant: number): readonly [number, number] {
  vi.stubGlobal('Temporal', undefined);
  const formatted = offsetAt(timeZone, instant);
  vi.stubGlobal('Temporal', polyfill);
  return [formatted, offsetAt(timeZone, instant)];
}

const hourMs = 3_600_000;

describe('the offset of a time zone', () => {
  it.each([
    ['America/Chicago', '2026-01-15T12:00:00Z', -6],
    ['America/Chicago', '2026-07-15T12:00:00Z', -5],
    ['America/Chicago', '2026-03-08T07:59:59Z', -6],
    ['America/Chicago', '2026-03-08T08:00:00Z', -5],
    ['America/Boise', '2026-11-01T07:59:59Z', -6],
    ['America/Boise', '2026-11-01T08:00:00Z', -7],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', 5.75],
  ] as const)('in %s at %s is %d hours, with and without Temporal', (timeZone, time, hours) => {
    const [formatted, zoned] = bothOffsets(timeZone, Date.parse(time));
    expect(formatted).toBe(hours * hourMs);
    expect(zoned).toBe(hours * hourMs);
  });

  it('is the same by either way at any time of these decades', () => {
    const instants = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2050-01-01') });
    const zones = fc.constantFrom('America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix');
    fc.assert(
      fc.property(zones, instants, (timeZone, instant) => {
        const [formatted, zoned] = bothOffsets(timeZone, instant);
        expect(formatted).toBe(zoned);
      }),
    );
  });
});
