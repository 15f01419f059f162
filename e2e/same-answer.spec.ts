import type { Page } from '@playwright/test';
import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { geolocationAt, share } from './near-lab.ts';
import { allowVisits } from './steps.ts';

// Late in the evening, one question in four ways: words, landing page, a city's filter, near the visitor.

/** 11:40 pm in the east of the country, on a Tuesday without a holiday. */
const night = new Date('2026-11-17T23:40:00-05:00');

const needs = [
  {
    what: '24-hour pharmacies in Miami',
    words: '24 hours miami',
    landing: '/24-hour-pharmacy-miami-fl',
    filter: '/pharmacies/miami-fl?has=24-hour',
    near: '/24-hour?from=me',
    center: { lat: 25.77427, lng: -80.19366 },
  },
  {
    what: 'pharmacies open now in Miami',
    words: 'open now miami',
    landing: undefined,
    filter: '/pharmacies/miami-fl?open=1',
    near: '/directory?open=1&from=me',
    center: { lat: 25.77427, lng: -80.19366 },
  },
  {
    what: 'compounding for pets in Tampa',
    words: 'compounding for pets tampa',
    landing: '/compounding-pharmacy-for-pets-tampa-fl',
    filter: '/pharmacies/tampa-fl?has=compounding,pet-medications',
    near: '/directory?has=compounding,pet-medications&from=me',
    center: { lat: 27.94752, lng: -82.45843 },
  },
] as const;

/** Returns the first pharmacy of the list, after the requested list is shown. */
async function firstOf(page: Page, path: string): Promise<string | null> {
  await openApp(page, path);
  if (path.includes('from=me')) await share(page);
  // The landing page is complete as sent; the other lists extend beyond the city once loaded.
  if (path.includes('?')) await expect(page.getByText(/We looked within/)).toBeVisible();
  if (/open/.test(path)) await expect(page.locator('#results-title')).toContainText('open now');
  return page.locator('.beside .card h3 a').first().getAttribute('href');
}

for (const { what, words, landing, filter, near, center } of needs) {
  test.describe(what, () => {
    test.use({ permissions: ['geolocation'], geolocation: geolocationAt(center) });

    test('begin with the same pharmacy at night in all four ways of asking', async ({ page }) => {
      allowVisits(4);
      await page.clock.setFixedTime(night);
      const search = `/directory?${new URLSearchParams({ q: words })}`;
      const asked = [search, ...(landing === undefined ? [] : [landing]), filter, near];
      const found: Record<string, string | null> = {};
      for (const path of asked) found[path] = await firstOf(page, path);
      expect(new Set(Object.values(found)).size, JSON.stringify(found)).toBe(1);
    });
  });
}

test('a closed pharmacy’s page names the nearest open one, first below and on the map', async ({ page }) => {
  await page.clock.setFixedTime(night);
  await openApp(page, '/pharmacies/birmingham-al');
  await page.locator('.card:has(.hrs > .closed)').first().getByRole('link').first().click();
  const line = page.locator('.open-now');
  await expect(line).toContainText('Closed now.');
  await expect(line.getByRole('link', { name: /^Call/ })).toBeVisible();
  const name = (await line.getByRole('link').first().textContent()) ?? '';
  const nearby = page.getByRole('region', { name: /near|instead/i }).filter({ has: page.locator('.rows') });
  await expect(nearby.locator('li').first()).toContainText(name);
  await expect(page.locator('.map a[href="#card-1"]')).toHaveCount(1);
});
