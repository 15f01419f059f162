import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { buildSite } from '../scripts/build/build.ts';
import { workMarker } from '../scripts/build/publish/check-folders.ts';
import { readEnv } from '../scripts/cli/settings/env.ts';
import { type Preview, startPreview } from '../scripts/hosts/preview/server.ts';
import { sharedBundle } from '../tests/support/shared-bundle.ts';
import { appRuns, countDocuments } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { homeScreen } from './screens.ts';
import { writeSmallLists } from './small-site.ts';
import { copyRenamed } from './support/two-builds.ts';

// A site that is deployed again while a visitor has a page of it open.

const names = ['Avondale', 'Newvale', 'Oldvale'] as const;
type Name = (typeof names)[number];

interface DeployingSite {
  readonly preview: Preview;
  /** Deploys data with the next name and renamed assets on a day. */
  readonly deploy: (name: Name, day: string) => Promise<void>;
}

const sites: DeployingSite[] = [];
test.afterEach(async () => {
  for (const { preview } of sites.splice(0)) await preview.close();
});

/** Starts a site of a few cities below a folder; its first deploy is on November 1. */
async function startSite(folder: string, cities: readonly string[]): Promise<DeployingSite> {
  await rm(folder, { recursive: true, force: true });
  const [lists, out, work] = [join(folder, 'lists'), join(folder, 'dist'), join(folder, 'work')];
  const env = readEnv({});
  if (!env.ok) throw new Error('No variables are not well-formed');
  await mkdir(work, { recursive: true });
  await writeFile(join(work, workMarker), '');
  const built = await sharedBundle();
  const deploy = async (name: Name, day: string): Promise<void> => {
    const mark = String(names.indexOf(name));
    const bundle = join(folder, `bundle-${mark}`);
    await copyRenamed(dirname(built.client), bundle, mark);
    await writeSmallLists(lists, cities, (line) => line.replaceAll('Avondale', name));
    const outcome = await buildSite({
      lists,
      out,
      work,
      threads: 1,
      env: env.value,
      now: new Date(`${day}T12:00:00Z`),
      bundle: async () => ({
        ...built,
        id: built.id + mark,
        client: join(bundle, 'client'),
        renderer: resolve(bundle, 'server', 'prerender.mjs'),
        worker: resolve(bundle, 'server', 'render-worker.mjs'),
      }),
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  };
  await deploy('Avondale', '2026-11-01');
  const site = { preview: await startPreview({ dist: out, port: 0 }), deploy };
  sites.push(site);
  return site;
}

test.setTimeout(120_000);
// Missing code is requested once, then the document is loaded.
test.use({ allowedConsole: /Failed to (?:load resource|fetch)|NewDeploy/, allowedRequests: /localhost/ });

const main = (page: Page) => page.getByRole('main');
const trail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name });
const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

/** Taps a link and expects its page, whole and of one deploy. */
async function tap(page: Page, link: Locator, heading: string | RegExp): Promise<void> {
  await link.click();
  await expect(page.locator('h1')).toHaveText(heading);
  await appRuns(page);
  await expect(page.locator('.error-screen')).toHaveCount(0);
  const shown = await page.content();
  const found = names.filter((name) => shown.includes(name));
  expect(found.length).toBeLessThanOrEqual(1);
}

test('a page open over two deploys works on: no error, one document for each deploy at most @long', async ({
  page,
}) => {
  const { preview, deploy } = await startSite('.cache/e2e-open-page', [
    'birmingham-al',
    'hoover-al',
    'miami-fl',
  ]);
  await page.goto(`${preview.url}/pharmacies/alabama`);
  await appRuns(page);
  const documents = countDocuments(page);
  const birmingham = 'Pharmacies in Birmingham, AL';
  const compounding = async (): Promise<Locator> => {
    await page.getByText('By type of pharmacy').click();
    return main(page).getByRole('link', { name: 'Compounding', exact: true });
  };

  await tap(page, main(page).getByRole('link', { name: 'Birmingham', exact: true }), birmingham);
  await tap(page, await compounding(), /Compounding/);
  await deploy('Newvale', '2026-11-02');
  await tap(page, trail(page, 'Birmingham'), birmingham);
  await tap(page, main(page).locator('.card h3 a').first(), /./);
  await tap(page, trail(page, 'Alabama'), 'Pharmacies in Alabama');
  await tap(page, main(page).getByRole('link', { name: 'Hoover', exact: true }), 'Pharmacies in Hoover, AL');
  await deploy('Oldvale', '2026-11-03');
  await tap(page, footer(page, 'About'), 'About this directory');
  await tap(page, footer(page, 'Privacy'), /./);
  await tap(page, page.getByRole('banner').getByRole('link').first(), homeScreen.heading);
  await tap(page, main(page).getByRole('link', { name: 'Florida' }), 'Pharmacies in Florida');
  await tap(page, main(page).getByRole('link', { name: 'Miami', exact: true }), 'Pharmacies in Miami, FL');
  await tap(page, await compounding(), /Compounding/);
  expect(documents()).toBeLessThanOrEqual(2);

  await page.goto(`${preview.url}/pharmacies/birmingham-al`);
  await expect(page.locator('body')).toContainText('Oldvale');
});

test('a page that stays open for 31 days over deploys reloads once, and its links work @long', async ({
  page,
}) => {
  const { preview, deploy } = await startSite('.cache/e2e-old-page', ['birmingham-al']);
  await page.goto(`${preview.url}/pharmacies/alabama`);
  await appRuns(page);
  const documents = countDocuments(page);
  await deploy('Newvale', '2026-11-02');
  // The code of the page's own deploy still exists.
  await tap(page, footer(page, 'About'), 'About this directory');
  expect(documents()).toBe(0);

  await deploy('Oldvale', '2026-12-03');
  await tap(page, footer(page, 'Contact'), 'Contact');
  expect(documents()).toBe(1);
  await tap(page, footer(page, 'Terms'), /./);
  await tap(page, footer(page, 'Privacy'), /./);
  expect(documents()).toBe(1);
});
