import type { Locator, Page } from '@playwright/test';
import { chip, openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { cityScreen, pharmacyScreen } from './screens.ts';

// Everything is done with the keyboard alone, as on a desktop screen.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const mostTabs = 60;

/**
 * True if the element has the focus. It asks again if the element is replaced meanwhile, as the search box is
 * when its code is loaded.
 */
async function hasFocus(target: Locator): Promise<boolean> {
  const focused = await target.evaluate((element) =>
    element.isConnected ? element === document.activeElement : undefined,
  );
  return focused ?? hasFocus(target);
}

/** Presses Tab until the element has the focus; expects the focus to be visible on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await hasFocus(target)) {
      await expect(target).toBeInViewport();
      const seen = await target.evaluate((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      expect(seen, 'the focus can be seen').toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached with ${mostTabs} tabs: ${target}`);
}

test('the skip link leads past the header to the results', async ({ page }) => {
  await openApp(page, cityScreen.path);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') instanceof HTMLElement);
  expect(inMain).toBe(true);
});

test('a search leads to a call', async ({ page }) => {
  await openApp(page, '/');
  const box = page.locator('#search');
  await tabTo(page, box);
  await expect(box).toHaveAttribute('aria-controls');
  await page.keyboard.type('mobile al');
  // The first letters already have suggestions.
  await expect(page.getByRole('option').first()).toHaveText('Pharmacies in Mobile, AL');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pharmacies/mobile-al');
  await expect(page.locator('#page-title')).toBeFocused();
  await tabTo(page, page.locator('.card a.tel').first());
  await expect(page.locator('.card a.tel').first()).toHaveAttribute('href', /^tel:\+1\d{10}$/);
});

test('the chips are one stop with arrow keys; at most twelve stops and the answer precede the cards', async ({
  page,
}) => {
  await openApp(page, cityScreen.path);
  let stops = 0;
  const inCard = () => page.evaluate(() => document.activeElement?.closest('.card') !== null);
  do {
    await page.keyboard.press('Tab');
    stops += 1;
  } while (!(await inCard()) && stops < mostTabs);
  // The answer has two stops: its page and its phone.
  expect(stops - 1).toBeLessThanOrEqual(12 + 2);

  await openApp(page, cityScreen.path);
  await tabTo(page, chip(page, 'Open now'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?has=/);
  const set = page.getByRole('toolbar').getByRole('button', { pressed: true });
  await expect(set).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(cityScreen.path);
  await page.keyboard.press('End');
  await expect(chip(page, 'All filters')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(chip(page, 'Open now')).toBeFocused();
});

test('the sheet of all filters takes the focus, gives it back, and applies nothing on Escape', async ({
  page,
}) => {
  await openApp(page, cityScreen.path);
  await chip(page, 'All filters').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'All filters' });
  await tabTo(page, sheet.getByRole('checkbox', { name: /^Open Sunday/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(cityScreen.path);
  await expect(chip(page, 'All filters')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('checkbox', { name: /^Open Sunday/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${cityScreen.path}?has=open-sunday`);
  await expect(chip(page, 'All filters')).toBeFocused();
});

test('a notice is reached with F8 and dismissed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openApp(page, pharmacyScreen.path);
  await tabTo(page, page.getByRole('button', { name: 'Copy address' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toBeVisible();
  await page.keyboard.press('F8');
  await tabTo(page, page.locator('.toast').getByRole('button', { name: 'Dismiss' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test.describe('a removed element passes the focus to the heading around it', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 25.7743, longitude: -80.1937 } });

  test('a link to pharmacies near focuses the title of that page, not of the waiting page', async ({
    page,
  }) => {
    await openApp(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Drive-through' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/directory?has=drive-through&from=me');
    const title = page.getByRole('heading', { level: 1, name: 'Pharmacies near you: Drive-through' });
    await expect(title).toBeFocused();
    await page.getByRole('button', { name: 'Clear my location' }).focus();
    await page.keyboard.press('Enter');
    await expect(title).toBeFocused();
  });

  test('the buttons that share and clear a location leave the focus at the title of the list', async ({
    page,
  }) => {
    await openApp(page, '/directory?from=me');
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('button', { name: 'Use my location' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.card').first()).toBeVisible();
    await expect(title).toBeFocused();
    await page.getByRole('button', { name: 'Clear my location' }).focus();
    await page.keyboard.press('Enter');
    await expect(title).toBeFocused();
  });
});

test('the pager leads through the pages of a list', async ({ page }) => {
  await openApp(page, cityScreen.path);
  const next = page.getByRole('link', { name: 'Next' });
  // The way from the top passes twenty cards; from the end of the page it is shorter.
  await page.locator('.card').last().getByRole('link').last().focus();
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${cityScreen.path}?page=2`);
});
