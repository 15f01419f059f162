import type { Page } from '@playwright/test';
import { applyFilters, chip, openApp, openFilters, setChip, texts } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { cityScreen } from './screens.ts';
import { allowVisits } from './steps.ts';

const city = cityScreen.path;
const origin = (page: Page) => page.getByRole('status').filter({ hasText: /pharmac|open now/ });
const choice = (page: Page) => page.locator('select[name="from"]');
const names = (page: Page): Promise<readonly string[]> => texts(page.locator('.card h3 a'));

/** Returns the cards' distances in miles, without those of uncertain position. Expects at least two. */
async function miles(page: Page): Promise<readonly number[]> {
  const all = (await texts(page.locator('.card .far')))
    .filter((text) => !/–|up to/.test(text))
    .map((text) => Number(/([\d.]+)\smi\b/.exec(text)?.[1]));
  expect(all.length).toBeGreaterThan(1);
  expect(all.filter(Number.isNaN)).toEqual([]);
  return all;
}

async function expectNearestFirst(page: Page): Promise<void> {
  const all = await miles(page);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
}

test('a list is measured from the city’s center until the visitor chooses a landmark', async ({ page }) => {
  await openApp(page, city);
  await expect(origin(page)).toContainText('from the center of Birmingham');
  await expectNearestFirst(page);
  const before = await names(page);

  await openFilters(page);
  await choice(page).selectOption({ label: 'UAB Hospital' });
  await applyFilters(page);
  await expect(page).toHaveURL(`${city}?from=uab-hospital`);
  await expect(origin(page)).toContainText('from UAB Hospital');
  await expectNearestFirst(page);
  expect(await names(page)).not.toEqual(before);

  await page.goBack();
  await expect(origin(page)).toContainText('from the center of Birmingham');
});

