import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { transformWithOxc } from 'vite';
import { appRuns, countDocuments, expectScreen } from '../app-page.ts';
import { cityScreen, stateScreen } from '../screens.ts';
import { startDeployedSite } from '../support/deployed-site.ts';
import { makeTwoBuilds, renamed, type TwoBuilds } from '../support/two-builds.ts';
import { expect, goOffline, keptPaths, test as offlineTest, visit } from './offline-site.ts';

const test = offlineTest.extend<object, { readonly builds: TwoBuilds }>({
  builds: [
    async ({ browserName: _ }, use, { parallelIndex }) =>
      use(await makeTwoBuilds(`.cache/e2e-deploys-${parallelIndex}`)),
    { scope: 'worker', timeout: 90_000 },
  ],
  site: async ({ builds }, use) => {
    const site = await startDeployedSite(builds.first);
    await use(site);
    await site.close();
  },
});

// One worker runs all these tests, so the sites are built once.
test.describe.configure({ mode: 'default' });

/** Expects Birmingham's page to be of one deploy: the HTML as sent, its data, and what the app renders. */
async function expectOneDeploy(page: Page, has: string, hasNot: string): Promise<void> {
  await appRuns(page);
  await expect(page.locator('h1')).toHaveText([cityScreen.heading]);
  await expect(page).toHaveURL(({ pathname }) => pathname === cityScreen.path);
  const shown = await page.content();
  expect(shown).toContain(has);
  expect(shown).not.toContain(hasNot);
  const data = await page.evaluate(async () => {
    const [file = ''] =
      document.querySelector<HTMLMetaElement>('meta[name="dataset"]')?.content.split(' ') ?? [];
    return (await fetch(file)).text();
  });
  expect(data).toContain(has);
  expect(data).not.toContain(hasNot);
}

test.describe('from one deploy to the next, with the service worker in charge @long', () => {
  test('a page is from one deploy or the other, online and offline, and never a mix', async ({
    page,
    context,
    site,
    builds,
  }) => {
    await visit(page, cityScreen.path);
    await visit(page, stateScreen.path);
    await site.deploy(builds.second);

    await goOffline(context);
    await page.goto(cityScreen.path);
    await expectOneDeploy(page, renamed.before, renamed.after);
    await context.setOffline(false);
    await visit(page, cityScreen.path);
    await expectOneDeploy(page, renamed.after, renamed.before);
    await goOffline(context);
    await page.goto(cityScreen.path);
    await expectOneDeploy(page, renamed.after, renamed.before);
    await page.goto(stateScreen.path);
    await appRuns(page);
    await expectScreen(page, stateScreen);
    await page.getByRole('main').getByRole('link', { name: 'Birmingham', exact: true }).click();
    await expectScreen(page, cityScreen);
    await expectOneDeploy(page, renamed.after, renamed.before);
  });

  test('links of an open page work after its files are gone, by documents of the new deploy', async ({
    page,
    site,
    builds,
  }) => {
    await visit(page, stateScreen.path);
    await site.deploy(builds.second);
    const documents = countDocuments(page);
    await page.getByRole('main').getByRole('link', { name: 'Birmingham', exact: true }).click();
    await expectScreen(page, cityScreen);
    await expectOneDeploy(page, renamed.after, renamed.before);
    expect(documents()).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.locator('h1')).toHaveText(['About this directory']);
    expect(documents()).toBe(1);
  });

  test('a page shown by an older app is saved in the new deploy’s version, with its files', async ({
    page,
    context,
    site,
    builds,
  }) => {
    await visit(page, cityScreen.path);
    await page.locator('.card h3 a').first().click();
    await expect(page.locator('h1')).not.toHaveText([cityScreen.heading]);
    await site.deploy(builds.second);
    await page.goBack();
    await expectScreen(page, cityScreen);
    const saved = () => page.evaluate(async (path) => (await caches.match(path))?.text(), cityScreen.path);
    await expect.poll(saved, { timeout: 15_000 }).toContain(renamed.after);
    await expect
      .poll(() => keptPaths(page), { timeout: 15_000 })
      .toContainEqual(expect.stringMatching(/^\/assets\/vendor-.*2\.js$/));
    // The files are saved one after another, and the app needs all of them.
    const missing = async (): Promise<readonly string[]> => {
      const kept = await keptPaths(page);
      const named = (await saved())?.match(/\/(?:assets|data)\/[\w./-]+\.js(?:on)?\b/g) ?? [];
      return named.filter((path) => !kept.includes(path));
    };
    await expect.poll(missing, { timeout: 15_000 }).toEqual([]);
    await goOffline(context);
    await page.goto(cityScreen.path);
    await expectOneDeploy(page, renamed.after, renamed.before);
  });
});

test.describe('a service worker that is withdrawn @long', () => {
  test('removes itself and its caches, and open pages work on', async ({ page, context, site }) => {
    await visit(page, cityScreen.path);
    await visit(page, stateScreen.path);
    // Two seconds after it opened, the page registers the worker, which would undo the withdrawal.
    const hasRegistered = (): boolean =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/saved-pages-'));
    await expect.poll(() => page.evaluate(hasRegistered)).toBe(true);
    const source = await readFile('src/service-worker/withdrawn-worker.ts', 'utf8');
    const { code } = await transformWithOxc(source, 'withdrawn-worker.ts');
    site.answer(/^\/sw\.js$/, { status: 200, type: 'text/javascript', body: code.replace('export {};', '') });
    site.answer(/^\/assets\/saved-pages-/, {
      status: 200,
      type: 'text/javascript',
      body: 'export const savePage = () => {};',
    });

    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await expect.poll(() => keptPaths(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Birmingham', exact: true }).click();
    await expectScreen(page, cityScreen);
    await page.goto(stateScreen.path);
    await appRuns(page);
    await expectScreen(page, stateScreen);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await keptPaths(page)).toEqual([]);
    await goOffline(context);
    await expect(page.goto(cityScreen.path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
});
