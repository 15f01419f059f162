import { openApp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { shifts, watchShifts } from './layout-shifts.ts';

/** Milliseconds that each file of the app takes on the slow connection of these tests. */
const slow = 700;

const wholeOf = [
  {
    kind: 'a pharmacy’s page',
    from: '/pharmacies/miami-fl',
    link: '.card h3 a',
    whole: ['.fold', '#offers-title', '#report-title'],
  },
  {
    kind: 'a city’s page',
    from: '/pharmacies/florida',
    link: 'main a[href="/pharmacies/miami-fl"]',
    whole: ['#nearby-title'],
  },
  {
    kind: 'a landing page',
    from: '/pharmacies/miami-fl',
    link: 'main a[href="/24-hour-pharmacy-miami-fl"]',
    whole: ['.open-now', '#more-title'],
  },
];

for (const { kind, from, link, whole } of wholeOf) {
  test(`on a slow line ${kind} that a link leads to is painted once and whole, with its title`, async ({
    page,
  }) => {
    // Fixed, since a pharmacy that closes meanwhile would change its card.
    await page.clock.setFixedTime(new Date('2026-11-17T12:00:00-05:00'));
    await watchShifts(page);
    await openApp(page, from);
    const left = await page.title();
    const before = await shifts(page);
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slow));
      await route.continue();
    });
    await page.locator(link).first().click();
    await expect(page.locator('#page-title')).toBeFocused();
    for (const part of whole) expect(await page.locator(part).count(), part).toBe(1);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.title()).not.toBe(left);
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toEqual(before);
  });
}
