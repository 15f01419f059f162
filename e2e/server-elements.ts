import type { Page } from '@playwright/test';
import { countDocuments, expectScreen, openApp } from './app-page.ts';
import { expect } from './fixtures.ts';
import type { Screen } from './screens.ts';

/** Records the server's elements, to see whether the app keeps or replaces them. */
export async function keepServerElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const all = new Set(document.querySelectorAll('#root *'));
      Object.assign(window, { serverElements: all });
    });
  });
}

/**
 * The share of the page's elements that came from the server: 1 if all were hydrated, 0 if all were replaced.
 * Maps do not count, since the browser draws them.
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

/** Opens a screen and expects the app to hydrate the server's elements; records them first. */
export async function expectTakenOver(page: Page, screen: Screen): Promise<void> {
  await openApp(page, screen.path);
  await expectScreen(page, screen);
  // A few elements need the browser: open statuses, the location button.
  expect(await shareFromServer(page)).toBeGreaterThan(0.95);
}

/** Expects a link of the open screen to navigate within the app. */
export async function expectGoesOn(page: Page, screen: Screen): Promise<void> {
  const documents = countDocuments(page);
  const next = screen.path === '/terms' ? 'Privacy' : 'Terms';
  await page.getByRole('contentinfo').getByRole('link', { name: next }).click();
  await expect(page.locator('h1')).toHaveText(next === 'Terms' ? 'Terms of use' : 'Privacy');
  expect(documents()).toBe(0);
}
