import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { keepRequests } from './requests.ts';

const ask = 'Use my location';

test.describe('when the visitor shares the device’s location', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 33.52066, longitude: -86.80249 } });

  test('the pharmacies near it show, and it is not called a guess', { tag: '@desktop' }, async ({ page }) => {
    await openApp(page, '/directory?from=me');
    await page.getByRole('button', { name: ask }).first().click();
    await expect(page.locator('.location-bar-status')).toHaveText('From your location');
    await expect(page.locator('.card').first()).toBeVisible();
  });

  test('the button that forgets it has a hint', { tag: '@desktop' }, async ({ page, isMobile }) => {
    test.skip(isMobile, 'touch screens show no hints');
    const hints = page.waitForResponse(/\/assets\/tooltip-/);
    await openApp(page, '/');
    await page.getByRole('link', { name: 'Open near me' }).click();
    await hints;
    await page.getByRole('button', { name: 'Clear my location' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Forget this location. It is kept in this tab only.');
  });

  test('a directory of one type shows that type near it', async ({ page }) => {
    await openApp(page, '/compounding-pharmacy-near-me');
    await page.getByRole('link', { name: 'Compounding pharmacies near you' }).click();
    await expect(page).toHaveURL('/directory?has=compounding&from=me');
    await expect(page.locator('.card').first()).toBeVisible();
  });
});

test('while the device finds its location, a city’s list says so, not that the location is unknown', async ({
  page,
}) => {
  // The browser asks the visitor first, and the answer may take a while.
  await page.addInitScript(() => {
    const refused = {
      code: 1,
      message: '',
      PERMISSION_DENIED: 1,
      POSITION_UNAVAILABLE: 2,
      TIMEOUT: 3,
    } as const;
    // A refusal may come before the request: the page says that it looks while the code is still loading.
    const refusal = new Promise<void>((resolve) => {
      Object.assign(window, { refuse: resolve });
    });
    navigator.geolocation.getCurrentPosition = (_, fail) => {
      void refusal.then(() => fail?.(refused));
    };
  });
  await openApp(page, '/pharmacies/birmingham-al');
  const heading = page.locator('.results-head');
  await heading.getByRole('button', { name: ask }).click();
  await expect(heading).toContainText('Finding your location…');
  await expect(heading).not.toContainText('Your location is not known');
  await page.evaluate('refuse()');
  await expect(heading).toContainText(
    'We don’t know your location, so distances are from the city’s center.',
  );
  await expect(heading).not.toContainText('Finding your location…');
});

test.describe('when the browser refuses the device’s location', () => {
  const toast = '.toast';

  test('a notice says so and what to do instead; it closes after 5 s, and a second takes its place', async ({
    page,
  }) => {
    await page.clock.install();
    await openApp(page, '/24-hour-pharmacy-near-me?from=me');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const button = page.getByRole('button', { name: ask });
    await button.click();
    await expect(page.locator(toast)).toContainText('Location access is blocked');
    await expect(page.locator(toast)).toContainText('You can search by city or ZIP code instead.');
    await expect(page.locator('.location-bar-status')).toHaveText(
      'Location access is blocked. Search by city or ZIP code instead.',
    );

    await page.clock.runFor(1000);
    const first = await page.locator(toast).elementHandle();
    await button.click();
    // The browser answers in its own time, whatever the page's clock says.
    await first?.waitForElementState('hidden');
    await expect(page.locator(toast)).toHaveCount(1);
    await page.clock.runFor(4500);
    await expect(page.locator(toast)).toBeVisible();
    await page.clock.runFor(600);
    await expect(page.locator(toast)).toHaveCount(0);
  });

  test('nothing is loaded for notices before the first, which can be dismissed', async ({ page }) => {
    await page.clock.install();
    const requests = keepRequests(page);
    await openApp(page, '/24-hour-pharmacy-near-me?from=me');
    await requests.settle();
    expect(requests.all.filter((url) => url.includes('toasts'))).toEqual([]);
    await page.getByRole('button', { name: ask }).click();
    await expect(page.locator(toast)).toBeVisible();
    expect(requests.all.filter((url) => url.includes('/toasts-'))).toHaveLength(1);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator(toast)).toHaveCount(0);
  });
});
