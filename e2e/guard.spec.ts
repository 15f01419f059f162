import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Opens a page of this site's origin that runs the script. */
async function openWith(page: Page, script: string): Promise<void> {
  const html = `<!doctype html><title>Guard</title><link rel="icon" href="data:,"><script>${script}</script>`;
  await page.route('**/guard-page', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/guard-page');
}

const done = "document.title = 'Done'";
const fetchOutside = `fetch('https://outside.example/').catch(() => {}).finally(() => { ${done} })`;

test.describe('the guard of the browser tests', () => {
  test('lets a clean page pass', async ({ page, consoleMessages }) => {
    await openWith(page, "console.log('fine')");
    expect(consoleMessages).toEqual([]);
  });

  for (const [what, script] of [
    ['a console error', `console.error('broken'); ${done}`],
    ['a console warning', `console.warn('odd'); ${done}`],
    ['an uncaught error', `${done}; throw new Error('thrown')`],
    ['a rejected promise', `${done}; Promise.reject(new Error('rejected'))`],
    ['a request to the outside', fetchOutside],
  ] as const) {
    test(`fails a test on ${what}`, async ({ page }) => {
      test.fail();
      await openWith(page, script);
      await expect(page).toHaveTitle('Done');
      // What the browser tells of itself comes a little later.
      await page.waitForTimeout(500);
    });
  }

  test('lets a test answer for the outside', async ({ page }) => {
    await page.route('https://outside.example/', (route) =>
      route.fulfill({ body: '{}', headers: { 'access-control-allow-origin': '*' } }),
    );
    await openWith(page, fetchOutside);
    await expect(page).toHaveTitle('Done');
  });

  test.describe('with an allowed message', () => {
    test.use({ allowedConsole: /on purpose|^uncaught: Error: planned/ });

    test('lets that message pass and shows it to the test', async ({ page, consoleMessages }) => {
      await openWith(page, "console.error('on purpose'); setTimeout(() => { throw new Error('planned') })");
      await expect.poll(() => consoleMessages).toEqual(['error: on purpose']);
    });

    test('still fails on another', async ({ page }) => {
      test.fail();
      await openWith(page, "console.error('by accident')");
      await page.waitForTimeout(200);
    });
  });
});
