import type { Page } from '@playwright/test';
import { countDocuments, expectScreen, openApp, texts, unfoldFilters } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { cityScreen } from './screens.ts';
import { allowVisits, takeSteps } from './steps.ts';

const city = cityScreen.path;
const names = (page: Page): Promise<readonly string[]> => texts(page.locator('.card h3'));
const results = (page: Page) => page.getByRole('status').getByRole('heading', { level: 2 });
const field = (page: Page, name: string) => page.locator(`select[name="${name}"]`);
const apply = (page: Page) => page.getByRole('button', { name: 'Show pharmacies' }).click();

test('a filter goes into the address, and the back button takes it off', async ({ page }) => {
  await openApp(page, city);
  const documents = countDocuments(page);
  const whole = await names(page);

  await unfoldFilters(page);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('delivery');
  await apply(page);
  await expect(page).toHaveURL(`${city}?type=delivery`);
  await expectScreen(page, cityScreen, '?type=delivery');
  await expect(page.getByRole('link', { name: 'Remove filter: Delivery' })).toBeVisible();
  const narrowed = await names(page);
  for (const tags of await texts(page.locator('.card .tags'))) expect(tags).toContain('Delivery');

  await unfoldFilters(page);
  await page.getByRole('combobox', { name: 'Service' }).selectOption('flu-shots');
  await apply(page);
  await expect(page).toHaveURL(`${city}?type=delivery&service=flu-shots`);
  await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('link')).toHaveCount(3);

  await page.goBack();
  await expect(page).toHaveURL(`${city}?type=delivery`);
  await expect.poll(() => names(page)).toEqual(narrowed);
  await expect(field(page, 'service')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(city);
  await expect.poll(() => names(page)).toEqual(whole);
  await expect(field(page, 'type')).toHaveValue('');
  await page.goForward();
  await expect.poll(() => names(page)).toEqual(narrowed);
  expect(documents()).toBe(0);
});

test('filters can be taken off one by one or together', async ({ page }) => {
  await openApp(page, `${city}?type=delivery&service=flu-shots&sort=name`);
  await page.getByRole('link', { name: 'Remove filter: Delivery' }).click();
  await expect(page).toHaveURL(`${city}?service=flu-shots&sort=name`);
  await page.getByRole('link', { name: 'Remove filter: Flu shots' }).click();
  await expect(page).toHaveURL(`${city}?sort=name`);
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(`${city}?sort=name`);
});

