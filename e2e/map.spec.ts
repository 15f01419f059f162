import type { Page } from '@playwright/test';
import { openApp, unfoldFilters } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { mapHost, serveMap } from './map-service.ts';
import { keepRequests } from './requests.ts';
import { cityScreen, pharmacyScreen } from './screens.ts';
import { allowVisits, takeSteps } from './steps.ts';

// Drawn without a graphics card, a map makes the browser complain of its own slowness.
test.use({ allowedConsole: /GL Driver Message/ });

const landing = '/pharmacy-near-uab-hospital-birmingham-al';
const openButton = (page: Page) => page.getByRole('button', { name: 'Open the street map' });
const drawing = (page: Page) => page.getByRole('img', { name: /^Map: / });
const pins = (page: Page) => page.locator('.street-map .pin');
const state = (page: Page) => page.locator('.map [role="status"]');

async function openMap(page: Page): Promise<void> {
  await openButton(page).click();
  await expect(state(page)).toHaveText('The street map is open.');
}

for (const [what, path, count] of [
  ['a city', cityScreen.path, 20],
  ['a landing page', landing, 12],
  ['a pharmacy', pharmacyScreen.path, 5],
] as const) {
  test(`one tap opens the street map of ${what}, with the list’s numbers and who made it`, async ({
    page,
  }) => {
    const asked = await serveMap(page);
    await page.clock.install();
    const requests = keepRequests(page);
    await openApp(page, path);
    await requests.settle();
    expect(asked).toEqual([]);
    expect(requests.all.filter((url) => /interactive-map|maplibre/.test(url))).toEqual([]);

    await openMap(page);
    expect(asked).toContain('/styles/liberty');
    await expect(drawing(page)).toBeHidden();
    await expect(pins(page)).toHaveText(Array.from({ length: count }, (_, index) => String(index + 1)));
    await expect(page.locator('.street-map canvas')).toBeVisible();
    await expect(page.locator('.street-map').getByText('© Street mappers')).toBeAttached();

    await page.getByRole('button', { name: 'Close the street map' }).click();
    await expect(drawing(page)).toBeVisible();
    await expect(pins(page)).toHaveCount(0);
  });
}

test('a pharmacy pointed at in the list stands out on the map, and the other way round', {
  tag: '@desktop',
}, async ({ page }) => {
  await serveMap(page);
  await openApp(page, cityScreen.path);
  await openMap(page);
  const card = page.locator('.card').nth(2);
  await card.locator('h3 a').focus();
  await expect(pins(page).nth(2)).toHaveClass(/\blit\b/);
  await expect(page.locator('.street-map .lit')).toHaveCount(1);
  await page.locator('.card').nth(4).hover();
  await expect(pins(page).nth(4)).toHaveClass(/\blit\b/);

  await pins(page).nth(1).focus();
  await expect(page.locator('.card').nth(1)).toHaveClass(/\blit\b/);
  await expect(page.locator('.card.lit')).toHaveCount(1);
});

test('the keyboard alone goes from the map to a pharmacy', { tag: '@desktop' }, async ({ page }) => {
  await serveMap(page);
  await openApp(page, cityScreen.path);
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(state(page)).toHaveText('The street map is open.');
  const name = await page.locator('.card h3 a').nth(3).textContent();
  const pin = page.getByRole('button', { name: `4. ${name}: show in the list` });
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.card h3 a').nth(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(name ?? '');
});

test('the map stays open while filters change the list', async ({ page }) => {
  await serveMap(page);
  await openApp(page, cityScreen.path);
  await openMap(page);
  await unfoldFilters(page);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('delivery');
  await page.getByRole('button', { name: 'Show pharmacies' }).click();
  await expect(page).toHaveURL(/type=delivery/);
  await expect(state(page)).toHaveText('The street map is open.');
  await expect(page.getByRole('link', { name: 'Remove filter: Delivery' })).toBeVisible();
  await expect(pins(page)).toHaveCount(await page.locator('.card').count());
});

test.describe('when the map’s network fails', () => {
  test.use({
    allowedConsole: /GL Driver Message|Failed to load resource/,
    allowedRequests: new RegExp(`${mapHost}|/assets/interactive-map`),
  });

  test('at its style, source or tiles, the drawing stays, with a plain word, and another tap tries again', async ({
    page,
  }) => {
    const parts = ['style', 'source', 'tiles'] as const;
    allowVisits(parts.length);
    await takeSteps(
      parts.map((broken) => [
        `at its ${broken}`,
        async () => {
          await serveMap(page, broken);
          await openApp(page, cityScreen.path);
          await openButton(page).click();
          await expect(state(page)).toHaveText('The street map could not be loaded, so this drawing stays.');
          await expect(drawing(page)).toBeVisible();
          await expect(pins(page)).toHaveCount(0);

          await page.unroute(`${mapHost}/**`);
          await serveMap(page);
          await openMap(page);
          await expect(pins(page)).toHaveCount(20);
          await page.unroute(`${mapHost}/**`);
        },
      ]),
    );
  });

  test('because it hangs, the drawing stays', async ({ page }) => {
    await page.clock.install();
    await page.route(`${mapHost}/**`, () => undefined);
    await openApp(page, cityScreen.path);
    await openButton(page).click();
    await expect(page.locator('.street-map')).toBeAttached();
    await page.clock.runFor(21_000);
    await expect(state(page)).toHaveText(/could not be loaded/);
    await expect(drawing(page)).toBeVisible();
  });

  test('at its code, the drawing stays', async ({ page }) => {
    await page.route('**/assets/interactive-map-*.js', (route) => route.abort());
    await openApp(page, cityScreen.path);
    await openButton(page).click();
    await expect(state(page)).toHaveText(/could not be loaded/);
    await expect(drawing(page)).toBeVisible();
  });
});
