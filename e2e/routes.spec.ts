import { site } from '../src/config/site.ts';
import { appRuns, openApp, setChip } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { allowVisits, takeSteps } from './steps.ts';

const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

test('/ads.txt is an empty text file', async ({ request }) => {
  const response = await request.get('/ads.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('');
});

test.describe('a path without a page', () => {
  // The browser logs a document with status 404.
  test.use({ allowedConsole: /^error: Failed to load resource: the server responded with a status of 404/ });

  test('has status 404 and is kept out of search engines', async ({ request }) => {
    const response = await request.get('/no-such-page');
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(first(html, /<h1[^>]*>([^<]*)<\/h1>/)).toBe('Search the directory');
    expect(html).toContain('<meta data-rh="true" name="robots" content="noindex,follow"/>');
  });

  test('shows the place that its words name exactly, else that there is no such page', async ({ page }) => {
    const paths = [
      ['/no-such-page', 'This page does not exist', 'The directory, by state and city'],
      ['/foo/bar', 'This page does not exist', 'The directory, by state and city'],
      ['/deep/er/mobile', 'Pharmacies found for Mobile, AL', 'The full Mobile directory'],
      ['/pharmacies/atlantis', 'This page does not exist', 'The directory, by state and city'],
      ['/compounding-pharmacy-atlantis', 'This page does not exist', 'The directory, by state and city'],
      ['/pharmacies', 'Search the directory', 'The directory, by state and city'],
      ['/pharmacies/texas', 'We list no pharmacies in Texas yet', 'The nearest cities with listings'],
      ['/pharmacies/delaware', 'We list no pharmacies in Delaware yet', 'The nearest cities with listings'],
      [
        '/pharmacies/austin-tx',
        'We list no pharmacies in Austin, TX yet',
        'The nearest cities with listings',
      ],
      ['/pharmacy-austin-tx', 'We list no pharmacies in Austin, TX yet', 'The nearest cities with listings'],
    ] as const;
    allowVisits(paths.length);
    await takeSteps(
      paths.map(([path, heading, result]) => [
        `at ${path}`,
        async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await appRuns(page);
          await expect(page.locator('h1')).toHaveText([heading]);
          // A title about a search would promise results.
          if (heading === 'This page does not exist')
            await expect(page).toHaveTitle(`${heading} | ${site.name}`);
          await expect(page.getByText(result).first()).toBeVisible();
          const canonicals = page.locator('link[rel="canonical"]');
          await expect(canonicals).toHaveCount(1);
          await expect(canonicals).toHaveAttribute('href', new URL(path, page.url()).href);
          await expect(page.locator('head > title')).toHaveCount(1);
        },
      ]),
    );
  });
});

test.describe('an address with capital letters', () => {
  test.use({ allowedConsole: /^error: Failed to load resource: the server responded with a status of 404/ });

  test('shows what the address without them shows', async ({ page }) => {
    const paths = [
      ['/DIRECTORY', 'Pharmacy directory'],
      ['/24-Hour', '24-hour pharmacies'],
      ['/Pharmacies/Mobile-AL', 'Pharmacies in Mobile, AL'],
      ['/Pharmacy-Mobile-AL', 'Pharmacies found for Mobile, AL'],
      ['/24-Hour-Pharmacy-Mobile-AL', '24-hour pharmacy in Mobile, AL'],
      ['/City-Drugs-Boise-ID', 'City Drugs in Boise, ID'],
      ['/Brands/City-Drugs', 'City Drugs by city'],
    ] as const;
    allowVisits(paths.length);
    await takeSteps(
      paths.map(([path, heading]) => [
        `at ${path}`,
        async () => {
          await openApp(page, path);
          await expect(page.locator('h1')).toHaveText([heading]);
        },
      ]),
    );
  });
});

test.describe('the search derived from /pharmacy-{location}', () => {
  test.use({ allowedConsole: /^error: Failed to load resource: the server responded with a status of 404/ });

  test('drops the leading words and keeps the filter they name', async ({ page }) => {
    await openApp(page, '/pharmacy-downtown-compounding-mobile-al');
    await expect(page.locator('h1')).toHaveText(['Pharmacies found for Mobile, AL']);
    await expect(setChip(page, 'Compounding')).toBeVisible();
  });
});
