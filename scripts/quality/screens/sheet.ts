import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchFlags } from '../chromium.ts';
import { type ScreenState, screenStates } from './screen-states.ts';
import { visit } from './take-screens.ts';

/** The eight main screens, in the order of the sheet, by the state that shows each on a phone and on a desktop. */
const main = {
  home: ['home', 'home'],
  city: ['city', 'city'],
  landing: ['landing', 'landing'],
  pharmacy: ['pharmacy', 'pharmacy'],
  search: ['search', 'search'],
  near: ['near', 'near'],
  map: ['city-map', 'city'],
  filters: ['city-filters', 'city-filters'],
} as const satisfies Readonly<
  Record<string, readonly [keyof typeof screenStates, keyof typeof screenStates]>
>;

const sizes = { phone: 390, desktop: 1440 } as const;
const sheetWidth = 1920;
const quality = 72;

/** Takes the eight main screens as they are first seen, on a phone and on a desktop, as one WebP picture. */
export async function takeSheet(url: string, executablePath: string, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  const browser = await chromium.launch({ executablePath, args: [...launchFlags] });
  try {
    for (const [name, [phone, desktop]] of Object.entries(main)) {
      for (const [size, key] of [
        ['phone', phone],
        ['desktop', desktop],
      ] as const) {
        const state: ScreenState = screenStates[key];
        const path = join(folder, `${name}-${size}.png`);
        const failure = await visit(browser, url, state, sizes[size], async (page) => {
          await page.screenshot({ path, animations: 'disabled' });
        });
        if (failure !== undefined) throw new Error(`${name} on a ${size}: ${failure}`);
      }
    }
    await composeSheet(browser, folder, file);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Puts the pictures `NAME-phone.png` and `NAME-desktop.png` of a folder onto one sheet. */
async function composeSheet(browser: Browser, folder: string, file: string): Promise<void> {
  const picture = async (name: string): Promise<string> => {
    const data = await readFile(join(folder, `${name}.png`), 'base64');
    return `<img src="data:image/png;base64,${data}">`;
  };
  const names = Object.keys(main);
  const phones = await Promise.all(names.map((name) => picture(`${name}-phone`)));
  const desktops = await Promise.all(names.map((name) => picture(`${name}-desktop`)));
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 1080 } });
  await page.setContent(`<style>
    body { margin: 0; padding: 16px; background: #8b9098; display: grid; gap: 12px; grid-template-columns: repeat(8, 1fr) }
    img { width: 100%; display: block } .wide { grid-column: span 2 }
  </style>${phones.join('')}${desktops.map((image) => image.replace('<img', '<img class="wide"')).join('')}`);
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  await page.setViewportSize({ width: sheetWidth, height });
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(data, 'base64'));
}
