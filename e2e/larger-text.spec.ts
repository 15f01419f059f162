import { testFlags } from '../tests/support/browser-flags.ts';
import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { pharmacyScreen } from './screens.ts';
import { takeSteps } from './steps.ts';

// A browser with letters a quarter larger, like many phones. text-size.spec.ts has letters of twice the size.
const executablePath = process.env.CHROMIUM_PATH;
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...testFlags, '--blink-settings=defaultFontSize=20'],
  },
});
test('the number to call is whole, and its bar hides no content of the page', async ({ page }) => {
  await openApp(page, pharmacyScreen.path);
  await takeSteps(
    [320, 360, 375, 390, 414].map((width) => [
      `at ${width} px`,
      async () => {
        await page.setViewportSize({ width, height: 740 });
        for (const button of await page.locator('.reach-bar > a').all())
          expect(await button.evaluate((own) => own.scrollWidth - own.clientWidth)).toBeLessThanOrEqual(0);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const foot = await page.locator('footer').evaluate((own) => own.getBoundingClientRect().bottom);
        const bar = await page.locator('.reach-bar').evaluate((own) => own.getBoundingClientRect().top);
        expect(foot).toBeLessThanOrEqual(bar);
      },
    ]),
  );
});
