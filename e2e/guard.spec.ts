import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchPages } from './page-watch.ts';
import { allowVisits, takeSteps } from './steps.ts';

/** Opens a page of this site's origin that runs the script. */
async function openWith(page: Page, script: string): Promise<void> {
  const html = `<!doctype html><title>Guard</title><link rel="icon" href="data:,"><script>${script}</script>`;
  await page.route('**/guard-page', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/guard-page');
}

const nothing = /(?!)/;
const fetchOutside = "fetch('https://outside.example/').catch(() => {})";

test.describe('the guard of the browser tests', () => {
  test('lets a clean page pass', async ({ page, consoleMessages, watch }) => {
    await openWith(page, "console.log('fine')");
    expect(consoleMessages).toEqual([]);
    expect(await watch.problems()).toEqual([]);
  });

  test.describe('told by a page', () => {
    // For the guard of this test itself; the guard under test allows nothing.
    test.use({ allowedConsole: /./, allowedRequests: /./ });

    const problems = [
      ['a console error', "console.error('broken')", /^error: broken, at \S+\/guard-page\n/],
      ['a console warning', "console.warn('odd')", /^warning: odd, at \S+\/guard-page\n/],
      ['an uncaught error', "throw new Error('thrown')", /^uncaught: Error: thrown/],
      ['a rejected promise', "Promise.reject(new Error('rejected'))", /^uncaught: Error: rejected/],
      [
        'a request to the outside by name',
        fetchOutside,
        /^request to the outside: https:\/\/outside\.example\/, at \S+\/guard-page\n/,
      ],
      [
        'a request to the outside by address',
        "fetch('http://192.0.2.1/').catch(() => {})",
        /^request to the outside: http:\/\/192\.0\.2\.1\/, at/,
      ],
      [
        'a request that fails',
        "fetch('http://127.0.0.1:9/').catch(() => {})",
        /^request failed: http:\/\/127\.0\.0\.1:9\/ /,
      ],
    ] as const;
    test('names each problem, and its page', async ({ page, context }) => {
      allowVisits(problems.length);
      await takeSteps(
        problems.map(([what, script, problem]) => [
          what,
          async () => {
            const watch = watchPages(context, { console: nothing, requests: nothing });
            await openWith(page, script);
            await expect.poll(() => watch.problems()).toContainEqual(expect.stringMatching(problem));
          },
        ]),
      );
    });

    test('names each problem that is not allowed', async ({ page, context }) => {
      const watch = watchPages(context, { console: /on purpose/, requests: nothing });
      await openWith(page, "console.error('on purpose by accident'); console.error('planned')");
      await expect.poll(() => watch.problems()).toEqual([expect.stringMatching(/^error: planned, at/)]);
    });
  });

  test('fails a test on a console error', async ({ page }) => {
    test.fail();
    await Promise.all([page.waitForEvent('console'), openWith(page, "console.error('broken')")]);
  });

  test('lets a test answer for the outside', async ({ page, watch }) => {
    await page.route('https://outside.example/', (route) =>
      route.fulfill({ body: '{}', headers: { 'access-control-allow-origin': '*' } }),
    );
    await openWith(page, `${fetchOutside}.finally(() => { document.title = 'Done' })`);
    await expect(page).toHaveTitle('Done');
    expect(await watch.problems()).toEqual([]);
  });

  test.describe('with an allowed message', () => {
    test.use({ allowedConsole: /on purpose|^uncaught: Error: planned/ });

    test('lets that message pass and shows it to the test', async ({ page, consoleMessages }) => {
      await openWith(page, "console.error('on purpose'); setTimeout(() => { throw new Error('planned') })");
      await expect.poll(() => consoleMessages).toEqual(['error: on purpose']);
    });
  });
});
