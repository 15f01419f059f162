import type { Page } from '@playwright/test';
import { appRuns, openApp, setChip, texts } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { gate } from './gate.ts';
import { takeSteps } from './steps.ts';

const box = (page: Page) => page.locator('#search');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

async function ask(page: Page, phrase: string): Promise<void> {
  await openApp(page, '/');
  await box(page).click();
  // The box with suggestions replaces the plain field once its code is loaded.
  await expect(box(page)).toHaveAttribute('aria-controls');
  await box(page).fill(phrase);
}

test('a phrase suggests what it says', async ({ page }) => {
  const phrases = [
    ['24 hour birmingham', /Pharmacies in Birmingham, AL\s*24-hour/],
    ['36104 flu shot', /Pharmacies in 36104 \(Montgomery, AL\)\s*Flu shots/],
    ['goodwell drug mobile al', /“goodwell drug” in Mobile, AL/],
    ['walgrens birmingam', /“walgreens” in Birmingham, AL/],
    ['brick', /Pharmacies in Brickell, Miami, FL/],
    ['24 hour near me', /Pharmacies near you\s*24-hour/],
    ['austin tx', /No listings in Austin, TX yet/],
    ['birmingam', /Pharmacies in Birmingham, AL/],
    ['compounding', /Pharmacies near you\s*Compounding/],
    ['alabama', /Pharmacies in Alabama/],
  ] as const;
  await ask(page, '');
  await takeSteps(
    phrases.map(([phrase, first]) => [
      `“${phrase}”`,
      async () => {
        await box(page).fill(phrase);
        await expect(options(page).first()).toHaveText(first);
      },
    ]),
  );
});

test('the keyboard alone finds a pharmacy and its page', { tag: '@desktop' }, async ({ page }) => {
  await openApp(page, '/');
  await box(page).focus();
  await expect(box(page)).toHaveAttribute('aria-controls');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('24 hour birm');
  // Text typed before that has suggestions too.
  await expect(options(page).first()).toContainText('Birmingham');
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pharmacies/birmingham-al?has=24-hour');
  await expect(page.locator('#page-title')).toBeFocused();
  const card = page.locator('.card h3 a').first();
  for (let tabs = 0; tabs < 40 && !(await card.evaluate((link) => link === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  const name = await card.textContent();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(name ?? '');
});

test('a second search closes the suggestions, and its answer has the focus', async ({ page }) => {
  await openApp(page, '/directory?q=springfield');
  await box(page).click();
  await expect(box(page)).toHaveAttribute('aria-controls');
  await box(page).fill('miami');
  await expect(options(page).first()).toContainText('Miami');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=miami/);
  await expect(page.locator('h1')).toContainText('Miami');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).not.toBeFocused();
  await expect(page.locator('#results-title, #page-title').and(page.locator(':focus'))).toHaveCount(1);
});

test('Escape closes the suggestions and leaves the words', { tag: '@desktop' }, async ({ page }) => {
  await ask(page, 'mobile');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('mobile');
});

test('a phrase becomes filters that can be taken off', async ({ page }) => {
  await openApp(page, '/directory?q=24+hour+flu+shot+birmingham');
  const set = page.getByRole('toolbar', { name: 'Filters' }).getByRole('button', { pressed: true });
  await expect(set).toHaveText([/^24 hours/, /^Flu shots/]);
  await setChip(page, '24 hours').click();
  await expect(set).toHaveText([/^Flu shots/]);
  await expect(page).toHaveURL('/directory?q=Birmingham%2C+AL&has=flu-shots');
});

test('a name in a city narrows its list, and can be taken off', async ({ page }) => {
  await openApp(page, '/directory?q=goodwell+drug+mobile+al');
  await expect(page.getByText('Only those with “goodwell drug” in their name or address.')).toBeVisible();
  for (const name of await texts(page.locator('.card h3'))) expect(name).toContain('Goodwell Drug');
  await page.getByRole('link', { name: 'Show every pharmacy in Mobile, AL' }).click();
  await expect(page.getByText('in their name or address')).toHaveCount(0);
});

test.describe('when the names cannot be loaded', () => {
  test.use({ allowedConsole: /503/, allowedRequests: /names\.json/ });

  test('cities are suggested all the same, and Enter searches', async ({ page }) => {
    await page.route('**/data/names.*.json', (route) => route.fulfill({ status: 503, body: '' }));
    await ask(page, 'mobil');
    await expect(options(page).first()).toHaveText(/Pharmacies in Mobile, AL/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/directory?q=mobil');
  });
});

test('what was typed before the suggestions’ code came brings suggestions at once', async ({ page }) => {
  const code = gate();
  await page.route(/\/assets\/suggesting-field-/, async (route) => {
    await code.opened;
    await route.continue();
  });
  await openApp(page, '/');
  await page.locator('#search').click();
  await page.locator('#search').pressSequentially('24 hour birm');
  code.open();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.locator('#search')).toBeFocused();
});

test.describe('what was typed before the app starts', () => {
  // The not-found page has status 404; preloaded data that waits for code is reported as unused.
  test.use({ allowedConsole: /status of 404|preloaded using link preload/, allowedRequests: /no-such-page/ });
  for (const [path, id] of [
    ['/no-such-page', '#find'],
    ['/directory?q=mobile+al', '#search'],
    ['/pharmacies/birmingham-al', '#search'],
  ] as const)
    test(`stays: ${path}`, async ({ page }) => {
      const code = gate();
      await page.route(/\/assets\/(?!start-).*\.js$/, async (route) => {
        await code.opened;
        await route.continue();
      });
      await page.goto(path);
      await page.locator(id).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('cedar drug');
      code.open();
      await appRuns(page);
      await expect(page.locator(id)).toHaveAttribute('aria-controls');
      await expect(page.locator(id)).toHaveValue('cedar drug');
      await expect(page.locator(id)).toBeFocused();
    });
});

test('a suggestion’s page shows its own place in the search box, not the typed words', async ({ page }) => {
  await openApp(page, '/pharmacies/birmingham-al');
  await box(page).click();
  await expect(box(page)).toHaveAttribute('aria-controls');
  await box(page).fill('cedar drug');
  await options(page).filter({ hasText: 'Birmingham, AL' }).first().click();
  await expect(page.locator('.pharmacy-head')).toBeVisible();
  await expect(box(page)).toHaveValue('Birmingham, AL');
});
