import { click, hydrated, keys, open, press, type Step, seen, shown } from '../steps.ts';

/** A screen of the site in a certain state, and the steps that lead there. */
export interface ScreenState {
  readonly path: string;
  readonly steps?: readonly Step[];
  readonly prepare?: Step;
  /** The device's location; without it, location requests are denied. */
  readonly geolocation?: { readonly latitude: number; readonly longitude: number };
  readonly only?: 'phone';
  readonly firstView?: true;
  readonly savesPages?: true;
  readonly waitsForData?: true;
}

const miami = { latitude: 25.7743, longitude: -80.1937 };
const honolulu = { latitude: 21.3069, longitude: -157.8583 };
const city = '/pharmacies/miami-fl';
const phrase = '/directory?q=24+hour+mobile+al';

const nearMe = press('link', /^(?:Open near me|Near me)$/);
const map = [press('link', 'Map'), seen('link', 'List')];
const cards = shown('main .card');

const firstPharmacy =
  (text = ''): Step =>
  async (page) => {
    const card = page.locator('main .card').filter({ hasText: text }).first();
    await open((await card.locator('h3 a').getAttribute('href')) ?? '/')(page);
  };

const goOffline: Step = async (page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  // The worker records at the end what it has saved.
  await page.waitForTimeout(3000);
  await page.context().setOffline(true);
};

const print: Step = (page) => page.emulateMedia({ media: 'print' });
const pages = (...paths: readonly string[]): Readonly<Record<string, ScreenState>> =>
  Object.fromEntries(paths.map((path) => [path.slice(1), { path }]));

/** Maps the name of a picture to the screen and state that it shows. */
export const screenStates: Readonly<Record<string, ScreenState>> = {
  home: { path: '/' },
  'home-near': { path: '/', geolocation: miami, steps: [nearMe, cards] },
  'home-denied': { path: '/', steps: [nearMe, shown('text=/not shared|denied|refused|blocked/i')] },
  suggestions: {
    path: '/',
    firstView: true,
    steps: [press('combobox'), keys(...'24 hour mia'), seen('option')],
  },
  menu: {
    ...{ path: '/', firstView: true, only: 'phone' },
    steps: [press('button', 'Menu'), seen('navigation', 'Main')],
  },
  ...pages('/directory', '/specialties', '/about', '/privacy', '/terms', '/licenses', '/contact', '/sitemap'),
  near: {
    ...{ path: '/directory?from=me', geolocation: miami },
    steps: [press('button', 'Use my location'), cards],
  },
  'near-unknown': { path: '/directory?from=me' },
  'near-far': {
    ...{ path: '/', geolocation: honolulu },
    steps: [nearMe, shown('text=/nearest city we list|We list nothing within|We list no pharmacy/')],
  },
  preset: { path: '/24-hour' },
  state: { path: '/pharmacies/alabama' },
  brand: { path: '/brands/goodwell-drug' },
  'brand-state': { path: '/brands/goodwell-drug/florida' },
  'brand-city': { path: '/brands/goodwell-drug/florida/miami-fl' },
  'branded-store': { path: '/city-drugs-brunswick-ga' },
  city: { path: city },
  'city-page-2': { path: `${city}?page=2` },
  'city-first-view': { path: city, firstView: true },
  'city-map': { path: city, firstView: true, only: 'phone', steps: map },
  'city-map-pin': {
    ...{ path: city, firstView: true, only: 'phone' },
    steps: [...map, click('.map .pin'), shown('.card a:focus')],
  },
  'city-filters': { path: city, firstView: true, steps: [press('button', /^All filters/), seen('dialog')] },
  filtered: { path: `${city}?has=flu-shots,open-sunday&open=1` },
  empty: { path: `${city}?has=mail-order,24-hour,delivery&within=1` },
  'from-landmark': { path: '/pharmacies/birmingham-al?from=uab-hospital&within=5' },
  search: { path: '/directory?q=24+hour+miami' },
  'search-typo': { path: '/directory?q=birmingam' },
  'search-nowhere': { path: '/directory?q=24+hour+atlantis' },
  loading: {
    ...{ path: phrase, waitsForData: true },
    // Never answered, so that the page keeps waiting.
    prepare: (page) => page.route(/\/(?:data|manifests)\/|\/assets\/read-phrase-/, () => undefined),
  },
  landing: { path: '/24-hour-pharmacy-miami-fl' },
  'landing-duplicate': { path: '/drugstores-in-miami-fl' },
  landmark: { path: '/pharmacy-near-uab-hospital-birmingham-al' },
  pharmacy: { path: city, steps: [firstPharmacy()] },
  'pharmacy-unknown-hours': { path: city, steps: [firstPharmacy('Hours not listed')] },
  saved: { path: '/saved' },
  'saved-some': {
    path: city,
    steps: [
      ...[firstPharmacy(), hydrated, press('button', 'Save'), shown('.to-save[aria-pressed="true"]')],
      ...[open('/saved'), shown('main .card .tel')],
    ],
  },
  offline: {
    ...{ path: city, savesPages: true },
    steps: [goOffline, (page) => page.reload(), seen('complementary', 'Connection')],
  },
  'offline-unknown': {
    ...{ path: city, savesPages: true },
    steps: [goOffline, open('/pharmacies/tampa-fl'), seen('heading')],
  },
  error: {
    path: phrase,
    prepare: (page) => page.route('**/assets/read-phrase-*.js', (route) => route.fulfill({ status: 404 })),
    steps: [shown('.error-screen-detail')],
  },
  'not-found': { path: '/no/such-page' },
  print: { path: city, steps: [print] },
  'print-pharmacy': { path: city, steps: [firstPharmacy(), print] },
};
