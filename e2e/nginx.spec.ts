import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readEnv } from '../scripts/config/env.ts';
import { hostRules } from '../scripts/hosts/host-rules.ts';
import { nginxInclude } from '../scripts/hosts/nginx-include.ts';
import { noteLeftOut } from '../scripts/quality/test-all/left-out.ts';
import { findNginx, type NginxServer, startNginx } from '../tests/support/nginx-server.ts';
import { appRuns } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { cityScreen, landingScreens, pharmacyScreen, screenKinds, stateScreen } from './screens.ts';
import { allowVisits, takeSteps } from './steps.ts';

const program = findNginx();
const dist = process.env.E2E_DIST ?? 'dist';
let server: NginxServer;

test.skip(program === undefined, 'This machine has no nginx to serve the site with.');

if (program === undefined)
  noteLeftOut('the site in a browser behind nginx. Install it (Debian: apt-get install nginx-light).');

test.beforeAll(async () => {
  if (program === undefined) return;
  const env = readEnv(process.env);
  if (!env.ok) throw new Error('The environment variables are not well-formed: run "npm run build".');
  const sample = (await readFile(`${dist}/index.html`, 'utf8')).includes('name="listings" content="sample"');
  server = await startNginx({ program, root: dist, include: nginxInclude(hostRules(env.value, sample)) });
});
test.afterAll(() => server?.close());

/** Counts what the content policy blocks, from before the page's first script on. */
const watchPolicy = (): void => {
  Object.assign(window, { blocked: [] });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    const blocked: unknown = Reflect.get(window, 'blocked');
    if (Array.isArray(blocked)) blocked.push(`${violatedDirective} ${blockedURI}`);
  });
};

test.describe('behind nginx with the generated include', () => {
  test('every kind of screen runs, and its content policy blocks nothing', async ({ page }) => {
    const kinds = [...screenKinds, pharmacyScreen];
    allowVisits(kinds.length);
    await page.addInitScript(watchPolicy);
    await takeSteps(
      kinds.map(({ path }) => [
        `at ${path}`,
        async () => {
          const response = await page.goto(server.url + path);
          expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
          await appRuns(page);
          expect(await page.evaluate(() => Reflect.get(window, 'blocked'))).toEqual([]);
        },
      ]),
    );
  });

  test.describe('for a script that is not of this site', () => {
    test.use({ allowedConsole: /^error: Executing inline script violates/ });

    test('the content policy does not let it run', async ({ page }) => {
      await page.goto(`${server.url}/about`);
      await page.evaluate(watchPolicy);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "Taken over"';
        document.head.append(script);
      });
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'blocked')))
        .toEqual(['script-src-elem inline']);
      expect(await page.title()).not.toBe('Taken over');
    });
  });

  test.describe('for a visitor whose connection is gone', () => {
    // Without a connection the browser says of each request that it failed.
    test.use({
      serviceWorkers: 'allow',
      allowedConsole: /Failed to (load resource|fetch)/,
      allowedRequests: /127\.0\.0\.1/,
    });

    test('pages seen before are shown and run, and say since when they are saved', async ({
      page,
      context,
    }) => {
      await page.goto(server.url + stateScreen.path);
      await isKept(page, stateScreen.path);
      await page.goto(server.url + cityScreen.path);
      await isKept(page, cityScreen.path);
      await page.getByRole('link', { name: pharmacyScreen.heading, exact: true }).click();
      await isKept(page, pharmacyScreen.path);
      await expect(note(page)).toHaveCount(0);

      await context.setOffline(true);
      await page.goto(server.url + cityScreen.path);
      await expect(page.locator('h1')).toHaveText(cityScreen.heading);
      await expect(note(page)).toHaveText(
        /^You seem to be offline\. This page was saved on \w+ \d+, \d{4} at .* and may/,
      );
      await appRuns(page);
      await expect(note(page)).toBeVisible();
      await page.getByRole('link', { name: pharmacyScreen.heading, exact: true }).click();
      await expect(page.locator('h1')).toHaveText(pharmacyScreen.heading);
      await expect(note(page)).toHaveText(/^You are offline\. What you see was saved on this device/);
      await page.goto(`${server.url}${pharmacyScreen.path}?ref=share`);
      await expect(page.locator('h1')).toHaveText(pharmacyScreen.heading);
      await followsConnection(page);

      await context.setOffline(false);
      await expect(note(page)).toHaveText(/^You are online again/);
      await note(page).getByRole('button').click();
      await expect(note(page)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveText(pharmacyScreen.heading);
    });

    test('a page never seen is said not to be saved, with those that are; a missing page is never kept', async ({
      page,
      context,
    }) => {
      const [landing] = landingScreens;
      await page.goto(server.url + cityScreen.path);
      await isKept(page, cityScreen.path);
      await page.goto(`${server.url}/no-such-page`);
      await appRuns(page);
      await context.setOffline(true);
      for (const path of [landing?.path ?? '', '/no-such-page']) {
        const response = await page.goto(server.url + path);
        expect(response?.status()).toBe(503);
        await expect(page.locator('h1')).toHaveText('You seem to be offline');
        await expect(page.getByRole('listitem')).toHaveCount(1);
      }
      await page.getByRole('listitem').getByRole('link').click();
      await expect(page.locator('h1')).toHaveText(cityScreen.heading);
      await appRuns(page);
    });

    test('an online visit shows what the server has, and keeps that', async ({ page }) => {
      const path = '/about';
      await page.goto(server.url + path);
      await isKept(page, path);
      const old = '<!doctype html><title>Old</title><h1>Old</h1>';
      await page.evaluate(
        async ([url, html]) => {
          const answer = new Response(html, { headers: { 'content-type': 'text/html' } });
          await (await caches.open('pages-1')).put(url, answer);
        },
        [path, old] as const,
      );
      await page.goto(server.url + path);
      await expect(page.locator('h1')).toHaveText('About this directory');
      await expect
        .poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), path))
        .toContain('About this directory');
    });
  });
});

const note = (page: Page) => page.getByRole('complementary', { name: 'Connection' });

/** Waits until the page listens for its connection, which its code does once the browser is idle. */
const followsConnection = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/saved-pages-')),
  );

/** Waits until the page, and a script, are kept on the device. */
const isKept = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (url) => {
        const assets = await (await caches.open('assets-1')).keys();
        return (await caches.match(url)) !== undefined && assets.length > 3;
      }, path),
    )
    .toBe(true);
