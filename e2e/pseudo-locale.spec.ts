import type { Page } from '@playwright/test';
import type { Preview } from '../scripts/hosts/preview/server.ts';
import { pseudoCatalogue } from '../tests/support/pseudo-locale.ts';
import { openApp } from './app-page.ts';
import { expect, test as guarded } from './fixtures.ts';
import { expectNoSidewaysScroll } from './page-checks.ts';
import { cityScreen, homeScreen, screenKinds } from './screens.ts';
import { serveSmallSite } from './small-site.ts';
import { allowVisits, takeSteps } from './steps.ts';

const test = guarded.extend<object, { readonly site: Preview }>({
  site: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const site = await serveSmallSite({
        folder: `.cache/e2e-pseudo-${parallelIndex}`,
        cities: ['birmingham-al'],
        env: { MESSAGES_FILE: pseudoCatalogue() },
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ viewport: { width: 360, height: 740 } });

// One site with a bundle of its own messages for all tests of this file, so they run one after another.
test.describe.configure({ mode: 'default' });

/**
 * Expects every text to fit its box; folded or visually hidden texts have none. A card's list of other
 * services may end in an ellipsis, since the pharmacy's page has all of it. The requested services before it
 * may not.
 */
async function expectRoomForTexts(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  // Until the time is known the week holds the place of every status.
  await expect(page.locator('main b.week')).toHaveCount(0);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => element instanceof HTMLElement && !(element instanceof HTMLSelectElement))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        const seen = width > 1 && height > 1 && style.visibility !== 'hidden' && style.display !== 'inline';
        const asked = element.matches('.card > .tags')
          ? (element.querySelector('b')?.getClientRects() ?? [])
          : undefined;
        if (asked !== undefined)
          return [...asked].some(({ right }) => right > element.getBoundingClientRect().right + 1);
        return own && seen && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
  expect(cut).toEqual([]);
}

/** Collects the capitalized texts of datasets loaded from now on: names and addresses, but no ids. */
function collectData(page: Page): readonly string[] {
  const data: string[] = [];
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/data/')) return;
    const texts = (await response.text().catch(() => '')).match(/"[^"]*"/g) ?? [];
    data.push(...texts.filter((text) => /[A-Z]/.test(text)));
  });
  return data;
}

/**
 * Expects all words that scripts add to be messages. A word without an accent must be in the page's HTML or
 * in a dataset; pseudo-locale.process.test.ts checks that words of the HTML are data.
 */
async function expectOnlyMessages(page: Page, data: readonly string[]): Promise<void> {
  const html = await (await page.request.get(page.url())).text();
  const untranslated = await page.evaluate(
    ([source, names]) => {
      const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
      const textsOf = (shown: Document): readonly string[] =>
        [...shown.body.querySelectorAll('*:not(script, style)')].flatMap((element) => [
          ...[...element.childNodes].flatMap((node) => (node.nodeType === 3 ? (node.textContent ?? []) : [])),
          ...attributes.flatMap((name) => element.getAttribute(name) ?? []),
        ]);
      const wordsOf = (text: string): readonly string[] => text.match(/[a-z]{2,}/gi) ?? [];
      const built = textsOf(new DOMParser().parseFromString(source, 'text/html'));
      const known = new Set([...built, ...names].flatMap(wordsOf));
      return textsOf(document).filter((text) => wordsOf(text).some((word) => !known.has(word)));
    },
    [html, data] as const,
  );
  expect(untranslated).toEqual([]);
}

test('messages two fifths longer fit on a small phone, and scripts add none in English @long', async ({
  page,
}) => {
  allowVisits(screenKinds.length);
  const data = collectData(page);
  await takeSteps(
    screenKinds.map(({ path }) => [
      path,
      async () => {
        await openApp(page, path);
        await expectRoomForTexts(page);
        await expectOnlyMessages(page, data);
      },
    ]),
  );
});

test('text that appears after a tap is a message too', async ({ page }) => {
  const data = collectData(page);
  await openApp(page, homeScreen.path);
  await page.locator('.near-link a').click();
  await expect(page.locator('.toast-title')).toBeVisible();
  await page.locator('#search').fill('zzzz');
  await expect(page.locator('.suggest p')).toBeVisible();
  await expectOnlyMessages(page, data);
  await expectRoomForTexts(page);
});

test('longer messages have room in the filters and where nothing fits', async ({ page }) => {
  const data = collectData(page);
  await openApp(page, `${cityScreen.path}?has=mail-order,24-hour,delivery&within=1`);
  await expectRoomForTexts(page);
  await page.locator('.chip.all').click();
  await expect(page.locator('dialog.sheet')).toBeVisible();
  await expectRoomForTexts(page);
  await expectOnlyMessages(page, data);
});
