import type { APIRequestContext, Page } from '@playwright/test';
import { defaultOrigin } from '../src/config/site.ts';
import { expectScreen, openApp, withFiltersIfAny } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll, expectValid, zoomIn } from './page-checks.ts';
import { fullTitle, pharmacyScreen, type Screen, screenKinds, screens } from './screens.ts';
import { expectGoesOn, expectTakenOver, keepServerElements } from './server-elements.ts';
import { allowVisits, takeSteps } from './steps.ts';

// Checks of every screen, in one visit each; the title of a failed step names the fault.

const origin = process.env.SITE_ORIGIN?.trim() || defaultOrigin;

const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

async function expectWholeHtml(request: APIRequestContext, screen: Screen): Promise<void> {
  const response = await request.get(screen.path, { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(first(html, /<h1[^>]*>([^<]*)<\/h1>/)).toBe(screen.heading);
  expect(first(html, /<title[^>]*>([^<]*)<\/title>/)).toMatch(fullTitle(screen));
  expect(first(html, /<meta[^>]* name="description" content="([^"]*)"/)?.length).toBeGreaterThan(40);
  expect(first(html, /<link[^>]* rel="canonical" href="([^"]*)"/)).toBe(origin + screen.path);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const head = html.slice(0, html.indexOf('</head>'));
  for (const one of [/<title/g, /rel="canonical"/g, /name="description"/g])
    expect(head.match(one)).toHaveLength(1);
  const cards = html.match(/<li[^>]* class="card[ "]/g)?.length ?? 0;
  if (screen.listings) {
    expect(cards).toBeGreaterThan(0);
    expect(html.match(/href="tel:\+1\d{10}"/g)?.length).toBeGreaterThan(0);
  } else expect(cards).toBe(0);
}

async function expectAnswers(page: Page, screen: Screen): Promise<void> {
  const response = await openApp(page, `${screen.path}?from=letter`);
  expect(response?.status()).toBe(200);
  await expectScreen(page, screen, '?from=letter');
}

async function expectOpens(page: Page, screen: Screen): Promise<void> {
  await openApp(page, screen.path);
  await expectScreen(page, screen);
}

async function expectRoomAtZoom(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await zoomIn(page);
  await expectNoSidewaysScroll(page);
  await withFiltersIfAny(page, () => expectNoSidewaysScroll(page));
  if (usual !== null) await page.setViewportSize(usual);
}

const answersOf = (request: APIRequestContext, page: Page, screen: Screen) =>
  [
    [`${screen.path}: its HTML alone has it all`, () => expectWholeHtml(request, screen)],
    [`${screen.path}: it answers with its screen, whatever the query`, () => expectAnswers(page, screen)],
  ] as const;

for (const screen of [...screenKinds, pharmacyScreen]) {
  test(`${screen.path} is as every screen must be`, async ({ page, request }) => {
    allowVisits(3);
    await keepServerElements(page);
    const isRoute = screens.includes(screen);
    // A pharmacy's page renders its open status anew, and that of those near it.
    const takesOver = isRoute ? expectTakenOver : expectOpens;
    await takeSteps([
      ...(isRoute ? answersOf(request, page, screen) : []),
      ['the app takes over the page as it stands', () => takesOver(page, screen)],
      ['it is valid HTML once the app runs it', () => expectValid(page)],
      ['it has no accessibility violation, light or dark', () => expectAccessible(page)],
      ['it does not scroll sideways at 400 % zoom', () => expectRoomAtZoom(page)],
      ['its links lead on without loading a document', () => expectGoesOn(page, screen)],
    ]);
  });
}

test('screens made by the same code as one of those have their own HTML, and answer', async ({
  page,
  request,
}) => {
  const others = screens.filter((screen) => !screenKinds.includes(screen));
  allowVisits(others.length);
  await takeSteps(others.flatMap((screen) => answersOf(request, page, screen)));
});
