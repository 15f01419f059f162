import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { keepRequests } from './requests.ts';
import { cityScreen, pharmacyScreen } from './screens.ts';

// A Wednesday in January, 10 am in Birmingham. This store is open 8 am–9 pm; its pharmacy is open 9 am–8 pm,
// except 1–2 pm.
const wednesday = new Date('2026-01-07T16:00:00Z');

test('a card’s name leads to the pharmacy’s own page', async ({ page }) => {
  await openApp(page, cityScreen.path);
  const link = page.locator('.card h3 a').first();
  const name = await link.textContent();
  await link.click();
  await expect(page.locator('h1')).toHaveText(name ?? '');
  await expect(page.locator('h1')).toBeFocused();
});

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test('the status and today’s row are the pharmacy’s own', async ({ page }) => {
    await page.clock.install({ time: wednesday });
    await openApp(page, pharmacyScreen.path);
    await expect(page.locator('.now')).toHaveText('Open until 1 pm');
    await expect(page.getByRole('heading', { name: 'Today, Wednesday' })).toBeVisible();
    await page.getByText('The whole week').click();
    await expect(page.locator('tr[aria-current="date"]')).toHaveText(/^Wednesday/);
  });
});

test('the counter’s lunch is no opening hour, though the store is open', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-07T19:30:00Z') });
  await openApp(page, pharmacyScreen.path);
  await expect(page.locator('.now')).toHaveText('Store open · pharmacy opens 2 pm');
});

test('the status changes while the page is open, and respects holidays', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-08T01:58:30Z') });
  await openApp(page, pharmacyScreen.path);
  await expect(page.locator('.now')).toHaveText('Closes in 2 minutes');
  await page.clock.runFor(60_000);
  await expect(page.locator('.now')).toHaveText('Closes in 1 minute');
  await page.clock.runFor(60_000);
  await expect(page.locator('.now')).toHaveText('Store open · pharmacy tomorrow 9 am');
});

test.describe('on the days the clocks change', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  for (const [what, before] of [
    // In 2026 clocks go forward on March 8 and back on November 1, both Sundays; the counter opens at 11 am
    // (16:00 and 17:00 UTC).
    ['forward, an hour is lost', '2026-03-08T15:58:30Z'],
    ['back, an hour is won', '2026-11-01T16:58:30Z'],
  ] as const) {
    test(`${what}: it opens by its own clock`, async ({ page }) => {
      await page.clock.install({ time: new Date(before) });
      await openApp(page, pharmacyScreen.path);
      await expect(page.locator('.now')).toHaveText('Store open · pharmacy opens 11 am');
      await page.clock.runFor(120_000);
      await expect(page.locator('.now')).toHaveText(/^Open until /);
    });
  }
});

test('on a holiday it is closed', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-12-25T18:00:00Z') });
  await openApp(page, pharmacyScreen.path);
  await expect(page.locator('.now')).toHaveText(/^Closed · opens /);
});

test('the address can be copied, and the visitor is told so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApp(page, pharmacyScreen.path);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/, Birmingham, AL \d{5}$/);
});

