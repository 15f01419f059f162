import { readFile } from 'node:fs/promises';
import { readEnv } from '../scripts/cli/settings/env.ts';
import { hostRules } from '../scripts/hosts/files/host-rules.ts';
import { nginxInclude } from '../scripts/hosts/files/nginx-include.ts';
import { noteLeftOut } from '../scripts/quality/test-all/test-notes.ts';
import { findNginx, type NginxServer, startNginx } from '../tests/support/nginx-server.ts';
import { appRuns } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { serveMap } from './map-service.ts';
import { cityScreen, pharmacyScreen, screenKinds } from './screens.ts';
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

/** Counts violations of the content policy, starting before the page's first script. */
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

  test.describe('on a wide screen', { tag: '@desktop' }, () => {
    test.use({ viewport: { width: 1440, height: 900 }, allowedConsole: /GL Driver Message/ });

    test('the street map opens: its worker is served with the type that browsers require', async ({
      page,
    }) => {
      await serveMap(page);
      await page.goto(server.url + cityScreen.path);
      await appRuns(page);
      await page.getByText('Street map', { exact: true }).click();
      await expect(page.getByText('The street map is open.')).toBeAttached({ timeout: 15_000 });
    });
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
});
