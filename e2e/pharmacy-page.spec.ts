import { openApp, stayUntil } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { keepRequests } from './requests.ts';
import { cityScreen, pharmacyScreen } from './screens.ts';
import { takeSteps } from './steps.ts';

// A Wednesday in January, 10 am in Birmingham. This store is open 8 am–9 pm; its pharmacy is open 9 am–8 pm,
// except 1–2 pm.
const wednesday = new Date('2026-01-07T16:00:00Z');

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

test('its status follows lunch, closing and holidays while the page is open', async ({ page }) => {
  const status = page.locator('.now');
  await page.clock.install({ time: new Date('2026-01-07T19:30:00Z') });
  await openApp(page, pharmacyScreen.path);
  await test.step('the counter’s lunch is no opening hour, though the store is open', async () => {
    await expect(status).toHaveText('Store open · pharmacy opens 2 pm');
  });
  await test.step('the minutes until it closes are counted', async () => {
    await stayUntil(page, '2026-01-08T01:58:30Z');
    await expect(status).toHaveText('Closes in 2 minutes');
    await page.clock.runFor(60_000);
    await expect(status).toHaveText('Closes in 1 minute');
    await page.clock.runFor(60_000);
    await expect(status).toHaveText('Store open · pharmacy tomorrow 9 am');
  });
  await test.step('on a holiday it is closed', async () => {
    await stayUntil(page, '2026-12-25T18:00:00Z');
    await expect(status).toHaveText(/^Closed · opens /);
  });
});

test.describe('on the days the clocks change', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  // In 2026 clocks go forward on March 8 and back on November 1, both Sundays; the counter opens at 11 am
  // (16:00 and 17:00 UTC).
  const days = [
    ['forward, an hour is lost', '2026-03-08T15:58:30Z'],
    ['back, an hour is won', '2026-11-01T16:58:30Z'],
  ] as const;

  test('it opens by its own clock', async ({ page }) => {
    await page.clock.install({ time: new Date(days[0][1]) });
    await openApp(page, pharmacyScreen.path);
    await takeSteps(
      days.map(([what, before]) => [
        what,
        async () => {
          await stayUntil(page, before);
          await expect(page.locator('.now')).toHaveText('Store open · pharmacy opens 11 am');
          await page.clock.runFor(120_000);
          await expect(page.locator('.now')).toHaveText(/^Open until /);
        },
      ]),
    );
  });
});

test('its address is shared by the device’s own sheet, else copied; the visitor is told of a copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared, outcome: 'taken' });
    Object.assign(Navigator.prototype, {
      share: async (what: unknown) => {
        shared.push(what);
        const outcome: unknown = Reflect.get(window, 'outcome');
        if (outcome !== 'taken') throw new DOMException('No', String(outcome));
      },
    });
  });
  await page.clock.install();
  const requests = keepRequests(page);
  await openApp(page, pharmacyScreen.path);
  const url = page.url();
  const text = expect.stringMatching(/, Birmingham, AL \d{5}$/);
  const told = page.getByText('Link copied').first();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const share = async (): Promise<unknown> => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: 'Share' }).click();
    return page.evaluate(() => {
      const shared: unknown = Reflect.get(window, 'shared');
      return Array.isArray(shared) ? shared.splice(0) : undefined;
    });
  };
  const outcome = (name: string) =>
    page.evaluate((said) => void Object.assign(window, { outcome: said }), name);

  for (const [how, name] of [
    ['the sheet takes it', 'taken'],
    ['it stays unshared when the visitor closes the sheet', 'AbortError'],
  ] as const)
    await test.step(how, async () => {
      await outcome(name);
      expect(await share()).toEqual([{ title: pharmacyScreen.heading, text, url }]);
      await requests.settle();
      await expect(told).toHaveCount(0);
      expect(requests.all.filter((address) => address.includes('toasts'))).toEqual([]);
      expect(await copied()).toBe('');
    });
  await test.step('it is copied where the sheet fails', async () => {
    await outcome('NotAllowedError');
    expect(await share()).toEqual([{ title: pharmacyScreen.heading, text, url }]);
    await expect(told).toBeVisible();
    expect(await copied()).toBe(url);
    await page.clock.runFor(10_000);
    await expect(told).toHaveCount(0);
  });
  await test.step('it is copied where the device has no sheet', async () => {
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    expect(await share()).toEqual([]);
    await expect(told).toBeVisible();
    expect(await copied()).toBe(url);
  });
  await test.step('the street can be copied alone', async () => {
    await page.getByRole('button', { name: 'Copy address' }).click();
    await expect(page.getByText('Address copied').first()).toBeVisible();
    expect(await copied()).toMatch(/, Birmingham, AL \d{5}$/);
  });
});

test('it can be called, reached, reported and printed, without what only a screen can do', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await openApp(page, pharmacyScreen.path);
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

test('Apple Maps is offered only by a browser of Apple', async ({ page }) => {
  await openApp(page, pharmacyScreen.path);
  await expect(page.getByRole('link', { name: 'OpenStreetMap', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apple Maps', exact: true })).toHaveCount(0);
  // The style sheet hides it: Chromium lacks the system font that the rule asks for.
  await expect(page.locator('a[href^="https://maps.apple.com/"]')).toHaveCount(1);
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

test('a tap on a card’s name or anywhere on it opens the pharmacy’s page; its buttons do what they say', async ({
  page,
}) => {
  await openApp(page, cityScreen.path);
  const link = page.locator('.card h3 a').first();
  const name = await link.textContent();
  await link.click();
  await expect(page.locator('h1')).toHaveText(name ?? '');
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();

  const card = page.locator('.card').first();
  const href = (await card.locator('h3 a').getAttribute('href')) ?? '';
  await expect(card.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', /^https:/);
  // The street, which is not a link itself.
  await card.locator('.hrs span').click({ force: true });
  await expect(page).toHaveURL(href);
});
