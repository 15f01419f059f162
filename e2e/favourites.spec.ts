import type { Page } from '@playwright/test';
import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { shifts, watchShifts } from './layout-shifts.ts';
import { pharmacyScreen } from './screens.ts';

const save = 'Save';

/** Opens a pharmacy's page and saves it. */
async function savePharmacy(page: Page): Promise<void> {
  await openApp(page, pharmacyScreen.path);
  await page.getByRole('button', { name: save, exact: true }).click();
}

test('a pharmacy that is saved is found again, removed, and put back', async ({ page }) => {
  await openApp(page, pharmacyScreen.path);
  const star = page.getByRole('button', { name: save, exact: true });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await openApp(page, '/saved');
  const saved = page.getByRole('region', { name: 'Saved', exact: true });
  await expect(saved.locator('.card h3')).toContainText(pharmacyScreen.heading);
  await expect(saved.locator('.card a[href^="tel:"]')).toBeVisible();
  // Another store of the chain would have the same name.
  await saved.getByRole('button', { name: `Remove ${pharmacyScreen.heading}, 1078 Cedar Dr` }).click();
  await expect(saved.locator('.card')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.locator('.card')).toHaveCount(1);
});

test('a visitor who saves a pharmacy is told if the browser stores nothing, and sees it unsaved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
  await openApp(page, pharmacyScreen.path);
  const star = page.getByRole('button', { name: save, exact: true });
  await star.click();
  await expect(page.locator('.toast')).toContainText('Your browser does not let this site keep anything');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('saved pharmacies are on the home page and the saved page, until the visitor deletes them', async ({
  page,
}) => {
  await savePharmacy(page);
  await openApp(page, '/');
  const yours = page.getByRole('region', { name: 'Your pharmacies' });
  await expect(yours.locator('.card')).toHaveCount(1);
  await yours.getByRole('link', { name: 'All that this device keeps' }).click();
  await expect(page.locator('h1')).toHaveText('Saved pharmacies');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Forget everything on this device' }).click();
  await expect(page.getByText(/^Done\./)).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
  expect(await page.evaluate(() => window.localStorage.getItem('pharmacies'))).toBeNull();
});

test('a pharmacy saved by the last tap on its page appears without a layout shift', async ({ page }) => {
  await watchShifts(page);
  // Leaves right after the tap, which still saves.
  await savePharmacy(page);
  await openApp(page, '/saved');
  await expect(page.locator('.card .tel')).toHaveCount(1);
  expect(await shifts(page)).toEqual([]);
});

test('a saved pharmacy that is not listed is marked as gone', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = { city: 'birmingham-al', slug: 'once-upon-a-pharmacy', name: 'Once', at: 1 };
    window.localStorage.setItem('pharmacies', JSON.stringify({ saved: [kept] }));
  });
  await openApp(page, '/saved');
  await expect(page.locator('.kept-gone')).toContainText('No longer listed here.');
});

test('another tab shows the same saved pharmacies', async ({ page, context }) => {
  await openApp(page, '/saved');
  const other = await context.newPage();
  await openApp(other, pharmacyScreen.path);
  await other.getByRole('button', { name: save, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Saved', exact: true }).locator('.card')).toHaveCount(1);
});
