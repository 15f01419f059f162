import type { Page } from '@playwright/test';
import { openApp, setChip, tapLink, texts } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { allowVisits, takeSteps } from './steps.ts';

// The answers to a visitor's words (docs/decisions/0091-search-that-understands.md);
// src/domain/search/search-phrases.test.ts checks how phrases are read.

/** Asks in words: at first by an address that a visitor opens, then within the app. */
async function search(page: Page, words: string): Promise<void> {
  const path = `/directory?${new URLSearchParams({ q: words })}`;
  if (page.url() === 'about:blank') await openApp(page, path);
  else await tapLink(page, path);
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('words with wrong letters find the city and the name together', async ({ page }) => {
  await search(page, 'goodwel drug birmingam');
  await expect(heading(page)).toHaveText('Pharmacies found for Birmingham, AL');
  for (const name of await texts(page.locator('.card h3'))) expect(name).toContain('Goodwell Drug');
});

test('a neighborhood or landmark is where distances count from', async ({ page }) => {
  allowVisits(2);
  for (const [words, origin] of [
    ['brickell', 'from Brickell'],
    ['24 hour uab hospital', 'from UAB Hospital'],
  ] as const) {
    await search(page, words);
    await expect(page.getByRole('status').filter({ hasText: origin }).first()).toBeVisible();
  }
});

// search-notes.test.tsx checks the sentences.
test('a word that could not be used is named, whatever is found', async ({ page }) => {
  const phrases = [
    ['adderall in stock birmingham', 'We don’t know who has adderall in stock. Call and ask.'],
    ['best pharmacy', 'We could not use “best”.'],
  ] as const;
  allowVisits(phrases.length);
  await takeSteps(
    phrases.map(([words, notice]) => [
      `“${words}”`,
      async () => {
        await search(page, words);
        await expect(page.getByText(notice)).toBeVisible();
      },
    ]),
  );
});

test('other readings are shown: corrections, a place of the same name, the distance, the county', async ({
  page,
}) => {
  const phrases = [
    ['walgrens birmingam', 'Showing results for “walgreens birmingham”.'],
    ['columbus', 'Did you mean Columbus, OH? We list none there yet'],
    ['within 5 miles of mobile', 'Within 5 miles'],
    ['flu shot miami-dade county', 'Flu shots: choose a city in Miami-Dade County, FL'],
  ] as const;
  allowVisits(phrases.length);
  await takeSteps(
    phrases.map(([words, notice]) => [
      `“${words}”`,
      async () => {
        await search(page, words);
        await expect(page.getByText(notice).first()).toBeVisible();
      },
    ]),
  );
});

test('pharmacies of a name show street, city and phone number, and a search for the number finds them', async ({
  page,
}) => {
  allowVisits(2);
  await search(page, 'sample rx mart');
  await expect(heading(page)).toHaveText('Pharmacies named “sample rx mart”');
  const first = page.locator('main .rows > li').first();
  await expect(first.locator('a[href^="tel:"]')).toBeVisible();
  await expect(first).toContainText(/\d+ .+, New York, NY/);
  await expect(page.getByText('No place found')).toHaveCount(0);

  const call = page.locator('main .rows a[href^="tel:"]').first();
  const number = /\(\d{3}\) \d{3}-\d{4}/.exec((await call.textContent()) ?? '')?.[0] ?? '';
  expect(number).not.toBe('');
  const name = (await page.locator('main .rows > li a').first().textContent()) ?? '';
  await search(page, number);
  await expect(heading(page)).toHaveText(`Pharmacies with the number ${number}`);
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
});

test('a place without listings says so at once, with the nearest listed places and distances', async ({
  page,
}) => {
  const places = [
    ['austin tx', 'Austin, TX', /Mobile, AL about \d+\smi/],
    ['oregon', 'Oregon', /San Francisco, CA about \d+\smi/],
    ['24 hour pharmacy seatle', 'Seattle, WA', /about \d+\smi/],
  ] as const;
  allowVisits(places.length);
  await takeSteps(
    places.map(([words, place, nearest]) => [
      `“${words}”`,
      async () => {
        await search(page, words);
        await expect(heading(page)).toHaveText(`We list no pharmacies in ${place} yet`);
        await expect(page.locator('main .links').first()).toHaveText(nearest);
      },
    ]),
  );
});

test('“near me” leads to pharmacies near the visitor, and so does a name that none has there', async ({
  page,
}) => {
  allowVisits(3);
  await search(page, '24 hour pharmacy near me');
  await expect(page).toHaveURL('/directory?has=24-hour&from=me');

  await search(page, 'pharmacy within 5 miles');
  await expect(page).toHaveURL(/within=5&from=me/);
  await expect(page.getByText('We could not use')).toHaveCount(0);

  await search(page, 'xyzzyqq pharmacy near me open now');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('xyzzyqq');
  await page.getByRole('link', { name: /^Pharmacies of any name near you/ }).click();
  await expect(page).toHaveURL('/directory?open=1&from=me');
});

test('plans and languages become filters that can be taken off', async ({ page }) => {
  await search(page, 'spanish speaking pharmacy that takes medicaid miami');
  for (const name of ['Accepts Medicaid', 'Spanish spoken']) await expect(setChip(page, name)).toBeVisible();
});

test('a list by name says which filters were not applied, and which words none of its stores has', async ({
  page,
}) => {
  allowVisits(2);
  await search(page, '24 hour goodwell drug');
  await expect(heading(page)).toHaveText('Pharmacies named “goodwell drug”');
  await expect(page.getByText('This list is by name alone.')).toContainText('24-hour');

  await search(page, 'rx mart on 5th ave');
  await expect(page.getByText('We could not use')).toContainText('5th ave');
  await expect(heading(page)).toHaveText('Pharmacies named “rx mart”');
  await expect(page.getByText(/^\d+ pharmacies$/)).toBeVisible();
});

test('a place beside a city, a corrected state and a county of two states are told', async ({ page }) => {
  allowVisits(3);
  for (const [words, told] of [
    [
      'fort myers beach',
      'We do not list “fort myers beach” by itself. These pharmacies are in Fort Myers, FL.',
    ],
    ['alabma', 'Showing results for “alabama”.'],
    ['gulf coast', 'Did you mean'],
  ] as const) {
    await search(page, words);
    await expect(page.getByText(told).first()).toBeVisible();
  }
});

test('other places of the same name are offered, with the same filters, and a city by its beginning', async ({
  page,
}) => {
  allowVisits(4);
  await search(page, '24 hour florence');
  await expect(heading(page)).toContainText('Florence, AL');
  await page.getByRole('link', { name: 'Florence, SC', exact: true }).first().click();
  await expect(heading(page)).toContainText('Florence, SC');
  await expect(page).toHaveURL(/24-hour/);
  await search(page, 'springfield');
  await expect(page.locator('p', { hasText: 'Did you mean' })).toContainText('Springfield, MA');

  // The beginning of a city’s name is not read as a pharmacy’s name.
  await search(page, 'birmin');
  await expect(page.getByText('Did you mean')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Birmingham, AL' })).toBeVisible();
  await expect(heading(page)).toHaveText('We found nothing for “birmin”');
});

test('a chain without a place leads to its pharmacies near the visitor, with the other filters', async ({
  page,
}) => {
  allowVisits(4);
  await search(page, '24 hour rx mart');
  await page.getByRole('link', { name: 'Rx Mart near you: 24-hour' }).click();
  await expect(page).toHaveURL('/directory?has=24-hour&brand=Rx+Mart&from=me');
  await expect(heading(page)).toHaveText('Rx Mart near you: 24-hour');
  for (const [words, address] of [
    ['rx mart near me open now', '/directory?brand=Rx+Mart&open=1&from=me'],
    ['rx mart within 5 miles', '/directory?brand=Rx+Mart&within=5&from=me'],
  ] as const) {
    await search(page, words);
    await expect(page).toHaveURL(address);
    await expect(page.getByText('We could not use')).toHaveCount(0);
  }
});

test('the list near the visitor that words lead to says which of them it could not use', async ({ page }) => {
  allowVisits(4);
  for (const words of ['24 hour near me cheapest', 'oak drugs near me cheapest'])
    await test.step(words, async () => {
      await openApp(page, `/directory?${new URLSearchParams({ q: words })}`);
      await expect(page).toHaveURL(/from=me/);
      await expect(page.getByText('We don’t know prices')).toBeVisible();
    });
});

test('a chain in a place without listings leads to the chain’s page, and is not called of no use', async ({
  page,
}) => {
  await search(page, 'rx mart austin tx');
  await expect(heading(page)).toHaveText('We list no pharmacies in Austin, TX yet');
  await expect(page.getByRole('main').getByRole('link', { name: /^Rx Mart/ })).toBeVisible();
  await expect(page.getByText('We could not use')).toHaveCount(0);
});
