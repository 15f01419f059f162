import { appRuns, countDocuments, expectScreen } from '../app-page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts';
import { cityScreen, landingScreens, pharmacyScreen, stateScreen } from '../screens.ts';
import { fallbackPage, gone } from '../support/deployed-site.ts';
import {
  expect,
  expectOfflinePage,
  goOffline,
  isKept,
  keptPaths,
  note,
  test,
  visit,
} from './offline-site.ts';

const cityTitle = /^Birmingham, AL: \d+ pharmacies, \d+ with hours$/;

test.describe('a visitor without a connection', () => {
  test('sees pages seen before, with any query; they run and say when they were saved', async ({
    page,
    context,
  }) => {
    await visit(page, cityScreen.path);
    await page.getByRole('link', { name: pharmacyScreen.heading, exact: true }).click();
    await isKept(page, pharmacyScreen.path);
    await expect(note(page)).toHaveCount(0);

    await goOffline(context);
    await page.goto(`${cityScreen.path}?sort=name`);
    await appRuns(page);
    await expectScreen(page, cityScreen, '?sort=name');
    await expect(note(page)).toHaveText(
      /^We can’t reach the site right now\. This page was saved on \w+ \d+, \d{4} at .* and may/,
    );
    await page.goto(cityScreen.path);
    await appRuns(page);
    await page.getByRole('link', { name: pharmacyScreen.heading, exact: true }).click();
    await expectScreen(page, pharmacyScreen);
    await expect(note(page)).toHaveText(/^You are offline\. What you see may be out of date\.$/);

    await context.setOffline(false);
    await expect(note(page)).toHaveText(/^You are online again/);
    await note(page).getByRole('button').click();
    await expect(note(page)).toHaveCount(0);
    await expectScreen(page, pharmacyScreen);
  });

  test('sees at once that a page is not saved, whom to call, and the saved pages', async ({
    page,
    context,
  }) => {
    const [landing] = landingScreens;
    await visit(page, '/');
    await visit(page, cityScreen.path);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Alabama' }).click();
    await isKept(page, stateScreen.path);
    await goOffline(context);
    const saved = [
      'Pharmacies in Alabama by city',
      expect.stringMatching(cityTitle),
      'Nearcross: find a pharmacy by city, service and type',
    ];

    const tapped = Date.now();
    await page.getByRole('main').getByRole('link', { name: 'Mobile', exact: true }).click();
    expect(await expectOfflinePage(page, '/pharmacies/mobile-al')).toEqual(saved);
    expect(Date.now() - tapped).toBeLessThan(3000);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expectScreen(page, stateScreen);

    for (const path of ['/pharmacies/mobile-al', landing?.path ?? '', '/no-such-page']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(503);
      expect(await expectOfflinePage(page, path)).toEqual(saved);
    }
    await page.getByRole('listitem').getByRole('link', { name: cityTitle }).click();
    await appRuns(page);
    await expectScreen(page, cityScreen);

    await page.goto('/');
    await appRuns(page);
    await page.locator('#search').fill('mobile al');
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    expect(await expectOfflinePage(page, '/directory?q=mobile+al')).toEqual(saved);
  });

  test('is told that a search needs a connection, where only the page around it is saved', async ({
    page,
    context,
  }) => {
    await visit(page, '/directory');
    await goOffline(context);
    const documents = countDocuments(page);
    await page.goto('/directory?q=mobile+al');
    await expect(page.locator('h1')).toHaveText(['You seem to be offline']);
    await expect(page.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
    expect(documents()).toBe(2);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('h1')).toHaveText(['Pharmacies found for Mobile, AL']);
  });
});

test('an unsaved page loads by itself when the connection is back', async ({ page, context }) => {
  await visit(page, '/about');
  await goOffline(context);
  await page.goto(cityScreen.path);
  await expectOfflinePage(page, cityScreen.path);
  await context.setOffline(false);
  await expectScreen(page, cityScreen);
  await expect(note(page)).toHaveCount(0);
});

test('a restored connection is not reported as lost on the next page', async ({ page, context }) => {
  await visit(page, cityScreen.path);
  await goOffline(context);
  await expect(note(page)).toHaveText(/^You are offline/);
  await context.setOffline(false);
  await expect(note(page)).toHaveText(/^You are online again/);
  await page.getByRole('link', { name: pharmacyScreen.heading, exact: true }).click();
  await expectScreen(page, pharmacyScreen);
  await expect(note(page)).toHaveCount(0);
});

test('a visitor on a connection without answers sees the saved page after a few seconds', async ({
  page,
  site,
}) => {
  await visit(page, '/about');
  site.answer(/^\/about/);
  await page.goto('/about');
  await expect(page.locator('h1')).toHaveText(['About this directory']);
  await expect(note(page)).toHaveText(/^We can’t reach the site right now\. This page was saved on/);
});

test.describe('a page with wrong files', () => {
  // A document without its own script stays as it was sent; the browser logs the failed script.
  test.use({
    allowedConsole: /Failed to (?:load resource|fetch)|preloaded using link preload|MIME type|^uncaught: $/,
  });
  for (const [what, answer] of [
    ['gone', gone],
    ['a page instead, with status 200', fallbackPage],
  ] as const) {
    test(`is loaded as a document when its script is ${what}, and nothing of that is kept`, async ({
      page,
      site,
    }) => {
      await visit(page, stateScreen.path);
      const documents = countDocuments(page);
      site.answer(/^\/assets\/about-/, answer);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await expect(page.locator('h1')).toHaveText(['About this directory']);
      await expect(page).toHaveURL('/about');
      expect(documents()).toBe(1);
      expect(await keptPaths(page)).not.toContainEqual(expect.stringMatching(/\/about-/));
    });

    test(`is loaded as a document when its data is ${what}, and runs when that is back`, async ({
      page,
      site,
    }) => {
      await visit(page, stateScreen.path);
      const documents = countDocuments(page);
      site.answer(/^\/data\/places\/birmingham-al\./, answer);
      await page.getByRole('main').getByRole('link', { name: 'Birmingham', exact: true }).click();
      await expect(page.locator('h1')).toHaveText([cityScreen.heading]);
      await expect(page.locator('.card')).toHaveCount(20);
      await expect(page).toHaveURL(cityScreen.path);
      expect(documents()).toBe(1);
      site.answerAsDeployed();
      await page.reload();
      await appRuns(page);
      await expectScreen(page, cityScreen);
    });
  }
});

test.describe('on a device without room', () => {
  test('every page is shown as usual, and none is saved', async ({ page, context, site }) => {
    await page.goto('/about');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
    await page.goto(cityScreen.path);
    await appRuns(page);
    await page.getByRole('link', { name: pharmacyScreen.heading, exact: true }).click();
    await expectScreen(page, pharmacyScreen);
    await page.goto(stateScreen.path);
    await appRuns(page);
    await expectScreen(page, stateScreen);
    expect(await keptPaths(page)).not.toContain(stateScreen.path);
  });
});

test('a visitor who deletes the saved pages is told so, and none is left', async ({ page, context }) => {
  await visit(page, cityScreen.path);
  await visit(page, '/privacy');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Forget everything on this device' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toHaveText(
    'Done. Pages that you open from now on are kept again.',
  );
  expect(await keptPaths(page)).toEqual([]);
  await goOffline(context);
  await page.goto(cityScreen.path);
  expect(await expectOfflinePage(page, cityScreen.path)).toEqual([]);
  await expect(page.getByText('No other page is saved on this device either.')).toBeVisible();
});
