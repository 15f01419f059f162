import type { Page } from '@playwright/test';
import { openApp, stayUntil } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { cityScreen, pharmacyScreen } from './screens.ts';
import { takeSteps } from './steps.ts';

const evening = { opens: 18 * 60, closes: 26 * 60 };
const none: readonly never[] = [];

/**
 * Changes the hours of the test pharmacy: Fridays and Saturdays from 6 pm to 2 am, and New Year's Eve 2026.
 */
async function openAtNight(page: Page): Promise<void> {
  await page.route('**/data/tiles/*.json', async (route) => {
    const response = await route.fetch();
    const dataset = await response.json();
    const hours = {
      pharmacy: {
        weekly: { mon: none, tue: none, wed: none, thu: none, fri: [evening], sat: [evening], sun: none },
        exceptions: [{ date: '2026-12-31', ranges: [evening] }],
        neverOutdated: true,
      },
    };
    const pharmacies = dataset.pharmacies.map((pharmacy: { readonly name: string }) =>
      pharmacy.name === pharmacyScreen.heading ? { ...pharmacy, hours } : pharmacy,
    );
    await route.fulfill({ response, json: { ...dataset, pharmacies } });
  });
  // The page was made from the real hours, so the app must render it anew instead of hydrating it.
  await page.route(`**${cityScreen.path}{,?*,/*}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(' data-server-rendered="true"', '');
    await route.fulfill({ response, body });
  });
}

test('hours past midnight follow the clock of the place', async ({ page }) => {
  // Central standard time is six hours behind UTC in winter: 2026-01-10 is a Saturday.
  const times = [
    ['before midnight', '2026-01-10T05:30:00Z', 'Open until 2 am'],
    ['after midnight', '2026-01-10T06:30:00Z', 'Open until 2 am'],
    ['shortly before it closes', '2026-01-10T07:45:00Z', 'Closes in 15 minutes'],
    ['after it has closed', '2026-01-10T08:30:00Z', 'Closed · opens 6 pm'],
    ['in the night to Monday, whose Sunday is closed', '2026-01-12T07:00:00Z', 'Closed · opens Friday 6 pm'],
    ['after midnight of a holiday with hours of its own', '2027-01-01T06:30:00Z', 'Open until 2 am'],
  ] as const;
  await openAtNight(page);
  await page.clock.install({ time: new Date(times[0][1]) });
  await openApp(page, pharmacyScreen.path);
  await takeSteps(
    times.map(([what, time, status]) => [
      `${what} it says “${status}”`,
      async () => {
        await stayUntil(page, time);
        await expect(page.locator('.now')).toHaveText(status);
      },
    ]),
  );
});

test('a page left open over midnight and closing keeps up', async ({ page }) => {
  await openAtNight(page);
  await page.clock.install({ time: new Date('2026-01-10T05:59:30Z') });
  await openApp(page, pharmacyScreen.path);
  await expect(page.locator('.now')).toHaveText('Open until 2 am');
  await page.clock.fastForward('01:45:00');
  await expect(page.locator('.now')).toHaveText(/^Closes in 1[456] minutes$/);
  await page.clock.fastForward('00:16:00');
  await expect(page.locator('.now')).toHaveText('Closed · opens 6 pm');
});

test.describe('for a visitor on another calendar day', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('“open now” asks for the pharmacy’s own time', async ({ page }) => {
    await openAtNight(page);
    // Saturday afternoon in Tokyo is the night from Friday to Saturday in Birmingham.
    await page.clock.install({ time: new Date('2026-01-10T06:30:00Z') });
    await openApp(page, `${cityScreen.path}?open=1`);
    const card = page.locator('.card', { hasText: pharmacyScreen.heading });
    await expect(card.locator('.hrs > b')).toHaveText('Open until 2 am');
  });
});

test.describe('before and after the app runs', () => {
  test.use({ allowedConsole: /net::ERR_FAILED/, allowedRequests: /\/assets\// });

  test('a card keeps the height it was sent with, whatever the hour is', async ({ page }) => {
    const hours = [
      ['on a Saturday evening, before they open on Monday', '2026-11-22T02:30:00Z'],
      ['late in the evening, before the counters open tomorrow', '2026-11-23T01:30:00Z'],
      ['at lunch', '2026-11-23T19:30:00Z'],
      ['within an hour of closing', '2026-11-24T00:15:00Z'],
      ['before midnight of a holiday', '2026-11-26T05:30:00Z'],
      ['on Thanksgiving', '2026-11-26T18:00:00Z'],
      ['on the holiday with the longest name', '2027-01-18T18:00:00Z'],
    ] as const;
    const statuses = () => page.locator('.card .hrs > b').allTextContents();
    const heights = (shown: Page) =>
      shown.locator('.card').evaluateAll((cards) =>
        cards.map((card) => {
          if (card instanceof HTMLElement) card.style.contentVisibility = 'visible';
          return Math.round(card.getBoundingClientRect().height);
        }),
      );
    await page.clock.install({ time: new Date(hours[0][1]) });
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // Scripts are enabled, but none has loaded, so the page shows the parts that a script will change.
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(cityScreen.path);
      const sent = await heights(page);
      let before = await statuses();
      await page.unroute('**/assets/*.js');
      await page.clock.setSystemTime(new Date(hours[0][1]));
      await openApp(page, cityScreen.path);
      await takeSteps(
        hours.map(([when, time]) => [
          `${when}, on a screen of ${width} pixels`,
          async () => {
            await stayUntil(page, time);
            await expect.poll(statuses).not.toEqual(before);
            before = await statuses();
            expect(await heights(page)).toEqual(sent);
          },
        ]),
      );
    }
  });
});
