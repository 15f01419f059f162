import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { testFlags } from './browser-flags.ts';

const featuresOff = (flags: readonly string[]): readonly string[] =>
  flags.flatMap((flag) => /^--disable-features=([\w,]+)/.exec(flag)?.[1]?.split(',') ?? []);

test('what Playwright switches off in a browser stays off', async () => {
  // Node knows none of a browser's flags; the message has them all.
  const message = await chromium.launch({ executablePath: process.execPath }).then(String, String);
  const off = featuresOff(message.split(/\s/));
  expect(off).toContain('PaintHolding');
  expect(featuresOff(testFlags)).toEqual(expect.arrayContaining([...off]));
});
