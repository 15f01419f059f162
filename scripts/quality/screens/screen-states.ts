import type { BrowserContextOptions, Page } from '@playwright/test';

/** A screen, or a state of one, and how a visitor comes to it. */
export interface ScreenState {
  readonly path: string;
  /** The device's location where it is shared; without one, asking for it is refused. */
  readonly geolocation?: NonNullable<BrowserContextOptions['geolocation']>;
  /** `phone` and `desktop` are taken at such widths only. */
  readonly only?: 'phone' | 'desktop';
  /** What the visitor does there, and what is then waited for; undefined where the page as it opens is the picture. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What is arranged before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Whether the picture is of the whole page, which it is unless something lies over it. */
  readonly whole?: false;
  /** Whether pages are saved on the device, which takes the service worker. */
  readonly saves?: true;
  /** Whether the page is kept waiting for its data, so that its script never gets to the page. */
  readonly waits?: true;
}

const inMiami = { latitude: 25.7743, longitude: -80.1937 };
const inHonolulu = { latitude: 21.3069, longitude: -157.8583 };
const city = '/pharmacies/miami-fl';

const nearMe = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(?:Open near me|Near me)$/ }).click();
};

const openSheet = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^All filters/ }).click();
  await page.getByRole('dialog').waitFor();
};

const openMap = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.getByRole('link', { name: 'List', exact: true }).waitFor();
};

/** Presses the first pin of the phone's map that stands for one pharmacy. */
const pressPin = async (page: Page): Promise<void> => {
  await openMap(page);
  await page.locator('.map-ground button.pin').first().click();
  await page.locator('.pin-panel').waitFor();
};

