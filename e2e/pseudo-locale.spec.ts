import type { Page } from '@playwright/test';
import type { Preview } from '../scripts/preview/server.ts';
import { openApp } from './app-page.ts';
import { expect, test as guarded } from './fixtures.ts';
import { expectNoSidewaysScroll } from './page-checks.ts';
import { cityScreen, screenKinds } from './screens.ts';
import { serveSmallSite } from './small-site.ts';
import { allowVisits, takeSteps } from './steps.ts';

const test = guarded.extend<object, { readonly site: Preview }>({
  site: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const site = await serveSmallSite({
        folder: `.cache/e2e-pseudo-${parallelIndex}`,
        cities: ['birmingham-al'],
        env: { MESSAGE_LOCALE: 'pseudo' },
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ viewport: { width: 360, height: 740 } });

/** Expects every text to fit the box that it stands in. What is folded away or only read out has none. */
async function expectRoomForTexts(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => element instanceof HTMLElement && !(element instanceof HTMLSelectElement))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        const seen = width > 1 && height > 1 && style.visibility !== 'hidden' && style.display !== 'inline';
        return own && seen && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
  expect(cut).toEqual([]);
}

test('messages two fifths longer have room on every screen of a small phone', async ({ page }) => {
  allowVisits(screenKinds.length);
  await takeSteps(
    screenKinds.map(({ path }) => [
      path,
      async () => {
        await openApp(page, path);
        await expectRoomForTexts(page);
      },
    ]),
  );
});

test('longer messages have room in the filters and where nothing fits', async ({ page }) => {
  await openApp(page, `${cityScreen.path}?type=mail-order&has=24-hour%2Cdelivery&within=1`);
  await expectRoomForTexts(page);
  await page.locator('.filter-bar button').first().click();
  await expectRoomForTexts(page);
});
