import { afterEach, describe, expect, it, vi } from 'vitest';

const texts = [
  '24/7',
  'Mo-Sa 09:00-21:00; Su 09:00-17:00',
  'Mo-Su 06:00-00:00',
  'Mo-Su 20:00-04:00',
  'Mo-Su 00:00-03:00',
  'Fr 20:00-02:30; PH off; Dec 24 09:00-12:00',
  '24/7; easter off',
  'Mo-Su 08:00-20:00; easter 00:00-03:00',
  'Mo-Su 08:00-20:00; 2026 Dec 25 off',
  'Mo-Fr 09:00-18:00; PH 00:00-24:00; Nov Th[4] off',
  'Sun 7:00 AM - 9:00 PM,Mon 7:00 AM - 9:00 PM,',
];

/**
 * What the texts say on a machine of this zone. The modules are loaded anew, since they remember what they
 * have read.
 */
async function readIn(zone: string) {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { readSchedule } = await import('./read-hours.ts');
  const offsets = [new Date(2026, 0, 15), new Date(2026, 6, 15)].map((date) => date.getTimezoneOffset());
  return { offsets, read: texts.map((text) => readSchedule(text, 'FL')) };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('hours', () => {
  it.each([
    ['America/New_York', [300, 240]],
    ['America/Santiago', [180, 240]],
    ['Europe/Berlin', [-60, -120]],
    ['Asia/Kolkata', [-330, -330]],
    ['Asia/Beirut', [-120, -180]],
    ['Africa/Casablanca', [-60, -60]],
    ['Australia/Lord_Howe', [-660, -630]],
    ['Pacific/Apia', [-780, -780]],
    ['Pacific/Honolulu', [600, 600]],
  ])('are the same on a machine of the zone %s', async (zone, offsets) => {
    const home = await readIn('UTC');
    const there = await readIn(zone);
    expect(there.offsets).toEqual(offsets);
    expect(there.read).toEqual(home.read);
    expect(home.read.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  });
});
