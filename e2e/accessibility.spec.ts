import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openApp, texts, unfoldFilters } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { serveMap } from './map-service.ts';
import { cityScreen, pharmacyScreen, screenKinds } from './screens.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects axe to find nothing, in light and in dark. */
async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(wcag)
      .disableRules([...without])
      .analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      scheme: colorScheme,
      id,
      help,
      nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }));
    expect(found).toEqual([]);
  }
}

for (const { path } of [...screenKinds, pharmacyScreen]) {
  test(`${path} has no accessibility violation, light or dark`, async ({ page }) => {
    await openApp(page, path);
    await expectAccessible(page);
  });
}

for (const [state, query] of [
  ['no result', '?type=mail-order&has=24-hour%2Cdelivery&within=1'],
  ['few results', '?type=24-hour&service=flu-shots'],
  ['the second page of many', '?page=2'],
  ['every kind of filter', '?type=community&service=flu-shots&has=open-sunday&open=1&within=25&from=me'],
] as const) {
  test(`results with ${state} have no accessibility violation`, async ({ page }) => {
    await openApp(page, cityScreen.path + query);
    await expect(
      page.getByRole('list', { name: 'Filters in use' }).or(page.getByText('showing')),
    ).toBeVisible();
    await unfoldFilters(page);
    await expectAccessible(page);
  });
}

test('the open suggestions have no accessibility violation', async ({ page }) => {
  await openApp(page, '/');
  await page.getByRole('combobox').click();
  await page.getByRole('combobox').pressSequentially('24 hour birm');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
});

test.describe('with the street map open', () => {
  test.use({ allowedConsole: /GL Driver Message/ });

  test('a city has no accessibility violation', async ({ page }) => {
    await serveMap(page);
    await openApp(page, cityScreen.path);
    await page.getByRole('button', { name: 'Open the street map' }).click();
    await expect(page.getByText('The street map is open.')).toBeAttached();
    // Pins lie where their places lie, over each other too; the list does the same (WCAG 2.5.8: equivalent, essential).
    await expectAccessible(page, ['target-size']);
  });
});

test('a search that finds no place has no accessibility violation', async ({ page }) => {
  await openApp(page, '/directory?q=birmingam');
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  await expectAccessible(page);
});

test('a list of exactly one result has no accessibility violation', async ({ page }) => {
  await openApp(page, cityScreen.path);
  const [name = ''] = await texts(page.locator('.card h3 a'));
  await page.goto(`/directory?q=${encodeURIComponent(`${name} birmingham al`)}`);
  await expect(page.getByRole('heading', { level: 2, name: '1 pharmacy', exact: true })).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(1);
  await expectAccessible(page);
});

test.describe('when a screen fails', () => {
  test.use({ allowedConsole: /Failed to (load resource|fetch)/, allowedRequests: /\/assets\// });

  test('the error screen has no accessibility violation', async ({ page }) => {
    await openApp(page, cityScreen.path);
    await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expectAccessible(page);
  });
});

test('an address that names nothing has no accessibility violation', async ({ page }) => {
  await openApp(page, '/directory?q=24+hour+atlantis');
  await expect(page.locator('h1')).toHaveText('No place found for “atlantis”');
  await expectAccessible(page);
});
