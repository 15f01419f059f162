import type { Page } from '@playwright/test';
import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { mapHost, serveMap } from './map-service.ts';
import { keepRequests } from './requests.ts';
import { cityScreen } from './screens.ts';

// Drawn without a graphics card, a map makes the browser complain of its own slowness.
test.use({ allowedConsole: /GL Driver Message/ });

const map = (page: Page) => page.getByRole('group', { name: /^Map with/ });
const pins = (page: Page) => page.locator('.map-ground button.pin');
const marks = (page: Page) => page.locator('.map-ground button:is(.pin, .cluster)');
const card = (page: Page, index: number) => page.locator('.cards > li').nth(index);
const searchArea = (page: Page) => page.getByRole('button', { name: 'Search this area' });

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the map stands beside the list, from the header to the bottom, and stays', async ({ page }) => {
    await openApp(page, cityScreen.path);
    await expect(map(page)).toBeVisible();
    await page.mouse.wheel(0, 600);
    const box = await page.locator('.map').boundingBox();
    expect(box?.x).toBe(560);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900);
  });

  test('a pharmacy pointed at in the list stands out on the map, and the other way round', async ({
    page,
  }) => {
    await openApp(page, cityScreen.path);
    await expect(map(page)).toBeVisible();
    await card(page, 1).locator('h3 a').focus();
    await expect(page.locator('.map-ground .lit')).toHaveCount(1);
    await pins(page).first().hover();
    await expect(page.locator('.cards > li.lit')).toHaveCount(1);
  });

  test('the keyboard moves the map, and “Search this area” measures the list from its middle, with a way back', async ({
    page,
  }) => {
    await openApp(page, cityScreen.path);
    await map(page).focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
    await searchArea(page).click();
    await expect(page).toHaveURL(/\?from=\d\d\.\d{3},-\d+\.\d{3}$/);
    await expect(searchArea(page)).toHaveCount(0);
    await page.getByRole('link', { name: /^Back to the list around/ }).click();
    await expect(page).not.toHaveURL(/from=/);
  });

  test('no third party is asked before a tap, which opens the street map in the drawing’s place', async ({
    page,
  }) => {
    const asked = await serveMap(page);
    const requests = keepRequests(page);
    await openApp(page, cityScreen.path);
    await expect(map(page)).toBeVisible();
    await requests.settle();
    expect(asked).toEqual([]);
    expect(requests.all.filter((url) => /street-map|maplibre/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Street map' }).click();
    await expect(page.getByText('The street map is open.')).toBeAttached();
    expect(asked).toContain('/styles/liberty');
    await page.getByRole('button', { name: 'Simple map' }).click();
    await expect(page.locator('.street-map')).toHaveCount(0);
    await expect(marks(page).first()).toBeVisible();
  });

  test.describe('when the map’s network fails', () => {
    test.use({
      allowedConsole: /GL Driver Message|Failed to load resource/,
      allowedRequests: new RegExp(mapHost),
    });

    test('the drawing stays, with a plain word', async ({ page }) => {
      await serveMap(page, 'style');
      await openApp(page, cityScreen.path);
      await page.getByRole('button', { name: 'Street map' }).click();
      await expect(
        page.getByText('The street map could not be loaded, so the simple map stays.'),
      ).toBeVisible();
      await expect(marks(page).first()).toBeVisible();
    });

    test('the next list does not ask for it again by itself', async ({ page }) => {
      await serveMap(page, 'style');
      await openApp(page, cityScreen.path);
      await page.getByRole('button', { name: 'Street map' }).click();
      const failed = page.getByText('The street map could not be loaded, so the simple map stays.');
      await expect(failed).toBeVisible();
      await page
        .getByRole('toolbar', { name: 'Filters' })
        .getByRole('button', { name: /^24 hours/ })
        .click();
      await expect(page).toHaveURL(/type=24-hour|has=24-hour/);
      await expect(marks(page).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Street map' })).toBeVisible();
      await expect(failed).toHaveCount(0);
      await expect(page.locator('.street-map, .coming')).toHaveCount(0);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the focus stays on the switch between list and map', async ({ page }) => {
    await openApp(page, cityScreen.path);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('link', { name: 'List', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeFocused();
    await expect(page.locator('.map')).toBeHidden();
  });

  test('on a page at four times its size no button of the map lies over another', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 225 });
    await openApp(page, cityScreen.path);
    await page.getByRole('link', { name: 'Map', exact: true }).press('Enter');
    await expect(map(page)).toBeVisible();
    const buttons = page.locator('.map-zoom button, .street-choice .button, .to-map');
    await expect(buttons).toHaveCount(5);
    const covered = await buttons.evaluateAll((all) =>
      all.flatMap((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const isOwn = (x: number, y: number): boolean => button.contains(document.elementFromPoint(x, y));
        const middle = (top + bottom) / 2;
        return isOwn(left + 8, middle) && isOwn(right - 8, middle) ? [] : [button.textContent];
      }),
    );
    expect(covered).toEqual([]);
  });

  test('nothing of the list behind the map takes the focus', async ({ page }) => {
    await openApp(page, cityScreen.path);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(map(page)).toBeVisible();
    const behind = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest('main, .foot') !== null && focused?.closest('.map, .to-map') === null;
      });
    const seen: boolean[] = [];
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      seen.push(await behind());
    }
    expect(seen).not.toContain(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a button leads to the map, a pin to its card, and Back to the list', async ({ page }) => {
    await openApp(page, cityScreen.path);
    await expect(page.locator('.map')).toBeHidden();
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(map(page)).toBeVisible();
    await pins(page).first().click();
    const sheet = page.getByRole('region', { name: 'Pharmacy' });
    await expect(sheet.getByRole('link', { name: /^Directions/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('.map')).toBeHidden();
    await expect(card(page, 0)).toBeVisible();
  });

  test('on its side a phone has the card of a pin beside the map', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openApp(page, '/pharmacies/miami-fl');
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await pins(page).first().click();
    const panel = await page.locator('.pin-panel').boundingBox();
    const ground = await page.locator('.map-ground').boundingBox();
    expect(panel?.width).toBeLessThan((ground?.width ?? 0) / 2);
    expect(panel?.height).toBeGreaterThan((ground?.height ?? 0) - 2);
  });

  test('a search of the map’s area is another list, to which the switch leads at once', async ({ page }) => {
    await openApp(page, cityScreen.path);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await map(page).focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
    await searchArea(page).click();
    await expect(page).toHaveURL(/\?from=[-\d.,]+#map$/);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL(/\?from=[-\d.,]+$/);
    await expect(page.locator('.map')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Back to the list around/ })).toBeVisible();
  });
});
