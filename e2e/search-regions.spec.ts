import type { Page } from '@playwright/test';
import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { type CutSearch, cutSearch, serveCut } from './support/cut-search.ts';

// The search of a site whose names and places are cut into pieces (docs/decisions/0133-search-in-pieces.md).

let cut: CutSearch;
test.beforeAll(async () => {
  cut = await cutSearch();
});

const box = (page: Page) => page.locator('#search');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const missed = (page: Page) => page.getByText('Some places could not be searched');

async function type(page: Page, words: string): Promise<void> {
  await box(page).click();
  await expect(box(page)).toHaveAttribute('aria-controls');
  await box(page).fill(words);
}

/** A pharmacy of California whose name no other listing has. */
function farAway(): { readonly name: string; readonly city: string } {
  const named = cut.cities.flatMap(({ city, pharmacies }) => pharmacies.map(({ name }) => ({ name, city })));
  const count = new Map<string, number>();
  for (const { name } of named) count.set(name, (count.get(name) ?? 0) + 1);
  const found = named.find(({ name, city }) => city.state === 'CA' && count.get(name) === 1);
  if (found === undefined) throw new Error('Every name of California is elsewhere too');
  return { name: found.name, city: `${found.city.name}, CA` };
}

test('a pharmacy far away is found from any page, with the files of its own region', async ({ page }) => {
  const asked = await serveCut(page, cut);
  const { name, city } = farAway();
  await openApp(page, '/pharmacies/birmingham-al');
  await type(page, name);
  await expect(options(page).filter({ hasText: city }).filter({ hasText: name })).toHaveCount(1);
  await expect(page.getByText('Looking through more places')).toHaveCount(0);
  const all = [...cut.files.keys()].filter((path) => path.startsWith('/data/names/'));
  const loaded = new Set(asked().filter((path) => path.startsWith('/data/names/')));
  expect(loaded.size).toBeLessThan(all.length / 2);
  await options(page).filter({ hasText: city }).filter({ hasText: name }).click();
  await expect(page.locator('h1')).toHaveText(name);
});

test('of a name that many have, those of the page’s city stand first', async ({ page }) => {
  await serveCut(page, cut);
  await openApp(page, '/pharmacies/mobile-al');
  await type(page, 'goodwell drug');
  await expect(
    options(page)
      .filter({ hasText: /Goodwell Drug.*, [A-Z]{2}$/ })
      .first(),
  ).toContainText('Mobile, AL');
});

test('a small place that the gazetteer has no room for is found by its name and its ZIP code', async ({
  page,
}) => {
  await serveCut(page, cut);
  await openApp(page, '/pharmacies/miami-fl');
  await type(page, 'atmore');
  await expect(options(page).first()).toHaveText(/Pharmacies in Atmore, AL/);
  await type(page, '36502');
  await expect(options(page).first()).toHaveText(/Pharmacies in 36502 \(Atmore, AL\)/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pharmacies found for Atmore, AL');
});

test('a telephone number is found in the pieces', async ({ page }) => {
  await serveCut(page, cut);
  await openApp(page, '/directory?q=sample+rx+mart');
  const row = page.locator('main .rows > li').first();
  const number =
    /\(\d{3}\) \d{3}-\d{4}/.exec((await row.locator('a[href^="tel:"]').textContent()) ?? '')?.[0] ?? '';
  await page.goto(`/directory?${new URLSearchParams({ q: number })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pharmacies with the number ${number}`);
  await expect(page.locator('main .rows > li').first()).toContainText(number);
});

test('a name of which not all were looked for is not counted', async ({ page }) => {
  await serveCut(page, cut);
  await openApp(page, '/directory?q=sample+rx+mart');
  await expect(page.getByRole('heading', { name: 'The first 20 pharmacies' })).toBeVisible();
  await expect(page.getByText('There may be more, in other places.')).toBeVisible();
  await expect(page.locator('main .rows a[href^="tel:"]').first()).toBeVisible();
});

test.describe('when a region cannot be loaded', () => {
  test.use({ allowedConsole: /404/, allowedRequests: /\/data\/names\// });
  const newYork = /\/data\/names\/new-york/;

  test('the answer says that some may be missing, and searches again', async ({ page }) => {
    await serveCut(page, cut);
    await page.route(newYork, (route) => route.fulfill({ status: 404, body: '' }));
    await openApp(page, '/directory?q=sample+rx+mart');
    await expect(missed(page)).toBeVisible();
    await expect(page.locator('main .rows > li').first()).toBeVisible();
    const asked = page.waitForRequest(newYork);
    await page.getByRole('button', { name: 'Try again' }).click();
    await asked;
    await expect(missed(page)).toBeVisible();
    await page.unroute(newYork);
    // The try before may still be under way, and then find it too.
    await expect(async () => {
      if ((await missed(page).count()) > 0)
        await page.getByRole('button', { name: 'Try again' }).click({ timeout: 1000 });
      await expect(missed(page)).toHaveCount(0, { timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    const first = page.locator('main .rows > li').first();
    await expect(first).toContainText('New York, NY');
    await expect(first.locator('a[href^="tel:"]')).toBeVisible();
  });

  test('the search box says so, and asks again at the next letter', async ({ page }) => {
    await serveCut(page, cut);
    await page.route(newYork, (route) => route.fulfill({ status: 404, body: '' }));
    await openApp(page, '/');
    await type(page, 'rx mar');
    await expect(page.getByText('Some suggestions could not be loaded.')).toBeVisible();
    await page.unroute(newYork);
    await box(page).press('End');
    await box(page).pressSequentially('t');
    await expect(options(page).filter({ hasText: 'New York, NY' }).first()).toBeVisible();
    await expect(page.getByText('Some suggestions could not be loaded.')).toHaveCount(0);
  });
});
