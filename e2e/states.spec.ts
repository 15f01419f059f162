import type { Page } from '@playwright/test';
import { follow, openApp, openFilters, texts } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { serveMap } from './map-service.ts';
import { expectAccessible, expectNoSidewaysScroll, expectValid, zoomIn } from './page-checks.ts';
import { cityScreen, pharmacyScreen } from './screens.ts';
import { allowVisits, takeSteps } from './steps.ts';

// The checks of every screen (screens.spec.ts) in the states that visitors cause.

// Without a graphics card the browser warns of slow map drawing.
test.use({ allowedConsole: /GL Driver Message/ });

/** Pins are at their places and may overlap; the list does the same (WCAG 2.5.8: equivalent, essential). */
const overlapping = ['target-size'];

/** Runs the checks of every state of a screen; `axeWithout` are rules of axe that it may break. */
async function expectWellMade(page: Page, axeWithout: readonly string[] = []): Promise<void> {
  await takeSteps([
    ['it has no accessibility violation, light or dark', () => expectAccessible(page, axeWithout)],
    ['it is valid HTML', () => expectValid(page)],
    [
      'it does not scroll sideways at 400 % zoom',
      async () => {
        await zoomIn(page);
        await expectNoSidewaysScroll(page);
      },
    ],
  ]);
}

const filtered = [
  ['no result', '?has=mail-order,24-hour,delivery&within=1'],
  ['few results', '?has=24-hour,flu-shots'],
  ['the second page of many', '?page=2'],
  ['every kind of filter', '?has=community,flu-shots,open-sunday&open=1&within=25&from=me'],
] as const;
test('results with filters set, and the filters open, are well made', async ({ page }) => {
  allowVisits(filtered.length);
  const usual = page.viewportSize();
  await takeSteps(
    filtered.flatMap(([state, query]) => [
      [
        `with ${state} it has no accessibility violation, light or dark`,
        async () => {
          if (usual !== null) await page.setViewportSize(usual);
          await openApp(page, cityScreen.path + query);
          await expect(
            page.getByRole('button', { pressed: true }).or(page.getByText('showing')).first(),
          ).toBeVisible();
          await openFilters(page);
          await expectAccessible(page);
        },
      ],
      [
        `with ${state} it is valid HTML with everything unfolded`,
        async () => {
          await page.locator('main details').evaluateAll((all) => {
            for (const folded of all) folded.setAttribute('open', '');
          });
          await expectValid(page);
        },
      ],
      [
        `with ${state} it does not scroll sideways at 400 % zoom`,
        async () => {
          await zoomIn(page);
          await expectNoSidewaysScroll(page);
        },
      ],
    ]),
  );
});

test('the open suggestions are well made, and can be reached at 400 % zoom', async ({ page }) => {
  await openApp(page, '/');
  await page.locator('#search').click();
  await page.locator('#search').pressSequentially('24 hour birm');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectWellMade(page);
  await page.getByRole('option').first().scrollIntoViewIfNeeded();
  await expectNoSidewaysScroll(page);
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL('/pharmacies/birmingham-al?has=24-hour');
});

test('the open menu is well made', async ({ page }) => {
  await openApp(page, cityScreen.path);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectWellMade(page);
});

test('saved pharmacies are found from the menu, with and without any, and are well made', async ({
  page,
}) => {
  allowVisits(3);
  await openApp(page, cityScreen.path);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Saved', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved pharmacies' })).toBeVisible();
  await expect(page.getByText(/^Nothing saved yet\./)).toBeVisible();
  await expectWellMade(page);
  await openApp(page, pharmacyScreen.path);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page.getByRole('link', { name: pharmacyScreen.heading }).first()).toBeVisible();
  await expectWellMade(page);
});

test('the map of a phone is well made', async ({ page }) => {
  await openApp(page, cityScreen.path);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.locator('.map .pin').first()).toBeVisible();
  await expectWellMade(page, overlapping);
});

test('the open street map is well made', async ({ page }) => {
  await serveMap(page);
  await openApp(page, cityScreen.path);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.getByText('Street map', { exact: true }).click();
  await expect(page.getByText('The street map is open.')).toBeAttached();
  await expectWellMade(page, overlapping);
});

