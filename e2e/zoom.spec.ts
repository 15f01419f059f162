import type { Page } from '@playwright/test';
import { openApp, unfoldFilters } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { serveMap } from './map-service.ts';
import { cityScreen, pharmacyScreen, screenKinds } from './screens.ts';

/** Expects nothing to reach beyond the screen's sides, on the page or cut off inside it. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen, outside } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const outside = [
      ...document.querySelectorAll('main a, main button, main h1, main h2, main p, main label'),
    ]
      .filter((element) => {
        const { left, right, width: own, height } = element.getBoundingClientRect();
        const seen = own > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
        return seen && (left < -1 || right > width + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120));
    // Not innerWidth: a phone's grows with what overflows.
    return { content: document.documentElement.scrollWidth, screen: width, outside };
  });
  expect(content).toBeLessThanOrEqual(screen);
  expect(outside).toEqual([]);
}

const states = [
  ['an empty list', `${cityScreen.path}?type=mail-order&has=24-hour,delivery&within=1`],
  [
    'a list with every kind of filter',
    `${cityScreen.path}?type=community&service=flu-shots&has=open-sunday&open=1&within=25&from=me`,
  ],
  ['a search that finds no place', '/directory?q=birmingam'],
] as const;

// WCAG 1.4.10: 1280 × 1024 pixels at 400 % are 320 × 256.
test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const [what, path] of [
    ...[...screenKinds, pharmacyScreen].map((screen) => [screen.path, screen.path] as const),
    ...states,
  ]) {
    test(`${what} does not scroll sideways`, async ({ page }) => {
      await openApp(page, path);
      await unfoldFilters(page);
      await expectNoSidewaysScroll(page);
    });
  }

  test('the open suggestions do not scroll sideways, and can be reached', async ({ page }) => {
    await openApp(page, '/');
    await page.getByRole('combobox').click();
    await page.getByRole('combobox').pressSequentially('24 hour birm');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('option').first().scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL('/pharmacies/birmingham-al?type=24-hour');
  });
});

test.describe('at 400 % zoom, in states that a visitor brings about', () => {
  test.use({
    viewport: { width: 320, height: 256 },
    allowedConsole: /GL Driver Message|Failed to (load resource|fetch)/,
    allowedRequests: /\/assets\//,
  });

  test('the street map does not scroll sideways', async ({ page }) => {
    await serveMap(page);
    await openApp(page, cityScreen.path);
    await page.getByRole('button', { name: 'Open the street map' }).click();
    await expect(page.getByText('The street map is open.')).toBeAttached();
    await expectNoSidewaysScroll(page);
  });

  test('the error screen does not scroll sideways', async ({ page }) => {
    await openApp(page, cityScreen.path);
    await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expectNoSidewaysScroll(page);
  });

  test('a toast does not scroll sideways', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await openApp(page, pharmacyScreen.path);
    await page.getByRole('button', { name: 'Copy address' }).click();
    await expect(page.locator('.toast')).toBeInViewport();
    await expectNoSidewaysScroll(page);
  });
});

test.describe('with text at twice its size on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { path } of [cityScreen, pharmacyScreen]) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await openApp(page, path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoSidewaysScroll(page);
    });
  }
});
