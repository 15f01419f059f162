import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { keepRequests } from './requests.ts';
import { screenKinds } from './screens.ts';
import { allowVisits } from './steps.ts';

// The site under test is built without a token for the location service.
test('a site without a location service asks nobody but itself', async ({ page, request, baseURL }) => {
  expect(await (await request.get('/')).text()).not.toContain('name="visitor-location"');
  allowVisits(6);
  await page.clock.install();
  const requests = keepRequests(page);
  for (const { path } of screenKinds.slice(0, 6)) {
    await openApp(page, path);
    await requests.settle();
  }
  expect([...new Set(requests.all.map((url) => new URL(url).origin))]).toEqual([baseURL]);
});