test('a search that finds a place, one that means another and one that finds none are well made', async ({
  page,
}) => {
  allowVisits(6);
  await openApp(page, '/directory');
  for (const [query, heading] of [
    ['birmingham al', 'Pharmacies found for Birmingham, AL'],
    ['birmin', 'We found nothing for “birmin”'],
    ['24 hour xyzzyqq', 'Search for “24 hour xyzzyqq”'],
    ['xyzzyqq', 'We found nothing for “xyzzyqq”'],
    ['oregon', 'We list no pharmacies in Oregon yet'],
    ['thornbury', 'Pharmacies named “thornbury”'],
  ] as const) {
    await test.step(query, async () => {
      await follow(page, `/directory?${new URLSearchParams({ q: query })}`);
      await expect(page.getByText('Searching…')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      // Without results the page has a search box of its own.
      const again = page.getByRole('main').getByRole('search');
      await expect(again).toHaveCount(heading.startsWith('We found nothing') ? 1 : 0);
      await expectWellMade(page);
      await page.setViewportSize({ width: 390, height: 844 });
    });
  }
});

test('a list of exactly one result is well made', async ({ page }) => {
  await openApp(page, cityScreen.path);
  // The longest name, which no other name begins with.
  const [name = ''] = (await texts(page.locator('.card h3 a'))).toSorted((a, b) => b.length - a.length);
  await page.goto(`/directory?q=${encodeURIComponent(`${name} birmingham al`)}`);
  await expect(page.getByRole('heading', { level: 2, name: '1 pharmacy', exact: true })).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(1);
  await expectWellMade(page);
});

test('a toast is valid HTML, and does not scroll sideways at 400 % zoom', async ({ page, context }) => {
  allowVisits(2);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApp(page, pharmacyScreen.path);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied').first()).toBeVisible();
  await expectValid(page);

  await openApp(page, pharmacyScreen.path);
  await zoomIn(page);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.locator('.toast')).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test.describe('on a screen with a pointer, near the visitor', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
    permissions: ['geolocation'],
    geolocation: { latitude: 33.5186, longitude: -86.8104 },
  });

  test('streets on cards are whole, so that none names another city', async ({ page }) => {
    await openApp(page, '/24-hour-pharmacy-miami-fl');
    const streets = page.locator('.card .hrs > span');
    await expect(streets.filter({ hasText: 'Miami Beach' }).first()).toBeVisible();
    const cut = await streets.evaluateAll(
      (all) => all.filter((own) => own.scrollWidth > own.clientWidth).length,
    );
    expect(cut).toBe(0);
  });

  test('a hint, and the nearest pharmacies, are valid HTML', async ({ page }) => {
    const hints = page.waitForResponse(/\/assets\/tooltip-/);
    await openApp(page, '/');
    await page.getByRole('link', { name: 'Open near me' }).click();
    await hints;
    await expect(page.locator('.card').first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear my location' }).hover();
    await expect(page.getByRole('tooltip')).toBeAttached();
    await expectValid(page);
  });
});

test.describe('where the app fails', () => {
  // React and the router log caught errors.
  test.use({
    allowedConsole: /Failed to (load resource|fetch)|Error: Failed to fetch/,
    allowedRequests: /\/assets\//,
  });

  test('the error screen is well made', async ({ page }) => {
    await page.route('**/assets/read-phrase-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/directory?q=24+hour+mobile+al');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.locator('.error-screen-detail')).toBeVisible();
    await expectWellMade(page);
  });

  test('the page of an unknown address is well made', async ({ page }) => {
    await openApp(page, '/no/such-page');
    await expect(page.getByText('Searching…')).toHaveCount(0);
    await expectWellMade(page);
  });
});

test.describe('with text at twice its size', () => {
  test('a city and a pharmacy do not scroll sideways on a phone', async ({ page }) => {
    allowVisits(2);
    for (const { path } of [cityScreen, pharmacyScreen]) {
      await test.step(path, async () => {
        await openApp(page, path);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await expectNoSidewaysScroll(page);
      });
    }
  });
});
