import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface Requests {
  /** The addresses asked for so far, in their order. */
  readonly all: readonly string[];
  /** Those that wait for an answer. */
  readonly open: () => readonly string[];
  /**
   * Lets a minute of the page's clock pass, and waits for every answer, until nothing more is asked for: what was not
   * asked by then never will be. The clock must be installed before the page is opened.
   */
  readonly settle: () => Promise<void>;
}

/** Keeps what a page asks for from now on. */
export function keepRequests(page: Page): Requests {
  const all: string[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    all.push(request.url());
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    all,
    open: () => [...open].map((request) => request.url()),
    settle: async () => {
      let before: number;
      do {
        before = all.length;
        await page.clock.runFor(60_000);
        await expect.poll(() => open.size, { intervals: [20] }).toBe(0);
      } while (all.length > before);
    },
  };
}