for (const [how, share, copied] of [
  ['is passed to the device’s own sheet', 'taken', false],
  ['is copied where the sheet fails', 'NotAllowedError', true],
  ['stays unshared when the visitor closes the sheet', 'AbortError', false],
  ['is copied where the device has no sheet', undefined, true],
] as const) {
  test(`its address ${how}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript((outcome) => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Reflect.deleteProperty(Navigator.prototype, 'share');
      if (outcome === undefined) return;
      Object.assign(Navigator.prototype, {
        share: async (what: unknown) => {
          shared.push(what);
          if (outcome !== 'taken') throw new DOMException('No', outcome);
        },
      });
    }, share);
    await page.clock.install();
    const requests = keepRequests(page);
    await openApp(page, pharmacyScreen.path);
    const url = page.url();
    await page.getByRole('button', { name: 'Share' }).click();
    const toast = page.getByText('Link copied').first();
    if (copied) {
      await expect(toast).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    } else {
      await requests.settle();
      await expect(toast).toHaveCount(0);
      expect(requests.all.filter((address) => address.includes('toasts'))).toEqual([]);
    }
    const shared = await page.evaluate(() => Reflect.get(window, 'shared'));
    const text = expect.stringMatching(/, Birmingham, AL \d{5}$/);
    expect(shared).toEqual(share === undefined ? [] : [{ title: pharmacyScreen.heading, text, url }]);
  });
}

test('it prints its facts, without what only a screen can do', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await openApp(page, pharmacyScreen.path);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);
  const printedIn = async (colorScheme: 'light' | 'dark'): Promise<string> => {
    await page.emulateMedia({ media: 'print', colorScheme });
    return page.locator('.street').evaluate((street) => getComputedStyle(street).color);
  };
  // The printed page is white in both schemes.
  expect(await printedIn('light')).toBe(await printedIn('dark'));
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.reach-bar').getByRole('link', { name: /^Call / })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Opening hours of/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: '9 am–1 pm, 2 pm–8 pm' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where this comes from' })).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Directions to / })).toBeHidden();
  await expect(page.getByRole('banner').locator('form, nav').filter({ visible: true })).toHaveCount(0);
});

test('it can be called, reached and reported', async ({ page }) => {
  await page.goto(pharmacyScreen.path);
  const reach = page.locator('.reach-bar');
  await expect(reach.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  for (const [name, host] of [
    [/^Directions to /, 'www.google.com'],
    ['OpenStreetMap', 'www.openstreetmap.org'],
  ] as const) {
    const href = await page.getByRole('link', { name, exact: true }).first().getAttribute('href');
    expect(new URL(href ?? '').hostname).toBe(host);
  }
  const report = await page.getByRole('link', { name: 'Report a problem' }).getAttribute('href');
  expect(decodeURIComponent(report ?? '')).toContain(pharmacyScreen.path);
});

test('Apple Maps is offered only by a browser of Apple', async ({ page }) => {
  await openApp(page, pharmacyScreen.path);
  await expect(page.getByRole('link', { name: 'OpenStreetMap', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apple Maps', exact: true })).toHaveCount(0);
});

test('the pharmacies nearby that are open now come first', async ({ page }) => {
  await page.clock.install({ time: wednesday });
  await openApp(page, pharmacyScreen.path);
  const states = page.locator('.rows .hrs b');
  // “Closed · opens 8 am” is closed.
  await expect(states.first()).toHaveText(/^(Open|Closes) /);
  const groups = [/^(Open|Closes) /, /^Store open · pharmacy hours/, /^Hours not listed|hours may differ$/];
  const order = (await states.allTextContents()).map((state) => {
    const group = groups.findIndex((words) => words.test(state));
    return group < 0 ? groups.length : group;
  });
  expect(order).toEqual(order.toSorted());
  await expect(page.getByRole('group', { name: /^Map:/ }).locator('.pin.own')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, allowedRequests: /\/assets\// });

  test('hours, phone and directions are there, but no map and no button that needs a script', async ({
    page,
  }) => {
    await page.goto(pharmacyScreen.path);
    await expect(page.getByRole('table', { name: /^Opening hours of/ })).toBeVisible();
    await expect(page.locator('.map')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('a pharmacy that is not listed leads to its city', async ({ page }) => {
  await openApp(page, cityScreen.path);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/pharmacies/birmingham-al/gone-for-good';
    link.textContent = 'Gone';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Gone' }).click();
  await expect(page.locator('h1')).toHaveText('Pharmacies found for Birmingham, AL');
});

test('a button with an icon says what it does after 700 ms, the next one at once', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'Touch screens show no hints.');
  await page.clock.install();
  await openApp(page, pharmacyScreen.path);
  const hint = page.getByRole('tooltip');
  // The buttons are replaced once the code of hints is loaded.
  await expect(page.locator('.to-share')).toHaveAttribute('data-state', 'closed');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.locator('.to-share').hover();
  await page.clock.runFor(690);
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(hint).toHaveText('Send a link to this page');
  // It stays open while the pointer moves to it, and closes elsewhere.
  await page.mouse.move(5, 500, { steps: 4 });
  await page.clock.runFor(50);
  await expect(hint).toHaveCount(0);
  await page.locator('.to-print').hover();
  await page.clock.runFor(20);
  await expect(hint).toHaveText('Print the hours, address and phone');
});

test('a tap anywhere on a card opens the pharmacy’s page, and its buttons do what they say', async ({
  page,
}) => {
  await openApp(page, cityScreen.path);
  const card = page.locator('.card').first();
  const href = (await card.locator('h3 a').getAttribute('href')) ?? '';
  await expect(card.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', /^https:/);
  // The street, which is not a link itself.
  await card.locator('.hrs span').click({ force: true });
  await expect(page).toHaveURL(href);
});
