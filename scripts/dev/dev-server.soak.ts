import { type ChildProcess, spawn } from 'node:child_process';
import { rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { goodLists, listDirectoryWith } from '../../tests/support/list-fixture.ts';
import { findChromium, launchFlags } from '../quality/chromium.ts';

// From a saved list to the new page on the screen.
const mostMs = 4000;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: [...launchFlags] });
});
afterAll(() => browser.close());

async function startServer(lists: string): Promise<{ url: string; output: () => string }> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['scripts/launch.mjs', 'dev', '--port', String(port)], {
    env: { ...process.env, LISTS_DIR: lists, LISTINGS_DIR: join(lists, 'listings'), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  let text = '';
  const started = new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      text += chunk;
      if (text.includes(`:${port}/`)) resolve();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('exit', () => reject(new Error(text)));
  });
  await started;
  return { url: `http://localhost:${port}`, output: () => text };
}

const overlay = (page: Page) => page.locator('vite-error-overlay .message');

it('an edit of a list is seen in the browser, however it is saved; a broken list is reported there and in the terminal', async () => {
  const lists = listDirectoryWith();
  const cities = join(lists, 'cities.csv');
  const { url, output } = await startServer(lists);
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const good = goodLists['cities.csv'];
  const mobile = `${good}Mobile,AL,mobile-al,30.69436,-88.04305,194288,Mobile,America/Chicago,36601 36602\n`;
  const title = page.locator('h1');
  const seen = async (name: string, look: () => Promise<void>): Promise<void> => {
    const start = performance.now();
    await look();
    const ms = Math.round(performance.now() - start);
    console.info(`${name}: ${(ms / 1000).toFixed(2)} s`);
    expect(ms).toBeLessThan(mostMs);
  };

  // The first visit compiles everything and has Vite find the libraries, after which it reloads the page.
  await page.goto(`${url}/pharmacies/alabama`, { timeout: 120_000 });
  await title.filter({ hasText: 'Alabama' }).waitFor();
  await page.waitForLoadState('networkidle');
  const cityLink = page.getByRole('main').getByRole('link', { name: 'Mobile', exact: true });
  expect(await cityLink.count()).toBe(0);

  await seen('a city added by writing over the list', async () => {
    await writeFile(cities, mobile);
    await cityLink.first().waitFor();
  });
  expect((await fetch(`${url}/pharmacies/mobile-al`)).status).toBe(200);

  await seen('a list broken by truncating and writing', async () => {
    await truncate(cities);
    await writeFile(cities, mobile.replace(',194288,', ',many,'));
    await overlay(page).filter({ hasText: 'population must be a whole number (got "many")' }).waitFor();
  });
  expect(await overlay(page).textContent()).toContain(`${cities}:4: `);
  expect(output()).toContain(`${cities}:4: population must be a whole number (got "many")`);

  const second = await browser.newPage();
  onTestFinished(() => second.close());
  expect((await second.goto(url))?.status()).toBe(500);
  await overlay(second).filter({ hasText: 'population' }).waitFor();

  await seen('a list mended by renaming over it', async () => {
    await writeFile(`${cities}.tmp`, mobile);
    await rename(`${cities}.tmp`, cities);
    await cityLink.first().waitFor();
    await second.locator('h1').waitFor();
  });
  expect(await overlay(page).count()).toBe(0);
  expect(await overlay(second).count()).toBe(0);

  await second.goto(`${url}/pharmacies/mobile-al`);
  await second.locator('h1').filter({ hasText: 'Pharmacies in Mobile, AL' }).waitFor();
  await seen('a city removed by deleting the list and writing it anew', async () => {
    await rm(cities);
    await writeFile(cities, good);
    await second.locator('h1').filter({ hasNotText: 'Pharmacies in Mobile, AL' }).waitFor();
  });
  expect((await fetch(`${url}/pharmacies/mobile-al`)).status).toBe(404);
  expect((await fetch(`${url}/pharmacies/birmingham-al`)).status).toBe(200);
});
