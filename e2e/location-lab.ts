import type { Page } from '@playwright/test';
import type { Preview } from '../scripts/hosts/preview/server.ts';
import { countDocuments } from './app-page.ts';
import { expect, test as guarded } from './fixtures.ts';
import { type LocationService, startLocationService } from './location-service.ts';
import { serveSmallSite } from './small-site.ts';

export { expect } from './fixtures.ts';

interface Lab {
  readonly service: LocationService;
  readonly site: Preview;
}

const token = 'public-token-1';
/** The app's request to the location service. */
export const lookup = `GET /json?token=${token}`;
export const montgomery = '32.3800,-86.3000';

/** Defines a test on a small site with a location service on this machine. */
export const test = guarded.extend<Pick<Lab, 'service'>, { readonly lab: Lab }>({
  lab: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const service = await startLocationService();
      const site = await serveSmallSite({
        folder: `.cache/e2e-location-${parallelIndex}`,
        cities: ['birmingham-al', 'montgomery-al'],
        env: { VITE_LOCATION_URL: service.url, VITE_LOCATION_TOKEN: token },
      });
      await use({ service, site });
      await site.close();
      await service.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ lab }, use) => use(lab.site.url),
  service: async ({ lab }, use) => use(lab.service),
});

export const status = (page: Page) => page.locator('.location-bar-status');

/** Expects that a link still navigates within the app, without a location. */
export async function expectToGoOn(page: Page): Promise<void> {
  await expect(status(page)).toContainText('Your location stays on this device.');
  const documents = countDocuments(page);
  await page.getByRole('link', { name: 'Alabama' }).first().click();
  await expect(page.locator('h1')).toHaveText('Pharmacies in Alabama');
  expect(documents()).toBe(0);
}
