import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface Requests {
  /** Requested addresses, in order. */
  readonly all: readonly string[];
  readonly open: () => readonly string[];
  /** Advances the page's installed clock by minutes until nothing more is requested. */
  readonly settle: () => Promise<void>;
}

/** Records the page's requests from now on. */
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
