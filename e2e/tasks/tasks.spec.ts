import type { Page } from '@playwright/test';
import { openApp } from '../app-page.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSidewaysScroll } from '../page-checks.ts';
import { countedVisit, expectEffort } from './counted-visit.ts';

// The visitors' tasks, and how many taps, swipes and keys each may take: docs/tasks.md.

const city = '/pharmacies/miami-fl';

test.use({
  permissions: ['geolocation', 'clipboard-read', 'clipboard-write'],
  geolocation: { latitude: 25.7743, longitude: -80.1937 },
  timezoneId: 'America/New_York',
});

test.beforeEach(async ({ page }) => {
  // A weekday afternoon, when most are open.
  await page.clock.setFixedTime(new Date('2026-11-18T15:00:00-05:00'));
  // A call would leave the page for a phone app, which the tests lack.
  await page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
});

const cards = (page: Page) => page.getByRole('main').locator('.card');
const call = (page: Page) =>
  cards(page)
    .first()
    .getByRole('link', { name: /^Call / });
const directions = (page: Page) =>
  cards(page)
    .first()
    .getByRole('link', { name: /^Directions to / });
const field = (page: Page) => page.getByRole('combobox').first();

test('1. one that is open now is called', async ({ page }) => {
  await openApp(page, '/');
  const visit = countedVisit(page);
  await visit.tap(page.getByRole('link', { name: 'Open near me' }));
  await expect(cards(page).first()).toBeInViewport();
  await expect(cards(page).first()).toContainText(/open/i);
  await visit.tap(call(page));
  expectEffort(visit, { taps: 2, scrolls: 1 });
});

test('2. one that makes medicines for pets is called', async ({ page }) => {
  await openApp(page, '/');
  const visit = countedVisit(page);
  await visit.tap(page.getByRole('link', { name: 'For pets' }).first());
  await expect(cards(page).first()).toContainText(/pet/i);
  await visit.tap(call(page));
  expectEffort(visit, { taps: 2, scrolls: 1 });
});

test('3. the nearest store of a chain with a drive-through is called', async ({ page }) => {
  await openApp(page, city);
  const visit = countedVisit(page);
  await visit.tap(field(page));
  await visit.type('goodwell drug drive-through miami');
  await visit.press('Enter');
  await expect(cards(page).first()).toContainText(/Drive-\u2060?through/);
  await visit.tap(call(page));
  expectEffort(visit, { taps: 2, scrolls: 1, keys: 2 });
});

test('4. a name that is misspelled leads to directions', async ({ page }) => {
  await openApp(page, city);
  const name = (await cards(page).first().locator('h3 a').textContent()) ?? '';
  const misspelled = `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`;
  await openApp(page, '/');
  const visit = countedVisit(page);
  await visit.tap(field(page));
  await visit.type(`${misspelled} miami`);
  await visit.press('Enter');
  await expect(cards(page).first()).toContainText(name);
  await visit.reach(directions(page));
  await expect(directions(page)).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\//);
  expectEffort(visit, { taps: 1, scrolls: 0, keys: 2 });
});

test('5. a landing page from a search engine leads to a call', async ({ page }) => {
  await openApp(page, '/24-hour-pharmacy-miami-fl');
  const visit = countedVisit(page);
  await visit.tap(page.getByRole('main').getByRole('link', { name: /^Call/ }).first());
  expectEffort(visit, { taps: 1 });
});

test('6. a list is filtered, one of it shared, and gone back to', async ({ page }) => {
  await openApp(page, city);
  const visit = countedVisit(page);
  await visit.tap(
    page.getByRole('toolbar', { name: 'Filters' }).getByRole('button', { name: /^Drive-through/ }),
  );
  await expect(page).toHaveURL(/has=drive-through/);
  await expect(page.getByText(/in and around Miami/)).toBeVisible();
  const chosen = cards(page).first().locator('h3 a');
  const path = (await chosen.getAttribute('href')) ?? '';
  await visit.tap(chosen);
  await expect(page).toHaveURL(path);
  await visit.tap(page.getByRole('button', { name: 'Share' }));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(path);
  await page.goBack();
  await expect(page).toHaveURL(/has=drive-through/);
  await expect(chosen).toBeFocused();
  expectEffort(visit, { taps: 3, scrolls: 1 });
});

test('7. two pharmacies are compared on the map', async ({ page }) => {
  await openApp(page, city);
  const visit = countedVisit(page);
  const pins = page.locator('.map').getByRole('link', { name: /^\d+\. / });
  const seen: string[] = [];
  for (const index of [0, 1]) {
    await visit.tap(page.getByRole('link', { name: 'Map', exact: true }));
    // A pin may be under another; it is tapped by name, like with assistive technology.
    await pins.nth(index).dispatchEvent('click');
    const name = page.locator('.card a:focus');
    await expect(name).toBeInViewport();
    seen.push((await name.textContent()) ?? '');
  }
  expect(new Set(seen).size).toBe(2);
  // Including the two pins.
  expectEffort(visit, { taps: 2 });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, allowedRequests: /\/assets\/[^/]+\.js$|\/data\// });

  test('8. a pharmacy of a city is called', async ({ page }) => {
    await page.goto(city);
    await expect(call(page)).toBeInViewport();
    await expect(call(page)).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    await expect(directions(page)).toBeInViewport();
  });
});

test('10. with the keyboard alone a pharmacy is called', async ({ page }) => {
  await openApp(page, city);
  const visit = countedVisit(page);
  await visit.press('Tab');
  await visit.press('Enter');
  const most = 6;
  for (let tabs = 0; tabs < most; tabs += 1) {
    if (await call(page).evaluate((link) => link === document.activeElement)) break;
    await visit.press('Tab');
  }
  await expect(call(page)).toBeFocused();
  expectEffort(visit, { keys: 2 + most });
});

test('11. a pharmacy is printed, without buttons', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openApp(page, city);
  const visit = countedVisit(page);
  await visit.tap(cards(page).first().locator('h3 a'));
  await visit.tap(page.getByRole('button', { name: 'Print' }));
  await expect(page.locator('[data-printed]')).toBeAttached();
  expectEffort(visit, { taps: 2 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByText(/\(\d{3}\) \d{3}-\d{4}/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('12. with text at twice its size a pharmacy is called', async ({ page }) => {
  await openApp(page, city);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
  const visit = countedVisit(page);
  await visit.tap(call(page));
  expectEffort(visit, { taps: 1, scrolls: 2 });
});
