import type { Page } from '@playwright/test';
import { appRuns, countDocuments, expectScreen, openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { cityScreen, screenKinds, stateScreen } from './screens.ts';

/** These are looked at in dark colors and on a desktop screen too. */
const looked = [
  '/',
  '/directory',
  '/pharmacies/birmingham-al',
  '/compounding-pharmacy-birmingham-al',
  '/contact',
];

/** Keeps the server's elements, so that it can be told whether the app took them over or made others. */
async function keepServerElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const all = new Set(document.querySelectorAll('#root *'));
      Object.assign(window, { serverElements: all });
    });
  });
}

/** The share of the page's elements that the server sent: 1 where all were taken over, 0 where it was rendered anew. */
const shareFromServer = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kept: unknown = Reflect.get(window, 'serverElements');
    if (!(kept instanceof Set)) throw new Error('No server elements were kept');
    const all = [...document.querySelectorAll('#root *')];
    return all.filter((element) => kept.has(element)).length / all.length;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colors, the app takes over the page as it stands`, () => {
    test.use({ colorScheme });

    for (const screen of screenKinds) {
      const often = looked.includes(screen.path);
      if (colorScheme === 'dark' && !often) continue;
      test(`at ${screen.path}`, { tag: often ? '@desktop' : [] }, async ({ page }) => {
        await keepServerElements(page);
        await openApp(page, screen.path);
        await expectScreen(page, screen);
        // What only the browser knows comes on top: open statuses, the location button.
        expect(await shareFromServer(page)).toBeGreaterThan(0.95);

        const documents = countDocuments(page);
        const next = screen.path === '/terms' ? 'Privacy' : 'Terms';
        await page.getByRole('contentinfo').getByRole('link', { name: next }).click();
        await expect(page.locator('h1')).toHaveText(next === 'Terms' ? 'Terms of use' : 'Privacy');
        expect(documents()).toBe(0);
      });
    }
  });
}

test('the app is asked for after the first paint, and then lays out the whole page', async ({ page }) => {
  await page.goto(cityScreen.path, { waitUntil: 'commit' });
  await appRuns(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(?!start-).*\.js$/.test(name))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(asked.length).toBeGreaterThan(3);
  expect(painted).toBeGreaterThan(0);
  expect(asked.filter(({ startTime }) => startTime < (painted ?? 0))).toEqual([]);
  await expect(page.locator('[data-server-rendered]')).toHaveCount(0);
  await expect(page.locator('.card').nth(10)).toHaveCSS('content-visibility', 'visible');
});

test('a filtered address hydrates to the whole list, then filters', async ({ page }) => {
  await openApp(page, `${cityScreen.path}?type=delivery&sort=name`);
  await expect(page.getByRole('link', { name: 'Remove filter: Delivery' })).toBeVisible();
  await expectScreen(page, cityScreen, '?type=delivery&sort=name');
});

test.describe('at another hour and in another time zone than the build', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });

  for (const hour of ['2031-01-01T03:30:00Z', '2031-07-04T17:00:00Z']) {
    test(`the page hydrates cleanly and says what is open at ${hour}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(hour));
      await openApp(page, cityScreen.path);
      await expect(page.locator('.card .hrs > b').first()).toHaveText(
        /^(Open|Closed|Closes|Hours not listed)/,
      );
    });
  }
});

test('pages hydrate one after the other in one browser, from its cache', async ({ page }) => {
  for (const screen of [cityScreen, stateScreen, cityScreen]) {
    await page.goto(screen.path);
    await appRuns(page);
    await expectScreen(page, screen);
  }
});
