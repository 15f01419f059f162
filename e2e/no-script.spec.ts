import { expect, test } from './fixtures.ts';
import { cityScreen, screenKinds } from './screens.ts';
import { allowVisits, takeSteps } from './steps.ts';

// The browser blocks the page's script preloads, which count as failed requests.
test.use({ javaScriptEnabled: false, allowedRequests: /\/assets\/[^/]+\.js$|\/data\// });

test('without a script every page is readable, and has no control that does nothing', async ({ page }) => {
  allowVisits(screenKinds.length);
  await takeSteps(
    screenKinds.map((screen) => [
      `at ${screen.path}`,
      async () => {
        await page.goto(screen.path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading);
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        // The browser opens popovers and submits the search form by itself.
        const scripted = page
          .locator(
            'form:not([role="search"]), button:not([popovertarget]), input, select, textarea, .js-only',
          )
          .and(page.locator(':not([role="search"] *)'));
        await expect(scripted.filter({ visible: true })).toHaveCount(0);
        if (screen.listings) await expect(page.locator('.card').first()).toBeVisible();
      },
    ]),
  );
});

test('the search of every page leads to every state and city, and says what it cannot do', async ({
  page,
}) => {
  await page.goto(cityScreen.path);
  await page.getByRole('banner').getByRole('textbox').fill('Mobile, AL');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/directory?q=Mobile%2C+AL');
  const notice = page.getByText(/^Searching by words needs JavaScript/);
  await expect(notice).toBeVisible();
  const [chips, below] = [
    page.getByRole('navigation', { name: 'Kinds of pharmacy' }),
    await notice.boundingBox(),
  ];
  const above = await chips.boundingBox();
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(12);
  await page.getByRole('main').getByRole('link', { name: 'Mobile', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pharmacies in Mobile, AL');
});

test('a list has no map and no link to one, and takes the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(cityScreen.path);
  await expect(page.locator('.map')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeHidden();
  const list = await page.locator('.cards').first().boundingBox();
  expect(list?.width).toBeGreaterThan(1100);
});

test.describe('an unknown address', () => {
  test.use({ allowedConsole: /^error: Failed to load resource: the server responded with a status of 404/ });

  test('says what may be wrong, and links other pages', async ({ page }) => {
    await page.goto('/no/such-page');
    await expect(page.getByText(/^Either no page has this address, or it needs JavaScript/)).toBeVisible();
    await expect(page.getByText('Choose a place')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'The directory, by state and city' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pharmacy directory');
  });
});

test('links lead from the home page to a state, a city, a landing page and a city nearby', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Alabama' }).click();
  await expect(heading).toHaveText('Pharmacies in Alabama');
  await page.getByRole('main').getByRole('link', { name: 'Birmingham', exact: true }).click();
  await expect(heading).toHaveText('Pharmacies in Birmingham, AL');
  await page.getByRole('link', { name: 'Compounding', exact: true }).click();
  await expect(heading).toHaveText('Compounding pharmacy in Birmingham, AL');
  const nearby = page.getByRole('region', { name: 'Cities nearby' }).getByRole('link').first();
  const name = await nearby.textContent();
  await nearby.click();
  await expect(heading).toHaveText(`Pharmacies in ${name}`);
});

test('a pharmacy of a list can be called and found; a long list says that it has more pages', async ({
  page,
}) => {
  await page.goto(cityScreen.path);
  const card = page.locator('.card').first();
  const call = card.locator('a.tel');
  await expect(call).toHaveText(/^Call\(\d{3}\) \d{3}-\d{4}$/);
  const digits = (await call.textContent())?.replace(/\D/g, '');
  await expect(call).toHaveAttribute('href', `tel:+1${digits}`);
  await expect(card.getByRole('link', { name: /^Directions to / })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=[^&]+Birmingham/,
  );
  await expect(page.getByText(/^These are the first 20 of \d+\./)).toBeVisible();
});
