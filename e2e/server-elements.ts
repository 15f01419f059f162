import type { Page } from '@playwright/test';
import { countDocuments, expectScreen, openApp } from './app-page.ts';
import { expect } from './fixtures.ts';
import type { Screen } from './screens.ts';

/** Keeps the server's elements, so that it can be told whether the app took them over or made others. */
export async function keepServerElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const all = new Set(document.querySelectorAll('#root *'));
      Object.assign(window, { serverElements: all });
    });
  });
}

/**
 * The share of the page's elements that the server sent: 1 where all were taken over, 0 where it was rendered anew.
 * Maps do not count: the browser draws them.
 */
const shareFromServer = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kept: unknown = Reflect.get(window, 'serverElements');
    if (!(kept instanceof Set)) throw new Error('No server elements were kept');
    const all = [...document.querySelectorAll('#root *')].filter(
      (element) => element.closest('.map') === null,
    );
    return all.filter((element) => kept.has(element)).length / all.length;
  });

/** Opens a screen, and expects the app to take over the elements that the server sent, which must be kept. */
export async function expectTakenOver(page: Page, screen: Screen): Promise<void> {
  await openApp(page, screen.path);
  await expectScreen(page, screen);
  // What only the browser knows comes on top: open statuses, the location button.
  expect(await shareFromServer(page)).toBeGreaterThan(0.95);
}

/** Expects a link of the open screen to lead on in the app. */
export async function expectGoesOn(page: Page, screen: Screen): Promise<void> {
  const documents = countDocuments(page);
  const next = screen.path === '/terms' ? 'Privacy' : 'Terms';
  await page.getByRole('contentinfo').getByRole('link', { name: next }).click();
  await expect(page.locator('h1')).toHaveText(next === 'Terms' ? 'Terms of use' : 'Privacy');
  expect(documents()).toBe(0);
}
