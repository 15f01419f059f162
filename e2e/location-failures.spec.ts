import { openApp } from './app-page.ts';
import { gate } from './gate.ts';
import { expect, expectToGoOn, lookup, montgomery, test } from './location-lab.ts';
import { answerWith, locAnswer } from './location-service.ts';
import { keepRequests } from './requests.ts';
import { allowVisits, takeSteps } from './steps.ts';

// One service for all tests of this file, so they run one after another.
test.describe.configure({ mode: 'default' });

// Every test below names the app's own log line; failed requests are logged by the browser.
test.use({
  allowedConsole:
    /^error: (Failed to load resource: .*(403|429|500|net::ERR_)|(Failed to fetch location|Location lookup failed): )/,
});

const logged = (messages: readonly string[]): string[] =>
  messages.filter((message) => !message.startsWith('error: Failed to load resource'));

// network-location.test.ts has every other answer, and the same sentences.
const failures = [
  ['refuses', answerWith('{"error":"no"}', 429), 'error: Failed to fetch location: 429'],
  [
    'gives no usable loc',
    locAnswer('32.38, -86.3'),
    'error: Location lookup failed: the answer has no usable "loc" field ("32.38, -86.3")',
  ],
  [
    'gives no JSON',
    answerWith('<html>Too many requests</html>'),
    expect.stringMatching(/^error: Location lookup failed: .*JSON/),
  ],
] as const;

test('when the service refuses or gives no location, that is logged and the page goes on', async ({
  service,
  page,
  consoleMessages,
}) => {
  allowVisits(failures.length);
  await takeSteps(
    failures.map(([what, answer, line]) => [
      `it ${what}`,
      async () => {
        const before = consoleMessages.length;
        service.reset(answer);
        await openApp(page, '/');
        await expect.poll(() => logged(consoleMessages.slice(before))).toEqual([line]);
        await expectToGoOn(page);
        expect(service.requests).toEqual([lookup]);
      },
    ]),
  );
});

test.describe('when the service cannot be reached', () => {
  test.use({ allowedRequests: /\/json\?token=|\/assets\/network-location-/ });

  const failed = [expect.stringMatching(/^error: Location lookup failed: /)];

  test('because it does not answer in 5 s, that is logged and the page goes on', async ({
    service,
    page,
    consoleMessages,
  }) => {
    let asked = 0;
    service.reset(() => {
      asked = performance.now();
    });
    await openApp(page, '/');
    await expect.poll(() => logged(consoleMessages), { timeout: 15_000 }).toEqual(failed);
    expect(performance.now() - asked).toBeGreaterThan(3500);
    expect(consoleMessages.join()).toContain('timed out');
    await expectToGoOn(page);
    expect(service.requests).toEqual([lookup]);
  });

  test('because it hangs up, that is logged and the page goes on', async ({
    service,
    page,
    consoleMessages,
  }) => {
    service.reset((request) => request.socket.destroy());
    await openApp(page, '/');
    await expect.poll(() => logged(consoleMessages)).toEqual(failed);
    await expectToGoOn(page);
  });

  test('because nothing listens there, that is logged and the page goes on', async ({
    service,
    page,
    consoleMessages,
  }) => {
    service.reset(locAnswer(montgomery));
    await service.stop();
    try {
      await openApp(page, '/');
      await expect.poll(() => logged(consoleMessages)).toEqual(failed);
      await expectToGoOn(page);
      expect(service.requests).toEqual([]);
    } finally {
      await service.start();
    }
  });

  test.describe('because the device went offline meanwhile', () => {
    // The code of later parts of the page cannot load either.
    test.use({
      allowedConsole: /Failed to load resource|Location lookup failed|Code could not be loaded/,
      allowedRequests:
        /\/json\?token=|\/assets\/(?:network-location|near-you|open-now-line|hint|status-at|open-status|holidays|holiday-ids)-/,
    });

    test('that is logged and the page stays', async ({ service, page, context, consoleMessages }) => {
      service.reset(locAnswer(montgomery));
      const loading = gate();
      await page.route('**/data/overview.*.json', async (route) => {
        const response = await route.fetch();
        await loading.opened;
        await route.fulfill({ response });
      });
      const requests = keepRequests(page);
      const program = page.waitForResponse(/\/assets\/home-/);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await program;
      await expect.poll(() => requests.open()).toEqual([expect.stringContaining('/data/overview.')]);
      await context.setOffline(true);
      loading.open();
      const ofLookup = () =>
        logged(consoleMessages).filter((line) => !line.includes('Code could not be loaded'));
      await expect.poll(ofLookup).toEqual(failed);
      await expect(page.getByRole('heading', { name: 'Near you', exact: true })).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
      expect(service.requests).toEqual([]);
    });
  });
});