/** Moves the map away from its list. */
const moveMap = async (page: Page): Promise<void> => {
  const ground = page.locator('.map-ground');
  await ground.focus();
  for (const key of ['+', '+', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown'])
    await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Search this area' }).waitFor();
};

/** Leads to the page of the first pharmacy of a list, or of the first whose card says so. */
const toPharmacy =
  (says: RegExp = /./) =>
  async (page: Page): Promise<void> => {
    const cards = page.locator('main .card').filter({ hasText: says });
    const path = await cards.first().locator('h3 a').getAttribute('href');
    await page.goto(new URL(path ?? '/', page.url()).href);
  };

/** Waits until the page is kept on the device with its data and the last of its code, and takes the connection away. */
const goOffline = async (page: Page): Promise<void> => {
  await page.waitForFunction(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    const wanted = [window.location.pathname, '/data/', '/assets/error-screen-', '/assets/vendor-'];
    return wanted.every((part) => kept.some((url) => url.includes(part)));
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker notes last what it has kept.
  await page.waitForTimeout(2000);
  await page.context().setOffline(true);
};

const held = async (page: Page): Promise<void> => {
  // Never answered, so that the page goes on waiting.
  await page.route(/\/(?:data|manifests)\/|\/assets\/search-phrase-/, () => undefined);
};

/** Every kind of screen and every state that visitors meet, by the name of its pictures. */
export const screenStates = {
  home: { path: '/' },
  'home-near': {
    path: '/',
    geolocation: inMiami,
    reach: async (page) => {
      await nearMe(page);
      await page.locator('main .card').first().waitFor();
    },
  },
  'home-denied': {
    path: '/',
    reach: async (page) => {
      await nearMe(page);
      await page
        .getByText(/not shared|denied|refused|blocked/i)
        .first()
        .waitFor();
    },
  },
  suggestions: {
    path: '/',
    whole: false,
    reach: async (page) => {
      await page.getByRole('combobox').first().click();
      await page.keyboard.type('24 hour mia');
      await page.getByRole('option').first().waitFor();
    },
  },
  menu: {
    path: '/',
    whole: false,
    only: 'phone',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
    },
  },
  directory: { path: '/directory' },
  near: {
    path: '/directory?from=me',
    geolocation: inMiami,
    reach: async (page) => {
      const ask = page.getByRole('button', { name: 'Use my location' });
      await ask.click();
      await page.locator('main .card').first().waitFor();
    },
  },
  'near-unknown': { path: '/directory?from=me' },
  'near-far': {
    path: '/',
    geolocation: inHonolulu,
    reach: async (page) => {
      await nearMe(page);
      await page
        .getByText(/nearest city we list|We list nothing within|We list no pharmacy/)
        .first()
        .waitFor();
    },
  },
  preset: { path: '/24-hour' },
  state: { path: '/pharmacies/alabama' },
  brand: { path: '/brands/goodwell-drug' },
  'brand-state': { path: '/brands/goodwell-drug/florida' },
  'brand-city': { path: '/brands/goodwell-drug/florida/miami-fl' },
  'branded-store': { path: '/city-drugs-brunswick-ga' },
  city: { path: city },
  'city-page-2': { path: `${city}?page=2` },
  'city-first-view': { path: city, whole: false },
  'city-map': { path: city, whole: false, only: 'phone', reach: openMap },
  'city-map-pin': { path: city, whole: false, only: 'phone', reach: pressPin },
  'city-map-moved': {
    path: city,
    whole: false,
    reach: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < 992) await openMap(page);
      await moveMap(page);
    },
  },
  'city-filters': { path: city, whole: false, reach: openSheet },
  filtered: { path: `${city}?service=flu-shots&has=open-sunday&open=1` },
  empty: { path: `${city}?type=mail-order&has=24-hour,delivery&within=1` },
  'from-landmark': { path: '/pharmacies/birmingham-al?from=uab-hospital&within=5' },
  search: { path: '/directory?q=24+hour+miami' },
  'search-typo': { path: '/directory?q=birmingam' },
  'search-nowhere': { path: '/directory?q=24+hour+atlantis' },
  loading: { path: '/directory?q=24+hour+mobile+al', prepare: held, waits: true },
  landing: { path: '/24-hour-pharmacy-miami-fl' },
  'landing-duplicate': { path: '/drugstores-in-miami-fl' },
  landmark: { path: '/pharmacy-near-uab-hospital-birmingham-al' },
  pharmacy: { path: city, reach: toPharmacy() },
  'pharmacy-unknown-hours': { path: city, reach: toPharmacy(/hours not listed|Hours not listed/) },
  saved: { path: '/saved' },
  'saved-some': {
    path: city,
    reach: async (page) => {
      for (const says of [/Flu shots/, /Compounding/]) {
        await page.goto(new URL(city, page.url()).href);
        await toPharmacy(says)(page);
        await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.locator('.to-save[aria-pressed="true"]').waitFor();
      }
      await page.goto(new URL('/saved', page.url()).href);
      await page.locator('main .card .tel').first().waitFor();
    },
  },
  offline: {
    path: city,
    saves: true,
    reach: async (page) => {
      await goOffline(page);
      await page.reload();
      await page.getByRole('complementary', { name: 'Connection' }).waitFor();
    },
  },
  'offline-unknown': {
    path: city,
    saves: true,
    reach: async (page) => {
      await goOffline(page);
      await page.goto(new URL('/pharmacies/tampa-fl', page.url()).href);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  error: {
    path: '/directory?q=24+hour+mobile+al',
    prepare: async (page) => {
      await page.route('**/assets/search-phrase-*.js', (route) => route.fulfill({ status: 404 }));
    },
    reach: (page) => page.locator('.error-screen-detail').waitFor(),
  },
  'not-found': { path: '/no/such-page' },
  print: { path: city, reach: (page) => page.emulateMedia({ media: 'print' }) },
  'print-pharmacy': {
    path: city,
    reach: async (page) => {
      await toPharmacy()(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  specialties: { path: '/specialties' },
  about: { path: '/about' },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  licenses: { path: '/licenses' },
  contact: { path: '/contact' },
  sitemap: { path: '/sitemap' },
} as const satisfies Readonly<Record<string, ScreenState>>;

/** What a picture can be asked for by. */
export const screenNames: readonly string[] = Object.keys(screenStates);
