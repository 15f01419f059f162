import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { screenKinds } from './screens.ts';

// The site under test is built without a token for the location service.
test('a site without a location service asks nobody but itself', async ({ page, request, baseURL }) => {
  expect(await (await request.get('/')).text()).not.toContain('name="visitor-location"');
  const asked = new Set<string>();
  page.on('request', (sent) => asked.add(new URL(sent.url()).origin));
  for (const { path } of screenKinds.slice(0, 6)) {
    await openApp(page, path);
    await page.waitForTimeout(200);
  }
  expect([...asked]).toEqual([baseURL]);
});
