import type { Page } from '@playwright/test';
import { expectScreen, openApp, triesReach } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { cityScreen, stateScreen } from './screens.ts';

const title = 'Unexpected Application Error!';
const cityData = '**/data/cities/birmingham-al.*.json';

// React and the router log what they caught.
test.use({
  allowedConsole: /Failed to (load resource|fetch)|Error: Failed to fetch/,
  allowedRequests: /\/assets\//,
});

const goToBirmingham = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('link', { name: 'Birmingham', exact: true }).click();

test('a screen whose data fails at every try shows the error, and can be reloaded', async ({ page }) => {
  let tries = 0;
  await page.clock.install();
  await page.route(cityData, (route) => {
    tries += 1;
    return route.fulfill({ status: 503 });
  });
  await openApp(page, stateScreen.path);
  await goToBirmingham(page);
  await triesReach(page, 4, () => tries);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('.error-screen-detail')).toHaveText(
    /^Failed to fetch \/data\/cities\/birmingham-al\.\w+\.json: 503$/,
  );
  expect(tries).toBe(4);

  await page.unroute(cityData);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expectScreen(page, cityScreen);
});

test('a screen whose program is gone shows the error, and leads home', async ({ page }) => {
  await openApp(page, stateScreen.path);
  await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('.error-screen-detail')).toHaveText(
    /^Failed to fetch dynamically imported module/,
  );
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.locator('h1')).toHaveText('Find a pharmacy that is open and near');
});
