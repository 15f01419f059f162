import type { Page } from '@playwright/test';
import { htmlFaults } from '../scripts/check-dist/valid-html.ts';
import { openApp, unfoldFilters } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { serveMap } from './map-service.ts';
import { cityScreen, pharmacyScreen, screenKinds, stateScreen } from './screens.ts';

/** Expects the document that the app has made of the page to be valid HTML; faults are told with the markup around them. */
async function expectValid(page: Page): Promise<void> {
  const html = await page.content();
  const lines = html.split('\n');
  const faults = await htmlFaults(html, 'page.html', 'browser');
  expect(
    faults.map(({ rule, message, line, column }) => ({
      rule,
      message,
      near: lines[line - 1]?.slice(Math.max(0, column - 80), column + 120),
    })),
  ).toEqual([]);
}

// Drawn without a graphics card, a map makes the browser complain of its own slowness.
test.use({ allowedConsole: /GL Driver Message/ });

for (const { path } of [...screenKinds, pharmacyScreen]) {
  test(`${path} is valid HTML once the app runs it`, async ({ page }) => {
    await openApp(page, path);
    await expectValid(page);
  });
}

for (const [state, query] of [
  ['none', '?type=mail-order&has=24-hour%2Cdelivery&within=1'],
  ['few', '?type=24-hour&service=flu-shots'],
  ['the second page of many', '?page=2'],
  [
    'those of every kind of filter',
    '?type=community&service=flu-shots&has=open-sunday&open=1&within=25&from=me',
  ],
] as const) {
  test(`results that are ${state}, with the filters open, are valid HTML`, async ({ page }) => {
    await openApp(page, cityScreen.path + query);
    await expect(
      page.getByRole('list', { name: 'Filters in use' }).or(page.getByText('showing')),
    ).toBeVisible();
    await unfoldFilters(page);
    await page.locator('main details').evaluateAll((all) => {
      for (const folded of all) folded.setAttribute('open', '');
    });
    await expectValid(page);
  });
}

for (const [state, query] of [
  ['finds a place', 'birmingham al'],
  ['finds none', 'birmingam'],
] as const) {
  test(`a search that ${state} is valid HTML`, async ({ page }) => {
    await openApp(page, `/directory?q=${encodeURIComponent(query)}`);
    await expect(page.getByText('Searching…')).toHaveCount(0);
    await expectValid(page);
  });
}

test('the open suggestions are valid HTML', async ({ page }) => {
  await openApp(page, '/');
  await page.getByRole('combobox').click();
  await page.getByRole('combobox').pressSequentially('24 hour birm');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectValid(page);
});

test('a toast is valid HTML', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApp(page, pharmacyScreen.path);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied').first()).toBeVisible();
  await expectValid(page);
});

test.describe('on a screen with a pointer, near the visitor', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
    permissions: ['geolocation'],
    geolocation: { latitude: 33.5186, longitude: -86.8104 },
  });

  test('a hint, and the nearest pharmacies, are valid HTML', async ({ page }) => {
    const hints = page.waitForResponse(/\/assets\/tooltip-/);
    await openApp(page, '/');
    await page.getByRole('button', { name: 'Use my location' }).click();
    await hints;
    await expect(page.locator('.near-slot .rows > li')).toHaveCount(3);
    await page.getByRole('button', { name: 'Clear my location' }).hover();
    await expect(page.getByRole('tooltip')).toBeAttached();
    await expectValid(page);
  });
});

test('the open street map is valid HTML', async ({ page }) => {
  await serveMap(page);
  await openApp(page, cityScreen.path);
  await page.getByRole('button', { name: 'Open the street map' }).click();
  await expect(page.getByText('The street map is open.')).toBeAttached();
  await expectValid(page);
});

test.describe('where the app fails', () => {
  // React and the router log what they caught.
  test.use({
    allowedConsole: /Failed to (load resource|fetch)|Error: Failed to fetch/,
    allowedRequests: /\/assets\//,
  });

  test('the error screen is valid HTML', async ({ page }) => {
    await openApp(page, stateScreen.path);
    await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.locator('.error-screen-detail')).toBeVisible();
    await expectValid(page);
  });

  test('an address that nothing answers for is valid HTML', async ({ page }) => {
    await openApp(page, '/no/such-page');
    await expect(page.getByText('Searching…')).toHaveCount(0);
    await expectValid(page);
  });
});
