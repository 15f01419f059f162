import { axeViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('axe finds text of low contrast in its color scheme, and controls without a name', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><head><title>Faults</title>
    <meta name="color-scheme" content="light dark">
    <style>
      body { background: #fff; color: #000 }
      .pale { color: #ddd }
      @media (prefers-color-scheme: dark) {
        body { background: #000; color: #fff }
        .pale { color: #ddd }
        .dim { color: #333 }
      }
    </style></head>
    <body><main><h1>Faults</h1><p class="pale">Pale</p><p class="dim">Dim</p><button></button></main></body></html>`);
  const found = await axeViolations(page);
  expect(found.map(({ scheme, id, nodes }) => [scheme, id, nodes.length]).toSorted()).toEqual([
    ['dark', 'color-contrast', 1],
    ['light', 'button-name', 1],
    ['light', 'color-contrast', 1],
  ]);
  expect(await axeViolations(page, ['button-name'])).toHaveLength(2);
});
