import type { Locator } from '@playwright/test';
import { testFlags } from '../tests/support/browser-flags.ts';
import { openApp, openFilters } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './page-checks.ts';
import { cityScreen, pharmacyScreen } from './screens.ts';
import { takeSteps } from './steps.ts';

// A browser with letters of twice the size. Media queries follow it too, unlike page styles (states.spec.ts).
const executablePath = process.env.CHROMIUM_PATH;
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...testFlags, '--blink-settings=defaultFontSize=32'],
  },
});
// One such browser for all tests.
test.describe.configure({ mode: 'default' });

test('a pharmacy’s page does not scroll sideways, and nothing lies over the way back', async ({ page }) => {
  const viewports = [
    { width: 390, height: 800 },
    { width: 360, height: 740 },
  ];
  await openApp(page, pharmacyScreen.path);
  const boxOf = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect());
  await takeSteps(
    viewports.map((viewport) => [
      `at ${viewport.width} px`,
      async () => {
        await page.setViewportSize(viewport);
        await expectNoSidewaysScroll(page);
        const way = await boxOf('.pharmacy-head > nav');
        expect(way.bottom).toBeLessThanOrEqual((await boxOf('.page-actions')).top);
        expect(way.width).toBeGreaterThan(200);
        for (const button of await page.locator('.reach-bar > a').all())
          expect(await button.evaluate((own) => own.scrollWidth - own.clientWidth)).toBeLessThanOrEqual(0);
      },
    ]),
  );
});

/** Words broken over several lines; the parts of a hyphenated word count separately. */
const brokenWords = (names: Locator): Promise<readonly string[]> =>
  names.evaluateAll((links) =>
    links.flatMap((link) => {
      const text = link.firstChild;
      if (text === null) return [];
      return [...(text.textContent ?? '').matchAll(/[^\s-]+/g)]
        .filter(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(({ 0: word }) => word);
    }),
  );

for (const [list, path] of [
  ['the pharmacies near another', '/pharmacies/miami-fl/chestnut-pharmacy'],
  ['the pharmacies of a name', '/directory?q=goodwell+drug'],
] as const) {
  test(`${list} have whole names, and each a button that lies over nothing`, async ({ page }) => {
    const widths = [360, 390];
    const rows = page.locator('.rows li');
    await openApp(page, path);
    await takeSteps(
      widths.map((width) => [
        `at ${width} px`,
        async () => {
          await page.setViewportSize({ width, height: 800 });
          await expect(rows.first()).toBeVisible();
          expect(await brokenWords(rows.locator('.name a'))).toEqual([]);
          const covered = await rows.evaluateAll((all) =>
            all.filter((row) => {
              const top = row.querySelector('.tel')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
              return [...row.querySelectorAll('p, .sample-tag')].some(
                (part) => part.getBoundingClientRect().bottom > top,
              );
            }),
          );
          expect(covered).toHaveLength(0);
        },
      ]),
    );
  });
}

test('the two buttons of a landing page’s first card have room for their words', async ({ page }) => {
  await openApp(page, '/24-hour-pharmacy-birmingham-al');
  const buttons = await page.locator('.card').first().locator('.act > a').all();
  expect(buttons).toHaveLength(2);
  for (const button of buttons)
    expect(await button.evaluate((own) => own.scrollWidth - own.clientWidth)).toBeLessThanOrEqual(0);
});

test('the sheet of filters and the menu are on the screen whole', async ({ page }) => {
  const widths = [320, 390];
  await openApp(page, cityScreen.path);
  const expectOnScreen = async (part: Locator, width: number): Promise<void> => {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await part.evaluate((own) => own.scrollWidth - own.clientWidth)).toBeLessThanOrEqual(0);
  };
  await takeSteps(
    widths.map((width) => [
      `at ${width} px`,
      async () => {
        await page.setViewportSize({ width, height: 800 });
        const sheet = await openFilters(page);
        for (const button of await sheet.locator('header button, footer button').all())
          await expectOnScreen(button, width);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Menu' }).click();
        await expectOnScreen(page.locator('.menu'), width);
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.locator('.menu')).toBeHidden();
      },
    ]),
  );
});
