import type { Page } from '@playwright/test';
import {
  applyFilters,
  chip,
  countDocuments,
  expectScreen,
  openApp,
  openFilters,
  setChip,
  texts,
} from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { cityScreen } from './screens.ts';
import { allowVisits, takeSteps } from './steps.ts';

const city = cityScreen.path;
/** A list of pharmacies by name, in one city. */
const named = '/directory?q=rx+mart+Birmingham%2C+AL';
const names = (page: Page): Promise<readonly string[]> => texts(page.locator('.card h3'));
const results = (page: Page) => page.getByRole('status').getByRole('heading', { level: 2 });

test('a chip applies at once, goes into the address, and the back button takes it off', async ({ page }) => {
  await openApp(page, city);
  const documents = countDocuments(page);
  const whole = await names(page);

  await chip(page, 'Delivers').click();
  await expect(page).toHaveURL(`${city}?has=delivery`);
  await expectScreen(page, cityScreen, '?has=delivery');
  await expect(setChip(page, 'Delivers')).toBeVisible();
  const narrowed = await names(page);
  expect(narrowed).not.toEqual(whole);

  await chip(page, 'Compounding').click();
  await expect(page).toHaveURL(`${city}?has=compounding,delivery`);

  await page.goBack();
  await expect(page).toHaveURL(`${city}?has=delivery`);
  await expect.poll(() => names(page)).toEqual(narrowed);
  await expect(setChip(page, 'Compounding')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(city);
  await expect.poll(() => names(page)).toEqual(whole);
  await page.goForward();
  await expect.poll(() => names(page)).toEqual(narrowed);
  expect(documents()).toBe(0);
});

test('filters can be taken off one by one or together', async ({ page }) => {
  await openApp(page, `${city}?has=delivery,flu-shots&sort=name`);
  await setChip(page, 'Delivers').click();
  await expect(page).toHaveURL(`${city}?has=flu-shots&sort=name`);
  await setChip(page, 'Flu shots').click();
  await expect(page).toHaveURL(`${city}?sort=name`);
  await page.goBack();
  await page.goBack();
  await expect(setChip(page, 'Delivers')).toBeVisible();
  const sheet = await openFilters(page);
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await applyFilters(page);
  await expect(page).toHaveURL(`${city}?sort=name`);
});

test('on a small screen the sheet of all filters has room for two rows of them at least', async ({
  page,
}) => {
  const small = [
    ['a page at four times its size', { width: 320, height: 225 }],
    ['a phone on its side', { width: 568, height: 320 }],
  ] as const;
  allowVisits(small.length);
  await takeSteps(
    small.map(([screen, viewport]) => [
      `on ${screen}`,
      async () => {
        await page.setViewportSize(viewport);
        await openApp(page, city);
        const sheet = await openFilters(page);
        const room = await sheet.evaluate((own) => {
          const [fields, footer] = ['.fields', 'footer'].map((part) =>
            own.querySelector(part)?.getBoundingClientRect(),
          );
          const end = Math.min(own.getBoundingClientRect().bottom, footer?.top ?? 0, window.innerHeight);
          return end - (fields?.top ?? end);
        });
        expect(room).toBeGreaterThan(96);
        await sheet.getByText('Delivers').click();
        await applyFilters(page);
        await expect(setChip(page, 'Delivers')).toBeVisible();
      },
    ]),
  );
});

test('the order and the page are in the address too', async ({ page }) => {
  await openApp(page, city);
  const sheet = await openFilters(page);
  await sheet.getByText('By name').click();
  await applyFilters(page);
  await expect(page).toHaveURL(`${city}?sort=name`);
  await expect(page.getByText('by name, distances from')).toBeVisible();
  const firstPage = await names(page);
  expect(firstPage).toHaveLength(20);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${city}?sort=name&page=2`);
  await expectScreen(page, cityScreen, '?sort=name&page=2');
  await expect(results(page)).toHaveText(/^(\d+) pharmacies, showing 21 to \1$/);
  const all = [...firstPage, ...(await names(page))];
  expect(new Set(all).size).toBe(all.length);
});

test('a shared address shows another visitor the same list', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.clock.setFixedTime(new Date('2031-03-05T18:00:00Z'));
  const query = '?has=drive-through,flu-shots&open=1&sort=name';
  await openApp(page, city);
  const sheet = await openFilters(page);
  for (const name of [/^Flu shots/, /^Drive-through/, /^Open now/])
    await sheet.getByRole('checkbox', { name }).check();
  await sheet.getByRole('radio', { name: 'By name' }).check();
  await applyFilters(page);
  await expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toContain('open=1');
  const search = new URL(page.url()).search;
  expect(new URLSearchParams(search).get('has')?.split(',').toSorted()).toEqual(
    new URLSearchParams(query).get('has')?.split(','),
  );
  await expect(page.getByText('by name, distances from')).toBeVisible();
  const mine = await names(page);

  const other = await context.newPage();
  await openApp(other, city + search);
  await expect.poll(() => names(other)).toEqual(mine);
  await expect(setChip(other, 'Open now')).toBeVisible();
  await expectScreen(other, cityScreen, search);
});

test('“open now” leaves out closed pharmacies, and groups those with unknown hours apart', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-05T04:30:00Z'));
  await openApp(page, `${city}?open=1`);
  await expect(results(page)).toHaveText(/^\d+ open now · \d+ more with unknown hours$/);
  await expect(page.getByRole('heading', { name: 'Open now', exact: true })).toBeVisible();
  // They come after all open ones.
  await openApp(page, `${city}?open=1&page=99`);
  await expect(page.getByRole('heading', { name: 'Hours not known: call first', exact: true })).toBeVisible();
});

test('an address with unusable parameters still shows pharmacies', async ({ page }) => {
  allowVisits(3);
  await takeSteps(
    [
      ['unknown values', '?type=sorcery&page=-3&sort=price'],
      ['a page beyond the last', '?page=999'],
      ['malformed text', '?has=%E0%A4%A&q=%00&&=&page=1e9'],
    ].map(([what = '', query = '']) => [
      what,
      async () => {
        await openApp(page, city + query);
        await expectScreen(page, cityScreen, query);
        await expect(page.locator('.card').first()).toBeVisible();
      },
    ]),
  );
});

test('a directory route keeps its own filter when it is searched', async ({ page }) => {
  await openApp(page, '/compounding-pharmacy-near-me');
  await page.locator('#search').fill('Birmingham, AL');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(page).toHaveURL('/compounding-pharmacy-near-me?q=Birmingham%2C+AL');
  await expect(setChip(page, 'Compounding')).toBeVisible();
});

test.describe('an address that no file stands for', () => {
  // Hosts answer it with the not-found page, in which the app finds the place.
  test.use({ allowedConsole: /status of 404/, allowedRequests: /pharmacy-24-hour/ });

  test('a chip removes the filter preset by a path of one part, and keeps the focus', async ({ page }) => {
    await openApp(page, '/pharmacy-24-hour-birmingham-al');
    await setChip(page, '24 hours').click();
    await expect(page).toHaveURL('/pharmacy-birmingham-al');
    await expect(page.locator('.chip:focus')).toHaveText(/^24 hours/);
  });
});

test('a chip removes the filter preset by a path, and keeps the focus', async ({ page }) => {
  await openApp(page, '/24-hour?q=Birmingham,+AL');
  const chip = page.locator('.chip[aria-pressed="true"]');
  await expect(chip).toHaveCount(1);
  await chip.press('Enter');
  await expect(page).toHaveURL('/directory?q=Birmingham%2C+AL');
  await expect(chip).toHaveCount(0);
  await expect(page.locator('.chip:focus')).toHaveText(/^24 hours/);
});

test('a filter extends a city’s list to the places around, nearest first, without numbers on chips', async ({
  page,
}) => {
  await openApp(page, city);
  const bar = page.getByRole('toolbar', { name: 'Filters' });
  for (const text of await texts(bar.locator('button[name="has"]'))) expect(text).not.toMatch(/\d$/);
  await chip(page, '24 hours').click();
  await expect(page.locator('.card', { hasText: ', Irondale' }).first()).toBeVisible();
  const far = await texts(page.locator('.card .far'));
  const miles = far.map((text) => Number(/[\d.]+/.exec(text)?.[0]));
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
});

test('chips and the sheet of a list of names say how many they show before they are applied', async ({
  page,
}) => {
  await openApp(page, named);
  const bar = page.getByRole('toolbar', { name: 'Filters' });
  const offered = (await texts(bar.locator('button[name="has"]'))).map((text) => ({
    name: text.replace(/\d+$/, ''),
    count: Number(/\d+$/.exec(text)?.[0]),
  }));
  expect(offered.length).toBeGreaterThan(0);
  for (const { name, count } of offered) {
    await chip(page, name).click();
    await expect(results(page)).toHaveText(new RegExp(`^${count} pharmac(y|ies)$`));
    await setChip(page, name).click();
    await expect(page).toHaveURL(named);
  }

  const sheet = await openFilters(page);
  const show = sheet.getByRole('button', { name: /^Show \d+ pharmac/ });
  const before = await show.textContent();
  // Read in the same task as the choice: the button must never show the count of another choice.
  const said = await sheet
    .getByRole('radio', { name: '5 miles', exact: true })
    .evaluate(async (radio: HTMLInputElement) => {
      radio.click();
      await Promise.resolve();
      return radio.closest('form')?.querySelector('[type="submit"]')?.textContent;
    });
  expect(said).not.toBe(before);
  expect(said).toMatch(/^Show [1-9]/);
  await expect(show).toHaveText(String(said));
  await expect(page).toHaveURL(named);
  await show.click();
  await expect(page).toHaveURL(`${named}&within=5`);
  await expect(results(page)).toHaveText(`${said?.replace('Show ', '')}`);
  await expect(setChip(page, 'Within 5 miles')).toBeVisible();
});

test('the sheet closes on its backdrop and on Back, and applies nothing; the page behind stands still', async ({
  page,
}) => {
  await openApp(page, city);
  const sheet = await openFilters(page);
  await sheet.getByRole('checkbox', { name: /^Flu shots/ }).check();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.click(5, 5);
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(city);

  // Its choices are of another list.
  await chip(page, 'Delivers').click();
  await expect(setChip(page, 'Delivers')).toBeVisible();
  await openFilters(page);
  await page.evaluate(() => window.history.back());
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(city);
  await openFilters(page);
  await expect(sheet.getByRole('checkbox', { name: /^Delivers/ })).not.toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the chips stay under the header, and after a tap the list’s top is in view', async ({ page }) => {
    await openApp(page, city);
    await page.locator('.card').nth(8).scrollIntoViewIfNeeded();
    await expect(chip(page, 'Open now')).toBeInViewport();
    await chip(page, 'Delivers').click();
    await expect(page).toHaveURL(`${city}?has=delivery`);
    await expect(results(page)).toBeInViewport();
    await expect(setChip(page, 'Delivers')).toBeFocused();
  });

  test('one tap shows what is open now, with the filters set before', async ({ page }) => {
    await openApp(page, `${city}?has=delivery&page=2`);
    await chip(page, 'Open now').click();
    await expect(page).toHaveURL(`${city}?has=delivery&open=1`);
    await expect(setChip(page, 'Open now')).toBeVisible();
  });
});

test.describe('data of other cities that cannot be loaded', () => {
  test.use({
    allowedConsole: /Failed to load resource|could not be loaded/,
    allowedRequests: /manifests\/tiles/,
  });

  test('leave a list that says it is incomplete, until it is loaded', async ({ page }) => {
    await page.route('**/manifests/tiles.json', (route) => route.abort());
    await openApp(page, cityScreen.path);
    await chip(page, 'Delivers').click();
    const note = page.locator('.results-head');
    await expect(note).toContainText('This list is not complete', { timeout: 20_000 });
    await page.unroute('**/manifests/tiles.json');
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toContainText('in and around Birmingham');
    await expect(note).not.toContainText('not complete');
  });
});
