import { test as base } from '@playwright/test';
import { type Allowed, type Watch, watchPages } from './page-watch.ts';

export { expect } from '@playwright/test';

export interface GuardOptions {
  /** Matches the console errors and warnings (or uncaught errors) this test provokes on purpose. */
  readonly allowedConsole: Allowed['console'];
  /** Matches the URLs outside this machine, or failing ones, that this test asks for on purpose. */
  readonly allowedRequests: Allowed['requests'];
}

export interface GuardFixtures {
  readonly watch: Watch;
  /** Every console error and warning so far, allowed ones too, as `error: text`. */
  readonly consoleMessages: readonly string[];
}

const nothing = /(?!)/;

/**
 * A test fails if the page logs an error or a warning, throws, or hydrates to other elements than its HTML.
 * It also fails on requests outside this machine that the test does not answer (`page.route`), and on failed
 * requests.
 */
export const test = base.extend<GuardOptions & GuardFixtures>({
  allowedConsole: [nothing, { option: true }],
  allowedRequests: [nothing, { option: true }],

  watch: [
    async ({ context, allowedConsole, allowedRequests }, use) => {
      const watch = watchPages(context, { console: allowedConsole, requests: allowedRequests });
      await use(watch);
      // An answer changed by the test may still be on its way.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const problems = await watch.problems();
      if (problems.length > 0) throw new Error(`The page is not clean:\n  ${problems.join('\n  ')}`);
    },
    { auto: true },
  ],

  consoleMessages: async ({ watch }, use) => use(watch.consoleMessages),
});
