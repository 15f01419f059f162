import { type Browser, chromium } from '@playwright/test';
import { startPreview } from '../hosts/preview/server.ts';
import { ensureChromium, launchFlags } from './chromium.ts';

/** Serves a built site while `visit` runs with the server's URL. Port 0 means any free port. */
export async function servedSite(
  dist: string,
  port: number,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const preview = await startPreview({ dist, port });
  try {
    await visit(preview.url);
  } finally {
    await preview.close();
  }
}

/** Serves a built site and opens a Chromium while `visit` runs with the server's URL and the browser. */
export const siteInBrowser = (
  dist: string,
  print: (line: string) => void,
  visit: (url: string, browser: Browser) => Promise<void>,
): Promise<void> =>
  servedSite(dist, 0, async (url) => {
    const browser = await chromium.launch({ executablePath: ensureChromium(print), args: [...launchFlags] });
    try {
      await visit(url, browser);
    } finally {
      await browser.close();
    }
  });
