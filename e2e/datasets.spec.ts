import type { Page } from '@playwright/test';
import { appRuns, countDocuments, expectScreen, triesReach } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { gate } from './gate.ts';
import { cityScreen, stateScreen } from './screens.ts';
import { allowVisits, takeSteps } from './steps.ts';

const cityData = '**/data/places/birmingham-al.*.json';

/** Expects the page as it was sent: readable, with links that load documents. */
async function expectStaticPageWorks(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText(cityScreen.heading);
  await expect(page.locator('.card')).toHaveCount(20);
  await expect(page.locator('.card a.tel').first()).toHaveAttribute('href', /^tel:\+1/);
  const documents = countDocuments(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Alabama' }).click();
  await expect(page.locator('h1')).toHaveText(stateScreen.heading);
  expect(documents()).toBe(1);
}

test.describe('a page with a dataset that cannot be loaded', () => {
  test.use({
    allowedConsole: /^error: Failed to load resource|^warning: The resource .* was preloaded/,
    allowedRequests: /\/data\//,
  });

  test('stays as it was sent while the network fails, and works by itself', async ({ page }) => {
    await page.route(cityData, (route) => route.abort());
    await page.goto(cityScreen.path);
    await expectStaticPageWorks(page);
    await appRuns(page);
    await expectScreen(page, stateScreen);
  });

  test('says that its list is not filtered if its address has filters', async ({ page }) => {
    await page.clock.install();
    await page.route(cityData, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${cityScreen.path}?has=flu-shots`);
    const note = page.getByRole('alert');
    await expect(note).toContainText('your search and filters could not be applied');
    await expect(page.locator('.card')).toHaveCount(20);
    await page.unroute(cityData);
    await note.getByRole('link', { name: 'Try again' }).click();
    await expect(page.locator('.results-head')).toContainText(/^(?!20 )\d+ pharmac/);
    await expect(note).toHaveCount(0);
  });

  for (const [what, answer, tried] of [
    ['an error at every try', { status: 500, body: 'Internal error' }, 4],
    ['a page instead of data', { status: 200, contentType: 'text/html', body: '<!doctype html>' }, 1],
    ['data of another kind', { status: 200, json: { kind: 'state' } }, 1],
  ] as const) {
    test(`stays as it was sent when it gets ${what}`, async ({ page }) => {
      await page.clock.install();
      let tries = 0;
      await page.route(cityData, (route) => {
        tries += 1;
        return route.fulfill(answer);
      });
      await page.goto(cityScreen.path);
      // The first try uses the answer to the page's own preload.
      await triesReach(page, tried, () => tries);
      // In steps with a request each, so that answers arrive before the app gives them up after 15 seconds.
      for (let seconds = 0; seconds < 120; seconds += 3) {
        await page.clock.runFor(3000);
        await page.evaluate(() => fetch('/favicon.svg').then((response) => response.blob()));
      }
      expect(tries).toBe(tried);
      await expectStaticPageWorks(page);
    });
  }

  test('is taken over by the app when a later try succeeds', async ({ page }) => {
    let tries = 0;
    await page.route(cityData, (route) => {
      tries += 1;
      return tries <= 2 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.goto(cityScreen.path);
    await appRuns(page);
    await expectScreen(page, cityScreen);
    await expect(page.locator('.card .hrs > b').first()).not.toHaveClass('week');
  });
});

test('a page with a slow dataset can be read meanwhile, and the app takes over when it arrives', async ({
  page,
}) => {
  const loading = gate();
  await page.route(cityData, async (route) => {
    const response = await route.fetch();
    await loading.opened;
    await route.fulfill({ response });
  });
  await page.goto(cityScreen.path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toHaveText(cityScreen.heading);
  await expect(page.locator('.card')).toHaveCount(20);
  await expect(page.locator('.card .hrs > b').first()).toHaveClass('week');
  loading.open();
  await appRuns(page);
  await expectScreen(page, cityScreen);
  await expect(page.locator('.card')).toHaveCount(20);
});

test('an address that ends in “.html” or “/” leads to the page, by redirect or in the app', async ({
  page,
  baseURL,
}) => {
  allowVisits(4);
  await takeSteps(
    ['.html', '/'].map((suffix) => [
      `“${suffix}”`,
      async () => {
        const address = cityScreen.path + suffix;
        await page.route(`**${address}`, async (route) => {
          await route.fulfill({ response: await route.fetch({ url: `${baseURL}${cityScreen.path}` }) });
        });
        await page.goto(address);
        await appRuns(page);
        await expectScreen(page, cityScreen);

        await page.unroute(`**${address}`);
        await page.goto(address);
        await appRuns(page);
        await expectScreen(page, cityScreen);
      },
    ]),
  );
});
