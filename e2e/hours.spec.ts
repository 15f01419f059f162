import type { Page } from '@playwright/test';
import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { cityScreen, pharmacyScreen } from './screens.ts';
import { allowVisits, takeSteps } from './steps.ts';

const evening = { opens: 18 * 60, closes: 26 * 60 };
const none: readonly never[] = [];

/** Gives the pharmacy of the tests other hours: Fridays and Saturdays from 6 pm to 2 am, and New Year's Eve of 2026. */
async function openAtNight(page: Page): Promise<void> {
  await page.route('**/data/cities/birmingham-al.*.json', async (route) => {
    const response = await route.fetch();
    const dataset = await response.json();
    const hours = {
      pharmacy: {
        weekly: { mon: none, tue: none, wed: none, thu: none, fri: [evening], sat: [evening], sun: none },
        exceptions: [{ date: '2026-12-31', ranges: [evening] }],
        ageless: true,
      },
    };
    const pharmacies = dataset.pharmacies.map((pharmacy: { readonly name: string }) =>
      pharmacy.name === pharmacyScreen.heading ? { ...pharmacy, hours } : pharmacy,
    );
    await route.fulfill({ response, json: { ...dataset, pharmacies } });
  });
  // The page was made from the true hours: the app must not take it over, but render it anew.
  await page.route(`**${cityScreen.path}{,?*,/*}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(' data-server-rendered="true"', '');
    await route.fulfill({ response, body });
  });
}

test('hours over midnight are told by the clock of the place', async ({ page }) => {
  // Central standard time is six hours behind UTC in winter: 2026-01-10 is a Saturday.
  const visits = [
    ['before midnight', '2026-01-10T05:30:00Z', 'Open until 2 am'],
    ['after midnight', '2026-01-10T06:30:00Z', 'Open until 2 am'],
    ['shortly before it closes', '2026-01-10T07:45:00Z', 'Closes in 15 minutes'],
    ['after it has closed', '2026-01-10T08:30:00Z', 'Opens 6 pm'],
    ['in the night to Monday, whose Sunday is closed', '2026-01-12T07:00:00Z', 'Opens Friday 6 pm'],
    ['after midnight of a holiday with hours of its own', '2027-01-01T06:30:00Z', 'Open until 2 am'],
  ] as const;
  allowVisits(visits.length);
  await openAtNight(page);
  await page.clock.install({ time: new Date(visits[0][1]) });
  await takeSteps(
    visits.map(([what, time, status]) => [
      `${what} it says “${status}”`,
      async () => {
        await page.clock.setSystemTime(new Date(time));
        await openApp(page, pharmacyScreen.path);
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
  await expect(page.locator('.now')).toHaveText('Opens 6 pm');
});

test.describe('for a visitor whose day is another', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('“open now” asks for the pharmacy’s own time', async ({ page }) => {
    await openAtNight(page);
    // Saturday afternoon in Tokyo, the night from Friday to Saturday in Birmingham.
    await page.clock.install({ time: new Date('2026-01-10T06:30:00Z') });
    await openApp(page, `${cityScreen.path}?open=1`);
    const card = page.locator('.card', { hasText: pharmacyScreen.heading });
    await expect(card.locator('.hrs > b')).toHaveText('Open until 2 am');
  });
});
