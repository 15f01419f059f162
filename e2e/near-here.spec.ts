import type { Locator, Page } from '@playwright/test';
import { openApp, setChip } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { shifts, watchShifts } from './layout-shifts.ts';
import { geolocationAt, points } from './near-lab.ts';

// A page about a place, on which a visitor asks for results near themselves.
test.use({ permissions: ['geolocation'], geolocation: geolocationAt(points.miami) });

const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());

const nearest = (page: Page) => page.getByRole('link', { name: 'Nearest to you' });

test('the link to pharmacies around the visitor stands beside the heading, and nothing moves until a tap', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-17T12:00:00-05:00'));
  await watchShifts(page);
  await openApp(page, '/24-hour-pharmacy-miami-fl');
  await expect(page.locator('.card .hrs > b').first()).toHaveText(/^Open/);
  expect(await shifts(page)).toEqual([]);
  const [title, beside] = [await boxOf(page.locator('#results-title')), await boxOf(nearest(page))];
  expect(title.right).toBeLessThan(beside.left);
  expect(Math.abs(title.bottom - beside.bottom)).toBeLessThan(16);
});

test('a link on a page about a place leads to pharmacies around the visitor, with the page’s filter', async ({
  page,
}) => {
  await openApp(page, '/24-hour-pharmacy-orlando-fl');
  await nearest(page).click();
  await expect(page).toHaveURL('/directory?has=24-hour&from=me');
  await expect(page.locator('h1')).toHaveText('24-hour pharmacies near you');
  await expect(page.locator('.card').first()).toBeVisible();
  await setChip(page, '24 hours').click();
  await expect(page).toHaveURL('/directory?from=me');
  await expect(page.locator('.card').first()).toBeVisible();
});

test('the answer of a page about a place follows the visitor’s location, and returns once it is cleared', async ({
  page,
}) => {
  await openApp(page, '/24-hour-pharmacy-hialeah-fl');
  const answer = page.locator('.open-now');
  await expect(answer).toContainText(/open now:/i);
  await expect(answer).not.toContainText('from your location');
  await nearest(page).click();
  await expect(page.locator('h1')).toHaveText('24-hour pharmacies near you');
  await expect(page.locator('.card').first()).toBeVisible();
  await page.goBack();
  await expect(answer).toContainText('from your location');
  await page.goForward();
  await page.getByRole('button', { name: 'Clear my location' }).click();
  await page.goBack();
  await expect(answer).toContainText(/open now:/i);
  await expect(answer).not.toContainText('from your location');
});
