import { expect, goOffline, test, visit as visitAndKeep } from '../offline/offline-site.ts';
import { countedVisit, expectEffort } from './counted-visit.ts';

const city = '/pharmacies/miami-fl';

test('9. without a connection a pharmacy of a list seen before is called', async ({ page, context }) => {
  await visitAndKeep(page, city);
  await goOffline(context);
  await page.reload();
  const visit = countedVisit(page);
  const call = page
    .getByRole('main')
    .locator('.card')
    .first()
    .getByRole('link', { name: /^Call / });
  await visit.reach(call);
  await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  expectEffort(visit, { taps: 0, scrolls: 1 });
});
