import { expect, test } from '@playwright/test';
import { openApp } from './app-page.ts';
import { expectNoSidewaysScroll } from './page-checks.ts';

// The visitors' main tasks in engines other than Chromium (playwright.config.ts); tasks/ has more.

const city = '/pharmacies/miami-fl';
const cards = 'main li.card';

/** The engine's message for a request that was cancelled by leaving its page. */
const ofLeaving = /A ServiceWorker intercepted the request/;
let errors: string[] = [];
test.beforeEach(({ page }) => {
  errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofLeaving.test(message.text())) errors.push(message.text());
  });
});
test.afterEach(() => expect(errors).toEqual([]));

test('open now and near is found', async ({ page }) => {
  await openApp(page, '/');
  await page.getByRole('link', { name: 'Open near me' }).click();
  await expect(page.locator(cards).first()).toBeVisible();
});

test('a misspelled name is found', async ({ page }) => {
  await openApp(page, '/');
  await page.getByRole('combobox').first().click();
  await page.keyboard.type('24 huor miami');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(({ pathname }) => pathname === '/');
  await expect(page.locator(cards).first()).toBeVisible();
});

test('a landing page leads to a call', async ({ page }) => {
  await openApp(page, '/24-hour-pharmacy-miami-fl');
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
});

test('a list is filtered, a pharmacy is opened, and Back leads to the list', async ({ page }) => {
  await openApp(page, city);
  await page.getByRole('toolbar').getByRole('button', { name: '24 hours' }).click();
  await expect(page).toHaveURL(/\?/);
  await page.locator(`${cards} h3 a`).first().click();
  await expect(page).toHaveURL(/\/pharmacies\/miami-fl\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?/);
  await expect(page.locator(cards).first()).toBeVisible();
});

test('all filters open as a sheet and close', async ({ page }) => {
  await openApp(page, city);
  await page.getByRole('button', { name: /^All filters/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the map opens and closes', async ({ page }) => {
  await openApp(page, city);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeVisible();
});

test('the menu opens', async ({ page }) => {
  await openApp(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the keyboard alone leads past the header', async ({ page }) => {
  await openApp(page, city);
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href^="#"]:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
});

test('nothing reaches beyond the screen, with usual text and at twice its size', async ({ page }) => {
  await openApp(page, city);
  await expectNoSidewaysScroll(page);
  await page.evaluate('document.documentElement.style.fontSize = "200%"');
  await expectNoSidewaysScroll(page);
});

test('the page is saved for use offline', async ({ page }) => {
  await openApp(page, city);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});
