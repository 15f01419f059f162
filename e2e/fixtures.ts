import { test as base } from '@playwright/test';
import { type Allowed, type Watch, watchPages } from './page-watch.ts';

export { expect } from '@playwright/test';

export interface GuardOptions {
  /** Matches console errors and warnings that the test provokes on purpose. */
  readonly allowedConsole: Allowed['console'];
  /** Matches URLs of other machines, or failing ones, that the test requests on purpose. */
  readonly allowedRequests: Allowed['requests'];
}

export interface GuardFixtures {
  readonly watch: Watch;
  /** Console errors and warnings so far: `error: text`. */
  readonly consoleMessages: readonly string[];
}

const nothing = /(?!)/;

/** Defines a browser test that fails on console errors, failed requests and requests to other machines. */
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
