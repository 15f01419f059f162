import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export interface Effort {
  readonly taps: number;
  /** Swipes of most of a screen's height. */
  readonly scrolls: number;
  /** A typed text counts as one. */
  readonly keys: number;
}

/** A visit with counted taps, scrolls and keys. */
export interface CountedVisit {
  readonly tap: (target: Locator) => Promise<void>;
  /** Scrolls until a tap would reach it. */
  readonly reach: (target: Locator) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  readonly effort: () => Effort;
}

// As a share of the screen's height.
const swipe = 0.75;
const mostSwipes = 30;

const scrollNeededFor = (target: Locator): Promise<number | 'sideways'> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = top + height / 2;
    const hit = document.elementFromPoint(left + width / 2, middle);
    // A label's input may be tiny; a tap on its label counts instead.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const met = [element, ...labels].some((one) => hit !== null && one.contains(hit));
    if (met) return 0;
    const screen = document.documentElement.clientHeight;
    const row = element.parentElement;
    if (row !== null && row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto')
      return 'sideways';
    // An element under a bar at the edge needs one more swipe.
    return middle < screen / 2 ? Math.min(middle - 120, -160) : Math.max(middle - screen + 120, 160);
  });

const waitUntilStill = (target: Locator): Promise<void> =>
  target.evaluate(async (element) => {
    let before = '';
    for (let frames = 0; frames < 60; frames += 1) {
      await new Promise(requestAnimationFrame);
      const { left, top } = element.getBoundingClientRect();
      const now = `${left} ${top}`;
      if (now === before && element.isConnected) return;
      before = now;
    }
  });

/** Counts the actions on a page from now on. */
export function countedVisit(page: Page): CountedVisit {
  const effort = { taps: 0, scrolls: 0, keys: 0 };

  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    await waitUntilStill(target);
    for (let swipes = 0; swipes < mostSwipes; swipes += 1) {
      const way = await scrollNeededFor(target);
      if (way === 0) return;
      effort.scrolls += 1;
      if (way === 'sideways') {
        await target.evaluate((element) =>
          element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' }),
        );
        continue;
      }
      await page.evaluate(
        ({ way, swipe }) => {
          const most = document.documentElement.clientHeight * swipe;
          window.scrollBy({ top: Math.sign(way) * Math.min(Math.abs(way), most), behavior: 'instant' });
        },
        { way, swipe },
      );
    }
    throw new Error(`Not reached by ${mostSwipes} swipes: ${target}`);
  };

  return {
    reach,
    tap: async (target) => {
      await reach(target);
      effort.taps += 1;
      await target.click({ noWaitAfter: true });
    },
    type: async (text) => {
      effort.keys += 1;
      await page.keyboard.type(text);
    },
    press: async (key) => {
      effort.keys += 1;
      await page.keyboard.press(key);
    },
    effort: () => ({ ...effort }),
  };
}

/** Expects a visit to have needed at most this effort. An absent number means 0. */
export function expectEffort(visit: CountedVisit, most: Partial<Effort>): void {
  const { taps, scrolls, keys } = visit.effort();
  if (process.env.E2E_TELL_EFFORT === '1')
    process.stdout.write(`\n${JSON.stringify({ taps, scrolls, keys })}\n`);
  const { taps: mostTaps = 0, scrolls: mostScrolls = 0, keys: mostKeys = 0 } = most;
  expect(taps, 'taps').toBeLessThanOrEqual(mostTaps);
  expect(scrolls, 'scrolls').toBeLessThanOrEqual(mostScrolls);
  expect(keys, 'keys').toBeLessThanOrEqual(mostKeys);
}