test('a ZIP code is an origin, kept with filters, order and pages', async ({ page }) => {
  await openApp(page, city);
  await openFilters(page);
  const zip = (await choice(page).locator('optgroup[label="ZIP codes"] option').first().textContent()) ?? '';
  expect(zip).toMatch(/^\d{5}$/);
  await choice(page).selectOption(zip);
  await applyFilters(page);
  await chip(page, 'Delivers').click();
  await expect(page).toHaveURL(`${city}?has=delivery&from=${zip}`);
  await expect(origin(page)).toContainText(`ZIP ${zip}`);
  await setChip(page, 'Delivers').click();
  await expect(page).toHaveURL(`${city}?from=${zip}`);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${city}?from=${zip}&page=2`);
  await expect(origin(page)).toContainText(`ZIP ${zip}`);
});

test('a search for a ZIP code is measured from it', async ({ page }) => {
  await openApp(page, city);
  await openFilters(page);
  const zip = await choice(page).locator('optgroup[label="ZIP codes"] option').first().textContent();
  await page.goto(`/directory?q=${zip}+flu+shot`);
  await expect(origin(page)).toContainText(`ZIP ${zip}`);
  await expectNearestFirst(page);
  await openFilters(page);
  await choice(page).selectOption({ label: 'The center of Birmingham' });
  await applyFilters(page);
  await expect(origin(page)).toContainText('from the center of Birmingham');
});

test('a search for a landmark is measured from it', async ({ page }) => {
  await openApp(page, '/directory?q=uab+hospital+birmingham');
  await expect(page.locator('h1')).toHaveText('Pharmacies found for Birmingham, AL');
  await expect(origin(page)).toContainText('from UAB Hospital');
});

test('a search for a place lists the same pharmacies around it as the city’s own list', async ({ page }) => {
  allowVisits(3);
  const around = async (path: string) => {
    await openApp(page, path);
    await expect(origin(page)).toContainText('in and around Miami, from');
    await expectNearestFirst(page);
    return names(page);
  };
  const list = await around('/pharmacies/miami-fl?from=jackson-memorial-hospital');
  expect(await around('/directory?q=jackson+memorial')).toEqual(list);
  await around('/directory?q=33101');
});

test('a distance filter counts from the origin', async ({ page }) => {
  await openApp(page, `${city}?from=uab-hospital&within=5`);
  await expect(origin(page)).toContainText('from UAB Hospital');
  await expect(setChip(page, 'Within 5 miles')).toBeVisible();
  for (const distance of await miles(page)) expect(distance).toBeLessThanOrEqual(5);
});

test('an address with an origin that cannot be used says so', async ({ page }) => {
  allowVisits(2);
  for (const [from, said] of [
    ['99999', 'We list nothing in ZIP 99999, so distances are from the city’s center.'],
    ['atlantis', 'We don’t know that place, so distances are from the city’s center.'],
  ] as const)
    await test.step(from, async () => {
      await openApp(page, `${city}?from=${from}`);
      await expect(origin(page)).toContainText('from the center of Birmingham');
      const sentence = page.getByText(said);
      await expect(sentence).toBeVisible();
      expect(await sentence.evaluate((own) => getComputedStyle(own, '::before').content)).toBe('none');
    });
});

test.describe('a visitor at the border of two cities', () => {
  // In Homewood, between Birmingham and Hoover.
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 33.44, longitude: -86.81 } });

  test('sees the nearest pharmacies of both in one list, and is told so', async ({ page }) => {
    await openApp(page, city);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page).toHaveURL(`${city}?from=me`);
    await expect(origin(page)).toContainText('from your location');
    await expect(page.getByText(/We looked within .+\smi of your location\./)).toBeVisible();
    await expect(origin(page)).toContainText('in and around Birmingham, from your location');
    await expectNearestFirst(page);
    // The page's own city is not repeated.
    const places = await texts(page.locator('.card .hrs > span'));
    expect(places.some((place) => place.endsWith(', Hoover'))).toBe(true);
    expect(places.some((place) => !place.includes(','))).toBe(true);
    await page.getByRole('button', { name: 'your location', exact: true }).click();
    await choice(page).selectOption({ label: 'The center of Birmingham' });
    await applyFilters(page);
    await expect(page).not.toHaveURL(/from=me/);
    await expect(origin(page)).toContainText('from the center of Birmingham');
    await expect(page.locator('.card', { hasText: ', Hoover' })).toHaveCount(0);
  });

  test.describe('with surroundings that cannot be loaded', () => {
    test.use({ allowedConsole: /Failed to load resource/, allowedRequests: /\/manifests\/near/ });

    test('sees the city’s own list, and a notice for a while, once every try has failed', async ({
      page,
    }) => {
      await page.route('**/manifests/tiles.json', (route) => route.fulfill({ status: 503 }));
      await page.clock.install();
      await openApp(page, `${city}?from=me`);
      await page.getByRole('button', { name: 'Use my location' }).click();
      await expect(origin(page)).toContainText('from your location');
      await expectNearestFirst(page);
      await expect(page.getByText(/are listed too/)).toHaveCount(0);
      const notices = page.locator('.toast');
      await expect
        .poll(
          async () => {
            await page.clock.runFor(500);
            return notices.count();
          },
          { intervals: [20] },
        )
        .toBe(1);
      await expect(notices).toContainText('pharmacies of other cities could not be loaded.');
      await page.clock.runFor(8000);
      await expect(notices).toHaveCount(0);
    });

    test('sees at most three such messages at once, and none for long', async ({ page }) => {
      await page.route('**/manifests/tiles.json', (route) => route.fulfill({ status: 503 }));
      await page.clock.install();
      await openApp(page, city);
      const names = ['Delivers', 'Drive-through', 'Compounding', 'Flu shots'];
      for (const name of names) {
        await chip(page, name).click();
        await setChip(page, name).click();
      }
      const notices = page.locator('.toast');
      await expect
        .poll(async () => {
          await page.clock.runFor(250);
          return notices.count();
        })
        .toBe(3);
      await page.clock.runFor(4500);
      await expect(notices).toHaveCount(0);
    });
  });
});

test('an empty list says which filter to take off and where else to look', async ({ page }) => {
  await openApp(page, `${city}?has=mail-order,24-hour,delivery&within=1`);
  const empty = page.locator('.empty');
  await expect(empty).toContainText('We don’t know of a pharmacy here that has all you ask for.');
  const elsewhere = empty.getByRole('link', { name: /mi\b/ }).or(empty.locator('a[href*="/pharmacies/"]'));
  await expect(elsewhere.first()).toBeVisible();
  await empty.getByRole('link', { name: 'Show the whole list' }).click();
  await expect(page).toHaveURL(city);
  await expect(page.locator('.card')).toHaveCount(20);
});