test('the order and the page are in the address too', async ({ page }) => {
  await openApp(page, city);
  await unfoldFilters(page);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('name');
  await apply(page);
  await expect(page).toHaveURL(`${city}?sort=name`);
  await expect(page.getByText('By name, with')).toBeVisible();
  const firstPage = await names(page);
  expect(firstPage).toHaveLength(20);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${city}?sort=name&page=2`);
  await expectScreen(page, cityScreen, '?sort=name&page=2');
  await expect(results(page)).toHaveText(/^(\d+) pharmacies, showing 21 to \1$/);
  const all = [...firstPage, ...(await names(page))];
  expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(new Set(all).size).toBe(all.length);
});

test('a shared address shows another visitor the same list', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const noon = new Date('2031-03-05T18:00:00Z');
  const query = '?type=community&service=flu-shots&open=1&sort=name';
  await context.clock.setFixedTime(noon);
  await openApp(page, city);
  await unfoldFilters(page);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('community');
  await page.getByRole('combobox', { name: 'Service' }).selectOption('flu-shots');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('name');
  await page.getByRole('checkbox', { name: 'Open now' }).check();
  await apply(page);
  await expect(page).toHaveURL(city + query);
  await expect(page.getByText('By name, with')).toBeVisible();
  const mine = await names(page);

  const other = await context.newPage();
  await openApp(other, city + query);
  await expect.poll(() => names(other)).toEqual(mine);
  await unfoldFilters(other);
  await expect(other.getByRole('combobox', { name: 'Type' })).toHaveValue('community');
  await expect(other.getByRole('checkbox', { name: 'Open now' })).toBeChecked();
  await expectScreen(other, cityScreen, query);
});

test('“open now” leaves out what is closed, and keeps apart whose pharmacy’s hours are not known', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-05T04:30:00Z'));
  await openApp(page, `${city}?open=1`);
  await expect(results(page)).toHaveText(
    /^\d+ open now · \d+ more with unknown hours(?:, showing 1 to 20)?$/,
  );
  const groups = [
    ['Open now', /^(Open|Closes) /],
    ['Hours not known: call first', /^Hours not listed/],
  ] as const;
  for (const [name, status] of groups) {
    const group = page.getByRole('region', { name, exact: true });
    await expect(group).toBeVisible();
    for (const text of await texts(group.locator('.card .hrs > b'))) expect(text).toMatch(status);
  }
  const stores = await texts(page.getByRole('region', { name: /^Store open/ }).locator('.card .hrs > b'));
  expect(stores.filter((status) => status !== 'Store open · pharmacy hours not listed')).toEqual([]);
});

test('an address with what it cannot use still shows pharmacies', async ({ page }) => {
  allowVisits(3);
  await takeSteps(
    [
      ['unknown values', '?type=sorcery&page=-3&sort=price'],
      ['a page beyond the last', '?page=999'],
      ['malformed text', '?type=%E0%A4%A&q=%00&&=&page=1e9'],
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
  await page.getByRole('combobox', { name: 'Place, ZIP, name or service' }).fill('Birmingham, AL');
  await page.getByRole('button', { name: 'Find pharmacies' }).click();
  await expect(page).toHaveURL('/compounding-pharmacy-near-me?q=Birmingham%2C+AL');
  await expect(field(page, 'type')).toHaveValue('compounding');
  for (const tags of await texts(page.locator('.card .tags'))) expect(tags).toContain('Compounding');
});

test('every attribute shows as many pharmacies as it says', async ({ page }) => {
  const attributes = [
    'Open 24 hours',
    'Open late',
    'Open Sunday',
    'Drive-through',
    'Delivers',
    'Wheelchair access',
  ];
  allowVisits(attributes.length);
  await takeSteps(attributes.map((name) => [name, () => expectAsManyAsSaid(page, name)]));
});

async function expectAsManyAsSaid(page: Page, name: string): Promise<void> {
  await openApp(page, city);
  await unfoldFilters(page);
  const label = page.getByRole('group').getByText(new RegExp(`^${name} \\(\\d+\\)$`));
  const count = /\d+/.exec((await label.textContent())?.replace('24', '') ?? '')?.[0];
  expect(Number(count)).toBeGreaterThan(0);
  await label.click();
  await apply(page);
  await expect(page.getByRole('link', { name: `Remove filter: ${name}` })).toBeVisible();
  await expect(results(page)).toHaveText(new RegExp(`^${count} pharmac(y|ies)\\b`));
  // What is set counts for the others: a second filter never shows more.
  await unfoldFilters(page);
  for (const sunday of await page.getByText(/^Open Sunday \(\d+\)$/).allTextContents())
    expect(Number(/\d+/.exec(sunday)?.[0])).toBeLessThanOrEqual(Number(count));
}

test('within a number of miles, the list says how many there are', async ({ page }) => {
  await openApp(page, city);
  const count = async () => Number(/\d+/.exec((await results(page).textContent()) ?? '')?.[0]);
  const whole = await count();
  await unfoldFilters(page);
  await page.getByRole('combobox', { name: 'Distance' }).selectOption('Within 5 miles');
  await apply(page);
  await expect(page).toHaveURL(`${city}?within=5`);
  await expect(page.getByRole('link', { name: 'Remove filter: Within 5 miles' })).toBeVisible();
  expect(await count()).toBeGreaterThan(0);
  expect(await count()).toBeLessThan(whole);
  for (const at of await texts(page.locator('.card .at b')))
    expect(Number(/[\d.]+/.exec(at)?.[0])).toBeLessThanOrEqual(5);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the list comes first, and the filters unfold from a button and fold when they are applied', async ({
    page,
  }) => {
    await openApp(page, city);
    const unfold = page.getByRole('button', { name: 'Filter and sort' });
    await expect(page.locator('.card').first()).toBeInViewport();
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('combobox', { name: 'Type' })).toBeHidden();
    await unfold.click();
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('delivery');
    await apply(page);
    await expect(page).toHaveURL(`${city}?type=delivery`);
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('heading', { level: 2, name: /pharmac(y|ies)/ }).first()).toBeFocused();
  });

  test('one tap shows what is open now, with the filters set before', async ({ page }) => {
    await openApp(page, `${city}?type=delivery&page=2`);
    await page.getByRole('button', { name: 'Open now' }).click();
    await expect(page).toHaveURL(`${city}?type=delivery&open=1`);
    await expect(page.getByRole('button', { name: 'Open now' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Remove filter: Open now' })).toBeVisible();
  });
});

test('taking a filter off leaves the keyboard at the results', { tag: '@desktop' }, async ({ page }) => {
  await openApp(page, `${city}?type=delivery&service=flu-shots`);
  await page.getByRole('link', { name: 'Remove filter: Delivery' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${city}?service=flu-shots`);
  await expect(results(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Remove filter: Flu shots' })).toBeFocused();
});
