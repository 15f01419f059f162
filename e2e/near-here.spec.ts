import type { Locator } from '@playwright/test';
import { openApp, setChip } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { shifts, watchShifts } from './layout-shifts.ts';
import { geolocationAt, nearYou, points, share } from './near-lab.ts';

// A page about a place, on which a visitor asks for results near themselves.
test.use({ permissions: ['geolocation'], geolocation: geolocationAt(points.miami) });

const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());

test('what lies around the visitor shows before the list, each under a heading of its own', {
  tag: '@desktop',
}, async ({ page }) => {
  await openApp(page, '/24-hour-pharmacy-miami-fl');
  const list = page.locator('#results-title');
  const button = page.getByRole('button', { name: 'Use my location' });
  const [title, beside] = [await boxOf(list), await boxOf(button)];
  expect(title.right).toBeLessThan(beside.left);
  expect(Math.abs(title.bottom - beside.bottom)).toBeLessThan(16);

  await share(page);
  await expect(nearYou(page).locator('.card').first()).toBeVisible();
  const near = page.locator('#near-title');
  const size = await near.evaluate((heading) => getComputedStyle(heading).fontSize);
  await expect(list).toHaveCSS('font-size', size);
  const heading = await boxOf(list);
  expect(heading.top - (await boxOf(nearYou(page))).bottom).toBeGreaterThan(16);
  const gap = (await boxOf(page.locator('.beside .card').first())).top - heading.bottom;
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(32);
});

test('nothing moves until the visitor asks', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-17T12:00:00-05:00'));
  await watchShifts(page);
  await openApp(page, '/24-hour-pharmacy-miami-fl');
  await expect(page.locator('.card .hrs > b').first()).toHaveText(/^Open/);
  expect(await shifts(page)).toEqual([]);
});

test('a visitor gets from a page about a place to what lies around them, by its filter', async ({ page }) => {
  await openApp(page, '/24-hour-pharmacy-orlando-fl');
  await share(page);
  await expect(nearYou(page).locator('.card').first()).toBeVisible();
  await nearYou(page).getByRole('link', { name: 'All near you that fit' }).click();
  await expect(page).toHaveURL('/directory?has=24-hour&from=me');
  await expect(page.locator('h1')).toHaveText('24-hour pharmacies near you');
  await expect(page.locator('.card').first()).toBeVisible();
  await setChip(page, '24 hours').click();
  await expect(page).toHaveURL('/directory?from=me');
  await expect(page.locator('.card').first()).toBeVisible();
});

test('the answer of a page about a place follows the visitor’s location, and comes back without it', async ({
  page,
}) => {
  await openApp(page, '/24-hour-pharmacy-hialeah-fl');
  const answer = page.locator('.answer');
  await expect(answer).toContainText('from the center of Hialeah');
  await share(page);
  await expect(answer).toContainText('from your location');
  await page.getByRole('button', { name: 'Clear my location' }).click();
  await expect(answer).toContainText('from the center of Hialeah');
});
