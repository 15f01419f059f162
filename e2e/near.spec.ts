import { openStatus } from '../src/domain/hours/open-status.ts';
import { passes } from '../src/domain/pharmacy/filters.ts';
import { formatPhone, uncertaintyOf } from '../src/domain/pharmacy/pharmacy.ts';
import { applyFilters, appRuns, openApp, openFilters, texts } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { shifts, watchShifts } from './layout-shifts.ts';
import { geolocationAt, listingsOf, nearestOf, points, recordDataRequests, share } from './near-lab.ts';

const status = '.location-bar-status';

test.describe('in downtown Miami at 11 pm', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: geolocationAt(points.miami),
    timezoneId: 'America/New_York',
  });
  /** A Tuesday without a holiday. */
  const night = new Date('2026-11-17T23:00:00-05:00');

  test('links from the home page lead to a call to the nearest open counter', { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    await page.clock.setFixedTime(night);
    await openApp(page, '/');
    await page.getByRole('link', { name: 'Open near me' }).click();
    await expect(page).toHaveURL('/directory?open=1&from=me');
    await expect(page.locator(status)).toHaveText('From your location');
    const [nearest] = nearestOf(
      await listingsOf(request, 'FL'),
      points.miami,
      ({ hours, timeZone }) => openStatus(hours, timeZone, night.getTime()).state === 'open',
    );
    const first = page.locator('.card').first();
    await expect(first.locator('a').first()).toHaveText(nearest?.name ?? '');
    await expect(first).toContainText(/open/i);
    const call = first.locator(`a[href="tel:${nearest?.phone}"]`);
    await expect(call).toContainText(formatPhone(nearest?.phone ?? ''));
    await expect(call).toBeVisible();
  });

  test('the list of 24-hour pharmacies begins with the truly nearest, whatever its city', async ({
    page,
    request,
  }) => {
    const nearest = nearestOf(await listingsOf(request, 'FL'), points.miami, (pharmacy) =>
      passes(pharmacy, '24-hour'),
    );
    await openApp(page, '/24-hour?from=me');
    await expect(page.locator('h1')).toHaveText('24-hour pharmacies near you');
    await share(page);
    const cards = page.locator('.card');
    await expect(cards.first().locator('h3 a')).toHaveText(nearest[0]?.name ?? '');
    const call = cards.first().locator(`a[href="tel:${nearest[0]?.phone}"]`);
    await expect(call).toContainText(formatPhone(nearest[0]?.phone ?? ''));
    const count = Math.min(20, await cards.count());
    const exactFirst = nearest
      .slice(0, count)
      .toSorted((a, b) => uncertaintyOf(a.location) - uncertaintyOf(b.location));
    expect((await texts(page.locator('.card h3 a'))).slice(0, count)).toEqual(
      exactFirst.map(({ name }) => name),
    );
    await expect(page.getByText(/We looked within .+ of your location\./)).toBeVisible();
    await expect(page).toHaveURL('/24-hour?from=me');
  });
});

test.describe('a visitor', () => {
  test.use({ permissions: ['geolocation'], geolocation: geolocationAt(points.miami) });

  test('keeps the location from page to page and over a reload, until they clear it', async ({ page }) => {
    await openApp(page, '/');
    await page.getByRole('link', { name: 'Open near me' }).click();
    await expect(page.locator(status)).toContainText('From your location');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Cities', exact: true }).click();
    await expect(page).toHaveURL('/directory');
    await page.getByRole('link', { name: 'Pharmacies near you' }).click();
    await expect(page).toHaveURL('/directory?from=me');
    await page.reload();
    await appRuns(page);
    await expect(page.locator(status)).toContainText('From your location');
    expect(page.url()).not.toMatch(/25\.7|80\.1/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/directory\?from=me$/);

    await openApp(page, '/pharmacies/miami-fl');
    await expect(page.getByRole('status').filter({ hasText: 'from your location' })).toBeVisible();
    const sheet = await openFilters(page);
    await sheet.locator('select[name="from"]').selectOption({ label: 'The center of Miami' });
    await applyFilters(page);
    await expect(page).toHaveURL('/pharmacies/miami-fl?from=center');
    await expect(page.getByRole('status').filter({ hasText: 'from the center of Miami' })).toBeVisible();

    await openApp(page, '/directory?from=me');
    await page.getByRole('button', { name: 'Clear my location' }).click();
    await expect(page.locator(status)).toContainText('Your location stays on this device.');
    await page.reload();
    await appRuns(page);
    await expect(page.locator(status)).toContainText('Your location stays on this device.');
    expect(await page.evaluate(() => window.sessionStorage.getItem('visitor-location'))).toBeNull();
    await openApp(page, '/pharmacies/miami-fl');
    await expect(page.getByRole('status').filter({ hasText: 'from the center of Miami' })).toBeVisible();
  });

  test('sees nothing move on a city’s page when it is measured from their location', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openApp(page, '/directory?from=me');
    await share(page);
    await expect(page.locator(status)).toContainText('From your location');
    await watchShifts(page);
    await openApp(page, '/pharmacies/miami-fl');
    await expect(page.getByRole('status').filter({ hasText: 'from your location' })).toBeVisible();
    expect(await shifts(page)).toEqual([]);
  });

  test('is told when nothing is known to fit, and whom to call', async ({ page }) => {
    await openApp(page, '/directory?has=mail-order,pet-medications,24-hour&from=me');
    await share(page);
    const empty = page.locator('.empty');
    await expect(empty).toContainText('We don’t know of a pharmacy here that has all you ask for.');
    await expect(page.getByRole('heading', { name: 'Call these and ask' })).toBeVisible();
    await expect(page.locator('.card a[href^="tel:"]').first()).toBeVisible();
    await expect(page.getByText(/We looked within .+ of your location\./)).toBeVisible();
    await page.getByRole('link', { name: 'Show the whole list' }).click();
    await expect(page).toHaveURL('/directory?from=me');
    await expect(page.locator('.card').first()).toBeVisible();
  });

  test('can go on to those farther away, and is told how far the list reaches', async ({ page }) => {
    await openApp(page, '/directory?from=me');
    await share(page);
    await expect(page.locator('.card')).toHaveCount(20);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/directory?from=me&page=2');
    await expect(page.locator('#results-title')).toContainText('showing 21 to');
    await expect(page.locator('.card').first()).toBeVisible();
    await expect(page.getByText(/We looked within/)).toBeVisible();
  });
});

