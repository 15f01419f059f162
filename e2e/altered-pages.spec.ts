import type { Page } from '@playwright/test';
import { type Alteration, alter, alterBeforeStart } from './alterations.ts';
import { appRuns, follow, openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { geolocationAt, points } from './near-lab.ts';
import { allowVisits, takeSteps } from './steps.ts';

const noon = new Date('2026-11-17T12:00:00-06:00');

/** Pages of every kind, each reached from the one before. */
const ways = [
  '/24-hour-pharmacy-miami-fl',
  '/compounding-pharmacy-miami-fl',
  '/pharmacies/miami-fl',
  '/pharmacies/miami-fl?has=delivery',
  '/pharmacies/tampa-fl',
  '/pharmacies/florida',
  '/pharmacies/alabama',
  '/24-hour-pharmacy-birmingham-al',
  '/pharmacy-birmingham-al',
  '/directory',
  '/24-hour',
  '/specialties',
  '/',
  '/about',
  '/directory?q=key+west',
  '/directory?q=36104+flu+shot',
  '/directory?q=five+points',
  '/directory?q=takes+aetna+miami',
  '/directory?q=insulin+birmingham',
  '/directory?q=open+now',
  '/directory?q=austin+tx',
  '/directory?q=nothing+of+the+kind',
  '/sitemap',
  '/licenses',
  '/directory?q=33139',
  '/specialty',
  '/brands/city-drugs',
  '/emergency',
  '/pharmacies/hoover-al',
  '/compounding-pharmacy-near-me',
  '/directory?q=walgreens',
  '/pharmacies/georgia',
] as const;

/** The text of the page’s main part, without the elements that a translation adds. */
const mainText = (page: Page): Promise<string> =>
  page
    .locator('main')
    .evaluate((main) => (main.textContent ?? '').replace(/[‹›]/g, '').replace(/\s+/g, ' ').trim());

/** Waits until the page shows everything, late parts included. */
async function settled(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  let before = '';
  await expect
    .poll(async () => {
      const [text, last] = [await mainText(page), before];
      before = text;
      return text !== '' && text === last && !text.includes('Searching…');
    })
    .toBe(true);
  return before;
}

const names = ['translate', 'detect', 'extend'] as const satisfies readonly Alteration[];

test('every page says what it says by itself, though others alter pages', async ({ page }) => {
  // Translation alters every text; what the others alter is on each third page too.
  const onTheWay = (name: Alteration) => ways.filter((_, index) => name === 'translate' || index % 3 === 0);
  allowVisits(3 * ways.length);
  await page.clock.setFixedTime(noon);
  const own = new Map<string, string>();
  for (const path of ways) {
    await openApp(page, path);
    own.set(path, await settled(page));
  }
  await takeSteps(
    names.flatMap((name) => [
      [
        `${name}: to begin with`,
        async () => {
          await openApp(page, '/contact');
          await alter(page, name);
        },
      ],
      ...onTheWay(name).map(
        (path) =>
          [
            `${name}: to ${path}`,
            async () => {
              await follow(page, path);
              if (name !== 'translate') await alter(page, name);
              await expect.poll(() => settled(page)).toBe(own.get(path));
            },
          ] as const,
      ),
    ]),
  );
});

/** A visitor's actions on a list, found without words, since a translation changes those. */
const actions: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ...[0, 1, 2, 3, 1, 2, 0, 3, 4, 5, 4, 5].map(
    (position, turn) =>
      [
        `chip ${position}, turn ${turn}`,
        (page: Page) => page.getByRole('toolbar').getByRole('button').nth(position).click(),
      ] as const,
  ),
  [
    'a distance in the sheet of filters',
    async (page) => {
      await page.getByRole('toolbar').getByRole('button').last().click();
      await page.getByRole('dialog').locator('[name="within"]').nth(3).check();
      await page.getByRole('dialog').locator('[type="submit"]').click();
    },
  ],
  [
    'the visitor’s location',
    async (page) => {
      await page.locator('.to-me').click();
      await expect(page).toHaveURL(/from=me/);
    },
  ],
  ['the map', (page) => page.locator('.to-map').click()],
  ['the list', (page) => page.locator('.to-map').click()],
  ['back', async (page) => void (await page.goBack())],
  ['back once more', async (page) => void (await page.goBack())],
  ['forward', async (page) => void (await page.goForward())],
  ['forward once more', async (page) => void (await page.goForward())],
];

test.describe('a list that is translated', () => {
  test.use({ permissions: ['geolocation'], geolocation: geolocationAt(points.miami) });

  for (const path of ['/pharmacies/miami-fl', '/pharmacy-miami-fl', '/directory?q=brickell+flu+shot'])
    test(`says after each of a visitor’s taps what it says untranslated: ${path}`, async ({
      page,
      context,
    }) => {
      allowVisits(4);
      const plain = await context.newPage();
      for (const each of [page, plain]) {
        await each.clock.setFixedTime(noon);
        await openApp(each, path);
        await settled(each);
      }
      await alter(page, 'translate');
      for (const [name, act] of actions)
        await test.step(name, async () => {
          await act(plain);
          await act(page);
          const said = await settled(plain);
          await expect.poll(() => settled(page)).toBe(said);
        });
    });
});

test.describe('a page altered before the app starts', () => {
  // The app may log that it found foreign elements; it then renders the page anew.
  test.use({ allowedConsole: /hydrat|did not match|Minified React error #4(?:18|23|25)/i });

  test('is taken over and goes on', async ({ context }) => {
    allowVisits(names.length);
    await takeSteps(
      names.map((name) => [
        name,
        async () => {
          const page = await context.newPage();
          await page.clock.setFixedTime(noon);
          await alterBeforeStart(page, name);
          await page.goto('/pharmacies/miami-fl');
          await appRuns(page);
          await page.getByRole('toolbar').getByRole('button').last().click();
          await page.getByRole('dialog').locator('[type="submit"]').click();
          await follow(page, '/compounding-pharmacy-miami-fl');
          await expect(page.locator('h1')).toContainText(/compounding/i);
        },
      ]),
    );
  });
});
