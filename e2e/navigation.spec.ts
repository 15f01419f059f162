import type { Page } from '@playwright/test';
import { appRuns, countDocuments, expectScreen, openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './page-checks.ts';
import { cityScreen, homeScreen, landingScreens, stateScreen } from './screens.ts';

const main = (page: Page) => page.getByRole('main');
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

const landing = landingScreens.find(({ path }) => path === '/compounding-pharmacy-birmingham-al');
if (landing === undefined) throw new Error('The landing page of this test is not among the screens');

test('a visitor goes from home to a landing page and on without loading a document', {
  tag: '@desktop',
}, async ({ page }) => {
  await openApp(page, homeScreen.path);
  const documents = countDocuments(page);
  const title = page.locator('#page-title');

  const steps = [
    { link: main(page).getByRole('link', { name: 'Alabama' }), screen: stateScreen },
    { link: main(page).getByRole('link', { name: 'Birmingham', exact: true }), screen: cityScreen },
    { link: main(page).getByRole('link', { name: 'Compounding', exact: true }), screen: landing },
  ];
  for (const { link, screen } of steps) {
    await link.click();
    await expectScreen(page, screen);
    await expect(title).toBeFocused();
    // At once, not by smooth scrolling, which something might interrupt.
    expect(await scrollTop(page)).toBe(0);
  }

  const nearby = page.getByRole('region', { name: 'Cities nearby' }).getByRole('link').first();
  const name = await nearby.textContent();
  await nearby.click();
  await expect(title).toHaveText(`Pharmacies in ${name}`);
  await expect(title).toBeFocused();

  for (const screen of [landing, cityScreen, stateScreen, homeScreen]) {
    const left = new URL(page.url()).pathname;
    await page.goBack();
    await expectScreen(page, screen);
    await expect(main(page).locator(`a[href="${left}"]`).first()).toBeFocused();
  }
  await page.goForward();
  await expectScreen(page, stateScreen);
  expect(documents()).toBe(0);
});

test('a new page starts at its top, and going back returns to where the visitor was', async ({ page }) => {
  await openApp(page, cityScreen.path);
  const link = page.getByRole('region', { name: 'Cities nearby' }).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page.locator('h1')).not.toHaveText(cityScreen.heading);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expectScreen(page, cityScreen);
  await expect.poll(() => scrollTop(page)).toBeCloseTo(left, -1);
});

test('a reload keeps the scroll position in a filtered list', async ({ page }) => {
  for (const path of [`${cityScreen.path}?has=delivery`, '/directory?q=birmingham+flu+shot']) {
    await openApp(page, path);
    await expect(page.locator('.card').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.reload();
    await appRuns(page);
    await expect(page.locator('.card').first()).toBeAttached();
    await expect(page.getByRole('toolbar').locator('[aria-pressed="true"]').first()).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBeCloseTo(1200, -2);
  }
});

test('a description and the robots rule follow the navigation', async ({ page }) => {
  await openApp(page, '/pharmacy-birmingham-al');
  const robots = page.locator('meta[name="robots"][data-rh]');
  const description = page.locator('meta[name="description"]');
  await expect(robots).toHaveAttribute('content', 'noindex,follow');
  await main(page).getByRole('link', { name: 'The full Birmingham directory' }).click();
  await expectScreen(page, cityScreen);
  await expect(robots).toHaveCount(0);
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute('content', /pharmacies in Birmingham, Alabama, nearest/);
});

test('a link with a modifier key and the skip link are left to the browser', async ({ page, context }) => {
  await openApp(page, stateScreen.path);
  const opened = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: 'Birmingham', exact: true })
    .click({ modifiers: ['Control'] });
  await (await opened).close();
  await expectScreen(page, stateScreen);

  await page.keyboard.press('Tab');
  await page.locator('.skip').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${stateScreen.path}#main`);
  await expect(page.locator('h1')).toHaveText(stateScreen.heading);
});

test('a link to a part of another page leads to that part', async ({ page }) => {
  await openApp(page, homeScreen.path);
  const documents = countDocuments(page);
  const link = main(page).locator('a[href^="/specialties#"]').first();
  const [, part = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  await link.click();
  await expect(page.locator('h1')).toHaveText('Types of pharmacy and their services');
  await expect(page).toHaveURL(`/specialties#${part}`);
  await expect(page.locator(`[id="${part}"]`)).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  expect(documents()).toBe(0);
});

test('a place found from the home page shows its pharmacies', async ({ page }) => {
  await openApp(page, homeScreen.path);
  const documents = countDocuments(page);
  await page.locator('#search').fill('mobile al');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Pharmacies found for Mobile, AL');
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(page).toHaveURL(/\/directory\?q=mobile\+al/);
  expect(documents()).toBe(0);
});

test('a link tapped twice, or a repeated search, adds one entry to the history', async ({ page }) => {
  await openApp(page, cityScreen.path);
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await page.locator('.card h3 a').first().dblclick();
  await expect(page).not.toHaveURL(cityScreen.path);
  await expect(page.locator('.pharmacy-head')).toBeVisible();
  expect(await entries()).toBe(before + 1);
  const words = page.getByRole('banner').getByRole('combobox');
  for (const _ of [1, 2]) {
    await words.fill('cedar drug');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/directory?q=cedar+drug');
  }
  expect(await entries()).toBe(before + 2);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(cityScreen.path);
});

test('a very long word does not make a page scroll sideways', async ({ page }) => {
  await openApp(page, `/directory?q=${'pharmacy'.repeat(16)}+in+miami+fl`);
  await expect(page.locator('.crumbs')).toContainText('pharmacypharmacy');
  await expectNoSidewaysScroll(page);
});
