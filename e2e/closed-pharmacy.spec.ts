import { join } from 'node:path';
import type { Preview } from '../scripts/hosts/preview/server.ts';
import type { ClosedPharmacy } from '../src/domain/pharmacy/unlisted-places.ts';
import { aPharmacy, milesAway } from '../tests/support/domain-fixtures.ts';
import { writeGivenStore } from '../tests/support/given-store.ts';
import { openApp } from './app-page.ts';
import { axeViolations } from './axe.ts';
import { expect, test as guarded } from './fixtures.ts';
import { expectNoSidewaysScroll } from './page-checks.ts';
import { serveSmallSite } from './small-site.ts';
import { takeSteps } from './steps.ts';

// Samples never close, so this test builds a site of real pharmacies.
const next = aPharmacy({
  ...{ key: 'next', name: 'Ekon Rx', location: milesAway(1) },
  address: { street: '1028 Center Point Pkwy', city: 'Birmingham', state: 'AL', zip: '35215' },
  sources: [{ id: 'nppes', date: '2026-08-14', fields: ['address', 'name'] }],
});
const { id, slug, location } = aPharmacy({ key: 'gone', location: milesAway(2) });
const gone: ClosedPharmacy = {
  ...{ why: 'moved', nextId: next.id },
  ...{ id, slug, location, name: 'Comprehensive Consultant Services' },
  address: { street: '6499 Martin Luther King Jr Blvd N', city: 'Birmingham', state: 'AL', zip: '35203' },
  sources: [{ id: 'nppes', date: '2020-12-14', fields: ['address', 'name'] }],
  ...{ closedOn: new Date().toISOString().slice(0, 10), word: { source: 'nppes' } },
};
const path = `/pharmacies/birmingham-al/${slug}`;

const test = guarded.extend<object, { readonly site: Preview }>({
  site: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const folder = `.cache/e2e-closed-${parallelIndex}`;
      const listings = join(folder, 'listings');
      await writeGivenStore(listings, [next], [gone]);
      const site = await serveSmallSite({ folder, cities: ['birmingham-al'], listings, env: {} });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ baseURL: async ({ site }, use) => use(site.url) });

test('the page of a pharmacy that has moved tells its whole old address, and on paper where it is', async ({
  page,
}) => {
  await openApp(page, path);
  const street = page.locator('.street > span');
  await takeSteps([
    ...[320, 390, 1440].map(
      (width) =>
        [
          `at ${width} px`,
          async () => {
            await page.setViewportSize({ width, height: 800 });
            await expectNoSidewaysScroll(page);
            await expect(street).toHaveText('6499 Martin Luther King Jr Blvd N, Birmingham, AL 35203');
            expect(await street.evaluate((own) => own.scrollWidth - own.clientWidth)).toBeLessThanOrEqual(0);
            expect(await axeViolations(page)).toEqual([]);
          },
        ] as const,
    ),
    [
      'on paper',
      async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByText('This pharmacy has moved.')).toBeVisible();
        await expect(
          page.getByText('It has moved to Ekon Rx, 1028 Center Point Pkwy, Birmingham'),
        ).toBeVisible();
      },
    ],
  ]);
});
