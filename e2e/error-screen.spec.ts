import type { Page } from '@playwright/test';
import { countDocuments, expectScreen, openApp, triesReach } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './page-checks.ts';
import { cityScreen, homeScreen, stateScreen } from './screens.ts';

const title = 'Unexpected Application Error!';
const cityData = '**/data/places/birmingham-al.*.json';
const aboutCode = '**/assets/about-*.js';
const searchCode = '**/assets/read-phrase-*.js';

// React and the router log caught errors; a document without its own script stays as it was sent.
test.use({
  allowedConsole:
    /Failed to (load resource|fetch)|Error: Failed to fetch|preloaded using link preload|^uncaught: $/,
  allowedRequests: /\/(assets|data)\/|favicon/,
});

const search = async (page: Page): Promise<void> => {
  await page.locator('#search').fill('24 hour mobile al');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
};

test('a screen is loaded as a document if its data fails at every try', async ({ page }) => {
  let tries = 0;
  await page.clock.install();
  await page.route(cityData, (route) => {
    tries += 1;
    return route.fulfill({ status: 503 });
  });
  await openApp(page, stateScreen.path);
  const documents = countDocuments(page);
  await page.getByRole('main').getByRole('link', { name: 'Birmingham', exact: true }).click();
  // Four requests by the app, and four by the document for its own data.
  await triesReach(page, 8, () => tries);
  await expect(page.locator('h1')).toHaveText([cityScreen.heading]);
  await expect(page).toHaveURL(cityScreen.path);
  await expect(page.locator('.card')).toHaveCount(20);
  expect(documents()).toBe(1);
});

test('a screen is loaded as a document if its code is gone', async ({ page }) => {
  await openApp(page, stateScreen.path);
  const documents = countDocuments(page);
  await page.route(aboutCode, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.locator('h1')).toHaveText(['About this directory']);
  expect(documents()).toBe(1);
});

test('a screen shows the error after one reload if its document fails too, and can be reloaded', async ({
  page,
}) => {
  await openApp(page, '/');
  const documents = countDocuments(page);
  await page.route(searchCode, (route) => route.fulfill({ status: 404 }));
  await search(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL('/directory?q=24+hour+mobile+al');
  await expect(page.locator('.error-screen-detail')).toHaveText(
    /^Failed to fetch dynamically imported module/,
  );
  expect(documents()).toBe(1);

  await page.unroute(searchCode);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('h1')).toHaveText(['Pharmacies found for Mobile, AL']);
});

test('the error screen leads home', async ({ page }) => {
  await openApp(page, '/');
  await page.route(searchCode, (route) => route.fulfill({ status: 404 }));
  await search(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.locator('h1')).toHaveText([homeScreen.heading]);
});

test('without a connection or a service worker, a tap says so and the page stays', async ({
  page,
  context,
}) => {
  const screen = page.waitForResponse(/\/assets\/error-screen-/);
  await openApp(page, stateScreen.path);
  await screen;
  const documents = countDocuments(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'Birmingham', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You seem to be offline' })).toBeFocused();
  await expect(page.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await expect(page).toHaveURL(cityScreen.path);
  expect(documents()).toBe(0);
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectScreen(page, cityScreen);
});
