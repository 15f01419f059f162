import type { Page } from '@playwright/test';
import { htmlFaults } from '../scripts/check-dist/valid-html.ts';
import { axeViolations } from './axe.ts';
import { expect } from './fixtures.ts';

export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  expect(await axeViolations(page, without)).toEqual([]);
}

/** Expects the page's current document to be valid HTML. */
export async function expectValid(page: Page): Promise<void> {
  const html = await page.content();
  const lines = html.split('\n');
  const faults = await htmlFaults(html, 'page.html', 'browser');
  expect(
    faults.map(({ rule, message, line, column }) => ({
      rule,
      message,
      near: lines[line - 1]?.slice(Math.max(0, column - 80), column + 120),
    })),
  ).toEqual([]);
}

/** Expects the page not to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A map moves its pins a few frames after a change of the screen's size.
  await expect(() => expectWithinScreen(page)).toPass({ timeout: 5000 });
}

async function expectWithinScreen(page: Page): Promise<void> {
  const { content, screen, outside } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isBeyond = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > width + 1;
    };
    const rowOf = (element: Element): Element | undefined => {
      for (let around = element.parentElement; around !== null; around = around.parentElement)
        if (
          around.matches('.maplibregl-map') ||
          ['auto', 'scroll'].includes(getComputedStyle(around).overflowX)
        )
          return around;
      return undefined;
    };
    const outside = [
      ...document.querySelectorAll('main a, main button, main h1, main h2, main p, main label'),
    ]
      .filter((element) => {
        const { width: own, height } = element.getBoundingClientRect();
        const seen = own > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
        return seen && isBeyond(element) && isBeyond(rowOf(element) ?? element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
    // Not innerWidth, which grows on phones with content that overflows.
    return { content: document.documentElement.scrollWidth, screen: width, outside };
  });
  expect(content).toBeLessThanOrEqual(screen);
  expect(outside).toEqual([]);
}

/** Sets the viewport of 400 % zoom: 320 × 256 pixels (WCAG 1.4.10). */
export const zoomIn = (page: Page): Promise<void> => page.setViewportSize({ width: 320, height: 256 });