test.describe('a visitor who does not share a location', () => {
  test('finds a sentence beside the button, which stays', async ({ page }) => {
    await openApp(page, '/directory?from=me');
    await share(page);
    const sentence = 'Location access is blocked. Search by city or ZIP code instead.';
    await expect(page.locator(status)).toHaveText(sentence);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator(status)).toHaveText(sentence);
  });

  test('is asked for the location by the list that needs it', async ({ page }) => {
    await openApp(page, '/directory?from=me');
    await expect(page.locator('h1')).toHaveText('Pharmacies near you');
    await expect(page.getByText('Share your location to list')).toBeVisible();
    await expect(page.locator('meta[name="robots"][data-rh]')).toHaveAttribute('content', /noindex/);
  });
});

test.describe('without a connection', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: geolocationAt(points.miami),
    allowedConsole: /Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED/,
    allowedRequests: /\/(manifests|data|assets)\//,
  });

  test('loaded pharmacies stay, and can be called', async ({ page, context }) => {
    await openApp(page, '/directory?from=me');
    await share(page);
    const rows = page.locator('.card');
    await expect(rows.first()).toBeVisible();
    const before = await rows.count();
    await context.setOffline(true);
    await expect(rows).toHaveCount(before);
    await expect(rows.first().locator('a[href^="tel:"]')).toBeVisible();
    await context.setOffline(false);
  });

  test('pharmacies not yet loaded are said to be missing, and load at the next try', async ({
    page,
    context,
  }) => {
    await openApp(page, '/directory?from=me');
    await page.route('**/manifests/tiles.json', (route) => route.abort());
    // The code that requests the location must load before the connection goes.
    const asked = page.waitForRequest('**/manifests/tiles.json');
    await share(page);
    await asked;
    await context.setOffline(true);
    await expect(page.locator('main')).toContainText('You are offline', { timeout: 15_000 });
    await context.setOffline(false);
    await page.unroute('**/manifests/tiles.json');
    await page.locator('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.card').first()).toBeVisible();
  });
});

test.describe('far from every listing', () => {
  test.use({ permissions: ['geolocation'], geolocation: geolocationAt(points.honolulu) });

  test('a visitor is told so, and which city is the nearest', async ({ page }) => {
    await openApp(page, '/directory?from=me');
    const files = recordDataRequests(page);
    await share(page);
    await expect(page.locator('main')).toContainText('We list nothing within 60 miles of you.');
    await expect(page.locator('main').getByRole('link', { name: ', CA' })).toBeVisible();
    expect(await files.sizes()).toHaveLength(3);
    await page.locator('main').getByRole('link', { name: ', CA' }).click();
    await expect(page.locator('h1')).toContainText(', CA');
  });
});

for (const [name, point] of Object.entries(points).filter(([name]) => name !== 'honolulu')) {
  test.describe(`from ${name}`, () => {
    test.use({ permissions: ['geolocation'], geolocation: geolocationAt(point) });

    test('pharmacies open at noon are loaded with five files and 80 KB at most', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-17T12:00:00-05:00'));
      await openApp(page, '/directory?from=me');
      const files = recordDataRequests(page);
      await share(page);
      await expect(page.locator('.card').first()).toBeVisible();
      const sizes = await files.sizes();
      expect(sizes.length).toBeLessThanOrEqual(5);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(80 * 1024);
    });
  });
}
