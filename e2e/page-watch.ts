import type { BrowserContext, Request } from '@playwright/test';

/** Problems that a test causes on purpose. */
export interface Allowed {
  /** Matches console errors and warnings, and uncaught errors. */
  readonly console: RegExp;
  /** Matches URLs of other machines, and failing ones. */
  readonly requests: RegExp;
}

export interface Watch {
  /** Console errors and warnings so far: `error: text`. */
  readonly consoleMessages: readonly string[];
  /** Unexpected problems so far, each with the address of its page. */
  readonly problems: () => Promise<readonly string[]>;
}

// Only tests of the service worker let it run (playwright.config.ts).
const workerBlocked = /Service Worker registration blocked by Playwright/;

const isLocal = (url: URL): boolean =>
  !/^https?:$/.test(url.protocol) || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

// In production React says a number: 418 and 423–425 are its hydration errors.
const hydration = /hydrat|Minified React error #(418|42[345])\b/i;

const pageAddressOf = (request: Request): string => {
  try {
    return request.frame().url();
  } catch {
    // A navigation's frame may have no document yet.
    return '';
  }
};

/** Records the problems of a context's pages from now on. */
export function watchPages(context: BrowserContext, allowed: Allowed): Watch {
  const consoleMessages: string[] = [];
  const said: { readonly text: string; readonly at: string }[] = [];
  const failed: string[] = [];
  // Requests to other machines without an answer so far.
  const outside = new Map<Request, string>();
  const reached: Promise<string | undefined>[] = [];

  const toTheOutside = (request: Request, at: string): string =>
    `request to the outside: ${request.url()}, at ${at}\n    Answer it with page.route(), or test.use({ allowedRequests: /…/ })`;

  // It only listens: answering requests would disable the cache.
  context.on('console', (message) => {
    if (workerBlocked.test(message.text()) || !['error', 'warning'].includes(message.type())) return;
    const text = `${message.type()}: ${message.text()}`;
    consoleMessages.push(text);
    said.push({ text, at: message.page()?.url() ?? '' });
  });
  context.on('weberror', (error) => {
    const thrown = error.error();
    said.push({ text: `uncaught: ${thrown.stack ?? thrown.message}`, at: error.page()?.url() ?? '' });
  });
  context.on('request', (request) => {
    if (isLocal(new URL(request.url())) || allowed.requests.test(request.url())) return;
    outside.set(request, pageAddressOf(request));
  });
  context.on('response', (response) => {
    const at = outside.get(response.request());
    if (at === undefined) return;
    outside.delete(response.request());
    // An answer by the test itself comes from no server.
    reached.push(
      response.serverAddr().then(
        (server) => (server === null ? undefined : toTheOutside(response.request(), at)),
        () => undefined,
      ),
    );
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Leaving a page cancels its requests; requests to other machines are reported separately.
    if (reason.includes('ERR_ABORTED') || outside.has(request) || allowed.requests.test(request.url()))
      return;
    failed.push(
      `request failed: ${request.url()} (${reason}), at ${pageAddressOf(request)}\n    Allow it: test.use({ allowedRequests: /…/ })`,
    );
  });

  return {
    consoleMessages,
    problems: async () => {
      const complaints = said
        .filter(({ text }) => !allowed.console.test(text))
        .map(({ text, at }) => {
          const hint = hydration.test(text)
            ? 'The client renders something else than the HTML says: look for time, randomness or browser state in a render.'
            : 'If the test provokes it: test.use({ allowedConsole: /…/ })';
          return `${text}, at ${at}\n    ${hint}`;
        });
      const unanswered = [...outside].map(([request, at]) => toTheOutside(request, at));
      const answeredOutside = (await Promise.all(reached)).filter((problem) => problem !== undefined);
      return [...failed, ...unanswered, ...answeredOutside, ...complaints];
    },
  };
}
