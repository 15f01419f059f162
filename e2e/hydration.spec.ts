import { appRuns, expectScreen, openApp, setChip } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { cityScreen, screens, stateScreen } from './screens.ts';
import { expectGoesOn, expectTakenOver, keepServerElements } from './server-elements.ts';
import { allowVisits, takeSteps } from './steps.ts';

/** Screens that are also checked in dark colors and on a desktop screen. */
const looked = [
  '/',
  '/directory',
  '/pharmacies/birmingham-al',
  '/compounding-pharmacy-birmingham-al',
  '/contact',
];

test('the app takes over the page as it stands, in dark colors and on a desktop screen too', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  // Every screen is checked on a phone in light colors (screens.spec.ts).
  const schemes = isMobile ? (['dark'] as const) : (['light', 'dark'] as const);
  allowVisits(schemes.length * looked.length);
  await keepServerElements(page);
  await takeSteps(
    schemes.flatMap((colorScheme) =>
      looked.map((path) => [
        `at ${path} in ${colorScheme} colors`,
        async () => {
          const screen = screens.find((each) => each.path === path);
          if (screen === undefined) throw new Error('It is not among the screens');
          await page.emulateMedia({ colorScheme });
          await expectTakenOver(page, screen);
          await expectGoesOn(page, screen);
        },
      ]),
    ),
  );
});

test('the app is loaded after the first paint, and then lays out the whole page', async ({ page }) => {
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
  await openApp(page, `${cityScreen.path}?has=delivery&sort=name`);
  await expect(setChip(page, 'Delivers')).toBeVisible();
  await expectScreen(page, cityScreen, '?has=delivery&sort=name');
});

test.describe('at another hour and in another time zone than the build', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });

  test('the page hydrates cleanly and says what is open', async ({ page }) => {
    allowVisits(2);
    for (const hour of ['2031-01-01T03:30:00Z', '2031-07-04T17:00:00Z']) {
      await test.step(`at ${hour}`, async () => {
        await page.clock.setFixedTime(new Date(hour));
        await openApp(page, cityScreen.path);
        await expect(page.locator('.card .hrs > b').first()).toHaveText(
          /^(Open|Closed|Closes|Hours not listed)/,
        );
      });
    }
  });
});

test('pages hydrate one after the other in one browser, from its cache', async ({ page }) => {
  for (const screen of [cityScreen, stateScreen, cityScreen]) {
    await page.goto(screen.path);
    await appRuns(page);
    await expectScreen(page, screen);
  }
});
