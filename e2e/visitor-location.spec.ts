import type { Page } from '@playwright/test';
import { appRuns, openApp, texts } from './app-page.ts';
import { gate } from './gate.ts';
import { shifts, watchShifts } from './layout-shifts.ts';
import { expect, expectToGoOn, lookup, montgomery, status, test } from './location-lab.ts';
import { locAnswer } from './location-service.ts';
import { keepRequests } from './requests.ts';
import { screenSizes } from './screen-sizes.ts';

// One service for all tests of this file, so they run one after another.
test.describe.configure({ mode: 'default' });

const nearYou = (page: Page) => page.locator('.near-you');

test.describe('when the service knows the place', () => {
  for (const { name, use } of screenSizes) {
    test.describe(`on a ${name}`, () => {
      test.use(use);

      test('the nearest city and its nearest pharmacies show, called a guess', async ({ service, page }) => {
        service.reset(locAnswer(montgomery));
        await openApp(page, '/');
        await expect(status(page)).toHaveText('A guess from your network');
        await expect(nearYou(page).getByRole('heading', { name: 'Near Montgomery, AL' })).toBeVisible();
        await expect(nearYou(page).locator('a[href^="tel:"]').first()).toBeVisible();
        for (const list of await nearYou(page).locator('.cards').filter({ visible: true }).all()) {
          const miles = (await texts(list.locator('> li .far'))).map((text) =>
            Number(/([\d.]+)\smi\b/.exec(text)?.[1]),
          );
          expect(miles.filter(Number.isNaN)).toEqual([]);
          expect(miles).toEqual(miles.toSorted((a, b) => a - b));
        }
        await nearYou(page).getByRole('link', { name: 'All pharmacies near you' }).click();
        await expect(page.locator('h1')).toHaveText('Pharmacies near you');
        await expect(
          page.getByRole('status').filter({ hasText: 'from your approximate location' }),
        ).toBeVisible();
      });

      test('nothing on the page moves when the answer arrives', async ({ service, page }) => {
        const answering = gate();
        service.reset(async (request, response) => {
          await answering.opened;
          locAnswer(montgomery)(request, response);
        });
        await watchShifts(page);
        await openApp(page, '/');
        await expect.poll(() => service.requests).toEqual([lookup]);
        expect(await shifts(page)).toEqual([]);
        answering.open();
        await expect(nearYou(page).locator('.card').first()).toBeVisible();
        expect(await shifts(page)).toEqual([]);
      });
    });
  }

  test('the service is asked once at each start of the app, with the token, and its answer can be cleared', async ({
    service,
    page,
  }) => {
    const near = nearYou(page).getByRole('heading', { name: 'Near Montgomery, AL' });
    service.reset(locAnswer(montgomery));
    await openApp(page, '/');
    await expect(near).toBeVisible();
    await test.step('it is asked once, however many screens follow', async () => {
      await page.getByRole('link', { name: 'Alabama' }).first().click();
      await page.getByRole('main').getByRole('link', { name: 'Birmingham', exact: true }).click();
      await expect(page.locator('h1')).toHaveText('Pharmacies in Birmingham, AL');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Cities', exact: true }).click();
      await page.getByRole('link', { name: 'Pharmacies near you' }).click();
      await expect(page.locator('.card').first()).toBeVisible();
      await page.goBack();
      expect(service.requests).toEqual([lookup]);
    });
    await test.step('it is asked again at a new start of the app', async () => {
      await openApp(page, '/');
      await expect.poll(() => service.requests).toEqual([lookup, lookup]);
      await page.reload();
      await appRuns(page);
      await expect(near).toBeVisible();
      expect(service.requests).toEqual([lookup, lookup, lookup]);
    });
    await test.step('the visitor can clear its answer', async () => {
      await page.getByRole('button', { name: 'Clear my location' }).click();
      await expect(status(page)).toContainText('Your location stays on this device.');
      expect(service.requests).toHaveLength(3);
    });
  });

  test('a screen without a use for the location still asks at its start', async ({ service, page }) => {
    service.reset(locAnswer(montgomery));
    await openApp(page, '/about');
    await expect.poll(() => service.requests).toEqual([lookup]);
  });

  test('a place far from every listed city is reported as far away', async ({ service, page }) => {
    service.reset(locAnswer('64.1466,-21.9426'));
    await openApp(page, '/');
    await expect(nearYou(page).getByText('We list nothing within 60 miles of you.')).toBeVisible();
  });
});

test.describe('the service is not asked', () => {
  test('by a visitor who sends the Global Privacy Control signal', async ({ service, page }) => {
    service.reset(locAnswer(montgomery));
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
    await page.clock.install();
    const requests = keepRequests(page);
    await openApp(page, '/');
    await requests.settle();
    await expectToGoOn(page);
    expect(service.requests).toEqual([]);
  });
});
