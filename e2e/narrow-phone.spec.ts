import type { Locator } from '@playwright/test';
import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { cityScreen, homeScreen, pharmacyScreen } from './screens.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** The texts of these parts that take more than one line, split by the pattern. */
const broken = (parts: Locator, split: RegExp): Promise<readonly string[]> =>
  parts.evaluateAll(
    (elements, pattern) =>
      elements.flatMap((element) => {
        const text = element.firstChild;
        if (text === null) return [];
        return [...(text.textContent ?? '').matchAll(new RegExp(pattern, 'g'))]
          .filter(({ index, 0: piece }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + piece.length);
            return range.getClientRects().length > 1;
          })
          .map(({ 0: piece }) => piece);
      }),
    split.source,
  );

test('at 320 px no word of the home page’s tiles is broken', async ({ page }) => {
  await openApp(page, homeScreen.path);
  expect(await broken(page.locator('.tiles b'), /[^\s-]+/)).toEqual([]);
});

test('at 320 px no hours of a week are broken, beside those of store and drive-through', async ({ page }) => {
  await openApp(page, pharmacyScreen.path);
  await page.getByText('The whole week').click();
  await expect(page.locator('.week').first().locator('thead th')).toHaveCount(4);
  expect(await broken(page.locator('.week td'), /[^,]+/)).toEqual([]);
});

test('a card’s services end after a whole one', async ({ page }) => {
  await openApp(page, cityScreen.path);
  const cut = await page.locator('.card > .tags:not(.warn)').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const { right, top } = line.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(line);
      // The content of the first line, the only visible one.
      return [...words.getClientRects()]
        .filter((piece) => piece.top < top + 2 && piece.right > right + 1)
        .map(() => line.textContent);
    }),
  );
  expect(cut).toEqual([]);
});
