import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openApp } from './app-page.ts';
import { type FirstView, firstView } from './first-view.ts';
import { expect, test } from './fixtures.ts';

// The part of a city's list that is visible without scrolling (docs/decisions/0115). One city in twenty is
// checked here, all of them by `npm run soak`.

const sizes = {
  phone: { width: 390, height: 844 },
  'low phone': { width: 390, height: 664 },
  desktop: { width: 1440, height: 900 },
} as const;
const leastCards = { phone: 3, 'low phone': 2, desktop: 5 } as const;
// Two of them are the answer's.
const mostStops = 14;
const highestMedian = 160;
const every = process.env.E2E_ALL_CITIES === '1' ? 1 : 20;
const parts = 4;

// A weekday's lunch, when statuses are longest.
const now = new Date('2026-11-18T13:05:00-05:00');

test.use({ isMobile: false, hasTouch: false });

async function citySlugs(): Promise<readonly string[]> {
  const [, ...rows] = (await readFile('src/data/cities.csv', 'utf8')).trim().split(/\r?\n/);
  return rows.map((row) => row.split(',')[2] ?? '');
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function viewsOf(page: Page, city: string): Promise<Readonly<Record<keyof typeof sizes, FirstView>>> {
  await page.setViewportSize(sizes.phone);
  await openApp(page, `/pharmacies/${city}`);
  await expect(page.locator('.open-now')).not.toBeEmpty();
  const phone = await firstView(page);
  await page.setViewportSize(sizes['low phone']);
  const low = await firstView(page);
  await page.setViewportSize(sizes.desktop);
  return { phone, 'low phone': low, desktop: await firstView(page) };
}

/** The faults of a city's page on one screen size, in words. */
function shortfalls(size: keyof typeof sizes, { cards, map, heights, stops }: FirstView): readonly string[] {
  // A list may be shorter than the screen.
  const wanted = Math.min(leastCards[size], heights.length + 1);
  const middle = median(heights);
  return [
    ...(cards < wanted ? [`${cards} of ${wanted} complete cards`] : []),
    ...(size === 'desktop' && !map ? ['no map'] : []),
    ...(size !== 'desktop' && !(middle <= highestMedian) ? [`cards ${middle} px high`] : []),
    ...(stops > mostStops ? [`${stops} stops before the first card`] : []),
  ].map((shortfall) => `${shortfall} on a ${size}`);
}

for (let part = 0; part < parts; part += 1) {
  test(`the list begins in the first view of a city's page: part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.clock.setFixedTime(now);
    const cities = (await citySlugs()).filter((_, index) => index % every === 0);
    const mine = cities.filter((_, index) => index % parts === part);
    expect(mine.length).toBeGreaterThan(0);
    const fallShort: string[] = [];
    for (const city of mine) {
      const { phone, 'low phone': low, desktop } = await viewsOf(page, city);
      const all = [
        ...shortfalls('phone', phone),
        ...shortfalls('low phone', low),
        ...shortfalls('desktop', desktop),
      ];
      if (all.length > 0) fallShort.push(`${city}: ${all.join(', ')}`);
    }
    expect(fallShort).toEqual([]);
  });
}
