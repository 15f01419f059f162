import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

export interface GuardOptions {
  /** Matches the console errors and warnings (or uncaught errors) this test provokes on purpose. */
  readonly allowedConsole: RegExp;
  /** Matches the URLs outside this machine, or failing ones, that this test asks for on purpose. */
  readonly allowedRequests: RegExp;
}

export interface GuardFixtures {
  /** Every console error and warning so far, allowed ones too, as `error: text`. */
  readonly consoleMessages: readonly string[];
  readonly guard: undefined;
}

const nothing = /(?!)/;

/** What Playwright itself logs at each page, since only the tests of the service worker let it run (playwright.config.ts). */
const workerBlocked = /Service Worker registration blocked by Playwright/;

const isLocal = (url: URL): boolean =>
  !/^https?:$/.test(url.protocol) || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

/** In production React says only a number: 418 and 423–425 are the hydration errors. */
const hydration = /hydrat|Minified React error #(418|42[345])\b/i;

/**
 * A test fails if the page logs an error or a warning, throws, hydrates to something else than its HTML, asks for
 * something outside this machine that the test does not answer (`page.route`), or has a request fail.
 */
export const test = base.extend<GuardOptions & GuardFixtures>({
  allowedConsole: [nothing, { option: true }],
  allowedRequests: [nothing, { option: true }],

  consoleMessages: async ({ context }, use) => {
    const messages: string[] = [];
    context.on('console', (message) => {
      if (workerBlocked.test(message.text())) return;
      if (['error', 'warning'].includes(message.type()))
        messages.push(`${message.type()}: ${message.text()}`);
    });
    await use(messages);
  },

  guard: [
    async ({ context, consoleMessages, allowedConsole, allowedRequests }, use) => {
      const problems: string[] = [];
      const uncaught: string[] = [];
      context.on('weberror', (error) =>
        uncaught.push(`uncaught: ${error.error().stack ?? error.error().message}`),
      );
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'failed';
        // Leaving a page ends its requests; one that was refused below is already told.
        if (/ERR_ABORTED|ERR_BLOCKED_BY_CLIENT/.test(reason) || allowedRequests.test(request.url())) return;
        problems.push(
          `request failed: ${request.url()} (${reason})\n    Allow it: test.use({ allowedRequests: /…/ })`,
        );
      });
      // Registered first, so it is asked last: what a test answers itself never comes here.
      await context.route(
        (url) => !isLocal(url),
        async (route) => {
          const url = route.request().url();
          if (allowedRequests.test(url)) return route.continue();
          problems.push(
            `request to the outside: ${url}\n    Answer it with page.route(), or test.use({ allowedRequests: /…/ })`,
          );
          return route.abort('blockedbyclient');
        },
      );

      await use(undefined);

      for (const message of [...consoleMessages, ...uncaught]) {
        if (allowedConsole.test(message)) continue;
        const hint = hydration.test(message)
          ? 'The client renders something else than the HTML says: look for time, randomness or browser state in a render.'
          : 'If the test provokes it: test.use({ allowedConsole: /…/ })';
        problems.push(`${message}\n    ${hint}`);
      }
      if (problems.length > 0) throw new Error(`The page is not clean:\n  ${problems.join('\n  ')}`);
    },
    { auto: true },
  ],
});
