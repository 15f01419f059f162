import { openApp } from './app-page.ts';
import { gate } from './gate.ts';
import { expect, expectToGoOn, lookup, montgomery, status, test } from './location-lab.ts';
import { answerWith, locAnswer } from './location-service.ts';

// One service for all tests of this file, which therefore run one after the other.
test.describe.configure({ mode: 'default' });

// Every test below says which line of the app's own it expects; the browser logs failed requests by itself.
test.use({
  allowedConsole:
    /^error: (Failed to load resource: .*(403|429|500|net::ERR_)|(Failed to fetch location|Location lookup failed): )/,
});

const logged = (messages: readonly string[]): string[] =>
  messages.filter((message) => !message.startsWith('error: Failed to load resource'));

test.describe('when the service refuses', () => {
  for (const code of [403, 429, 500]) {
    test(`with ${code}, “Failed to fetch location: ${code}” is logged and the page goes on`, async ({
      service,
      page,
      consoleMessages,
    }) => {
      service.reset(answerWith('{"error":"no"}', code));
      await openApp(page, '/');
      await expect.poll(() => logged(consoleMessages)).toEqual([`error: Failed to fetch location: ${code}`]);
      await expectToGoOn(page);
      expect(service.requests).toEqual([lookup]);
    });
  }
});

test.describe('when the answer cannot be used', () => {
  for (const loc of [
    '',
    'here',
    '32.38',
    '32.38, -86.3',
    '91,0',
    '0,181',
    '1,2,3',
    'NaN,NaN',
    32.38,
    null,
    undefined,
  ]) {
    test(`because its loc is ${JSON.stringify(loc)}, that is logged and the page goes on`, async ({
      service,
      page,
      consoleMessages,
    }) => {
      service.reset(locAnswer(loc));
      await openApp(page, '/');
      await expect
        .poll(() => logged(consoleMessages))
        .toEqual([
          `error: Location lookup failed: the answer has no usable "loc" field (${JSON.stringify(loc)})`,
        ]);
      await expectToGoOn(page);
    });
  }

  for (const [what, body] of [
    ['no JSON', '<html>Too many requests</html>'],
    ['cut off', '{"loc": "32.38,-8'],
    ['empty', ''],
  ] as const) {
    test(`because it is ${what}, that is logged and the page goes on`, async ({
      service,
      page,
      consoleMessages,
    }) => {
      service.reset(answerWith(body));
      await openApp(page, '/');
      await expect
        .poll(() => logged(consoleMessages))
        .toEqual([expect.stringMatching(/^error: Location lookup failed: .*JSON/)]);
      await expectToGoOn(page);
    });
  }
});

test.describe('when the service cannot be reached', () => {
  test.use({ allowedRequests: /\/json\?token=|\/assets\/network-location-/ });

  const failed = [expect.stringMatching(/^error: Location lookup failed: /)];

  test('because it does not answer in 5 s, that is logged and the page goes on', async ({
    service,
    page,
    consoleMessages,
  }) => {
    service.reset(() => undefined);
    await openApp(page, '/');
    await page.waitForTimeout(3500);
    expect(logged(consoleMessages)).toEqual([]);
    await expect.poll(() => logged(consoleMessages)).toEqual(failed);
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

  test('because the device went offline meanwhile, that is logged and the page stays', async ({
    service,
    page,
    context,
    consoleMessages,
  }) => {
    service.reset(locAnswer(montgomery));
    const loading = gate();
    await page.route('**/data/overview.json*', async (route) => {
      const response = await route.fetch();
      await loading.opened;
      await route.fulfill({ response });
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(500);
    await context.setOffline(true);
    loading.open();
    await expect.poll(() => logged(consoleMessages)).toEqual(failed);
    await expect(status(page)).toHaveText('Your location is not known.');
    await expect(page.locator('h1')).toBeVisible();
    expect(service.requests).toEqual([]);
  });
});
