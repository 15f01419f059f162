import type { Page } from '@playwright/test';
import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { mapHost, serveMap } from './map-service.ts';
import { keepRequests } from './requests.ts';
import { cityScreen } from './screens.ts';
import { allowVisits } from './steps.ts';

// Without a graphics card the browser warns of slow map drawing.
test.use({ allowedConsole: /GL Driver Message/ });

const map = (page: Page) => page.getByRole('group', { name: /^Map with/ });
const pins = (page: Page) => map(page).getByRole('link', { name: /^\d+\. / });
/** The label of the button that covers the whole map; a pin may lie over its middle. */
const toStreet = (page: Page) => page.getByText('Street map', { exact: true });
const card = (page: Page, number: number) => page.locator(`#card-${number}`);
const searchArea = (page: Page) => page.getByRole('button', { name: 'Search this area' });
const failed = 'The street map could not be shown. Here is the simple map.';

async function moveStreetMap(page: Page): Promise<void> {
  await toStreet(page).click();
  await expect(page.getByText('The street map is open.')).toBeAttached({ timeout: 15_000 });
  await page.locator('.street-map canvas').focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
}

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the map stands still beside the list, and each shows what is chosen in the other', async ({
    page,
    request,
  }) => {
    await test.step('it is no part of the HTML, which reserves its room', async () => {
      const html = await (await request.get(cityScreen.path)).text();
      expect(html).toContain('class="map"');
      expect(html).not.toContain('class="pin');
      await openApp(page, cityScreen.path);
      await expect(pins(page).first()).toBeVisible();
    });
    await test.step('it reaches from the header to the bottom, and stays', async () => {
      await page.mouse.wheel(0, 600);
      const box = await page.locator('.map').boundingBox();
      expect(box?.x).toBe(560);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900);
    });
    await test.step('a pharmacy pointed at in the list stands out on it, and the other way round', async () => {
      await card(page, 2).locator('h3 a').focus();
      await expect(page.locator('.pin.lit')).toHaveCount(1);
      await pins(page).first().hover();
      await expect(page.locator('.card.lit')).toHaveCount(1);
    });
    await test.step('it does not move', async () => {
      const place = () => pins(page).first().boundingBox();
      await page.mouse.move(1000, 700);
      await expect(page.locator('.pin.lit')).toHaveCount(0);
      const before = await place();
      await page.mouse.down();
      await page.mouse.move(1100, 760, { steps: 4 });
      await page.mouse.move(1000, 700);
      await page.mouse.wheel(0, 200);
      expect(await place()).toEqual(before);
    });
    await test.step('a pin leads to the card of its number', async () => {
      const last = pins(page).last();
      const number = (await last.textContent())?.match(/^\d+/)?.[0] ?? '';
      const entries = await page.evaluate(() => window.history.length);
      await last.focus();
      await page.keyboard.press('Enter');
      await expect(card(page, Number(number)).locator('h3 a')).toBeFocused();
      await expect(card(page, Number(number))).toBeInViewport();
      await expect(card(page, Number(number))).toHaveAttribute('data-number', number);
      await expect(toStreet(page)).toBeVisible();
      // Pins add no entries to the history.
      expect(await page.evaluate(() => window.history.length)).toBe(entries);
    });
  });

  test.describe('with a street map that is removed while it loads', () => {
    test.use({ allowedRequests: new RegExp(mapHost) });

    test('a tap opens the street map, which searches its area; no third party is asked before', async ({
      page,
    }) => {
      allowVisits(3);
      const asked = await serveMap(page);
      const requests = keepRequests(page);
      await openApp(page, cityScreen.path);
      await expect(pins(page).first()).toBeVisible();
      await test.step('no third party is asked before a tap', async () => {
        await requests.settle();
        expect(asked).toEqual([]);
        expect(requests.all.filter((url) => /street-view|maplibre/.test(url))).toEqual([]);
        const button = page.getByRole('button', { name: 'Street map' });
        await expect(button).toContainText(new URL(mapHost).hostname);
      });
      await test.step('a tap anywhere on the map opens the street map in its place', async () => {
        await map(page).click({ position: { x: 60, y: 600 } });
        await expect(page.getByText('The street map is open.')).toBeAttached({ timeout: 15_000 });
        expect(asked).toContain('/styles/liberty');
        await pins(page).first().press('Enter');
        await expect(page.locator('.card a:focus')).toBeInViewport();
        await page.getByRole('button', { name: 'Simple map' }).click();
        await expect(page.locator('.street-map')).toHaveCount(0);
        await expect(pins(page).first()).toBeVisible();
      });
      await test.step('“Search this area” measures the list from its middle, with a way back', async () => {
        await moveStreetMap(page);
        await searchArea(page).click();
        await expect(page).toHaveURL(/\?from=\d\d\.\d{3},-\d+\.\d{3}$/);
        await expect(searchArea(page)).toHaveCount(0);
        await page.getByRole('button', { name: 'Simple map' }).click();
        await page.getByRole('link', { name: /^Back to the list around/ }).click();
        await expect(page).not.toHaveURL(/from=/);
      });
      await test.step('the drawn map returns if the browser takes its WebGL context away', async () => {
        await toStreet(page).click();
        await expect(page.getByText('The street map is open.')).toBeAttached({ timeout: 15_000 });
        await page
          .locator('.street-map canvas')
          .evaluate((canvas: HTMLCanvasElement) =>
            canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
          );
        await expect(page.getByText(failed)).toBeVisible();
        await expect(pins(page).first()).toBeVisible();
      });
    });
  });

  test.describe('when the map’s network fails', () => {
    test.use({
      allowedConsole: /GL Driver Message|Failed to load resource/,
      allowedRequests: new RegExp(mapHost),
    });

    test('the drawn map stays, with a note, and the next list does not retry by itself', async ({ page }) => {
      await serveMap(page, 'style');
      await openApp(page, cityScreen.path);
      await toStreet(page).click();
      await expect(page.getByText(failed)).toBeVisible();
      await expect(pins(page).first()).toBeVisible();
      await page
        .getByRole('toolbar', { name: 'Filters' })
        .getByRole('button', { name: /^24 hours/ })
        .click();
      await expect(page).toHaveURL(/type=24-hour|has=24-hour/);
      await expect(toStreet(page)).toBeVisible();
      await expect(page.locator('.street-map')).toHaveCount(0);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const show = (page: Page) => page.getByRole('link', { name: 'Map', exact: true }).click();

  test('a switch leads to the map and back, and holds the focus', async ({ page }) => {
    const toList = page.getByRole('link', { name: 'List', exact: true });
    await openApp(page, cityScreen.path);
    await expect(page.locator('.map')).toBeHidden();
    await test.step('a pin leads to its card, and Back to the map and the list', async () => {
      await show(page);
      await pins(page).first().press('Enter');
      await expect(page.locator('.map')).toBeHidden();
      await expect(page.locator('.card a:focus')).toBeInViewport();
      await page.goBack();
      await expect(map(page)).toBeVisible();
      await page.goBack();
      await expect(page.locator('.map')).toBeHidden();
      await expect(card(page, 1)).toBeVisible();
    });
    await test.step('the focus stays on the switch', async () => {
      await show(page);
      await expect(toList).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeFocused();
      await expect(page.locator('.map')).toBeHidden();
    });
    await test.step('nothing of the list behind the map takes the focus', async () => {
      await show(page);
      await expect(map(page)).toBeVisible();
      await expect(toList).toBeFocused();
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
    await test.step('at 400 % no button of the map covers another', async () => {
      await page.setViewportSize({ width: 320, height: 225 });
      await expect(map(page)).toBeVisible();
      const buttons = page.locator('.map-choice, .to-map');
      await expect(buttons).toHaveCount(2);
      const covered = await buttons.evaluateAll((all) =>
        all.flatMap((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const isOwn = (x: number, y: number): boolean => button.contains(document.elementFromPoint(x, y));
          const middle = (top + bottom) / 2;
          return isOwn(left + 8, middle) || isOwn(right - 8, middle) ? [] : [button.textContent];
        }),
      );
      expect(covered).toEqual([]);
    });
  });

  test.describe('with a street map that is removed while it loads', () => {
    test.use({ allowedRequests: new RegExp(mapHost) });

    test('a search of the map’s area makes another list, and the switch leads to it at once', async ({
      page,
    }) => {
      await serveMap(page);
      await openApp(page, cityScreen.path);
      await show(page);
      await moveStreetMap(page);
      await searchArea(page).click();
      await expect(page).toHaveURL(/\?from=[-\d.,]+#map$/);
      await expect(page.getByText('The street map is open.')).toBeAttached({ timeout: 15_000 });
      await page.getByRole('link', { name: 'List', exact: true }).click();
      await expect(page).toHaveURL(/\?from=[-\d.,]+$/);
      await expect(page.locator('.map')).toBeHidden();
      await expect(page.getByRole('link', { name: /^Back to the list around/ })).toBeVisible();
    });
  });
});
