import type { Page } from '@playwright/test';

/** The visible part of a list without scrolling, at one screen size. */
export interface FirstView {
  /** The answer and cards that are completely visible, with two uncovered buttons. */
  readonly cards: number;
  /** True if a map of at least 400 × 400 pixels is visible. */
  readonly map: boolean;
  /** Heights of the page's cards in pixels. */
  readonly heights: readonly number[];
  /** Stops of the Tab key before the first card. */
  readonly stops: number;
}

/** Measures the current page at its top. */
export const firstView = (page: Page): Promise<FirstView> =>
  page.evaluate(() => {
    const size = document.documentElement;
    const onScreen = ({ top, bottom, left, right }: DOMRect): boolean =>
      top >= 0 && left >= -1 && bottom <= size.clientHeight && right <= size.clientWidth + 1;
    /** True if a tap on its middle reaches it. */
    const meets = (button: Element): boolean => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && button.contains(hit);
    };
    const isButton = (element: Element): boolean => element.getBoundingClientRect().height >= 43.5;

    const cards = [...document.querySelectorAll('main .card')].filter((card) => card.checkVisibility());
    const complete = cards.filter((card) => {
      const buttons = [...card.querySelectorAll('a, button')].filter(isButton);
      return onScreen(card.getBoundingClientRect()) && buttons.length >= 2 && buttons.every(meets);
    });
    const answer = document.querySelector('main .open-now');
    const [first] = cards;
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
    ]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          first !== undefined &&
          (element.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      );
    const map = [...document.querySelectorAll('main .map, main .split-map, main [class*="map"]')].some(
      (element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const seenHeight = Math.min(bottom, size.clientHeight) - Math.max(top, 0);
        const seenWidth = Math.min(right, size.clientWidth) - Math.max(left, 0);
        return element.checkVisibility({ visibilityProperty: true }) && seenHeight >= 400 && seenWidth >= 400;
      },
    );
    return {
      cards: complete.length + (answer?.textContent && onScreen(answer.getBoundingClientRect()) ? 1 : 0),
      map,
      heights: cards.map((card) => Math.round(card.getBoundingClientRect().height)),
      stops: stops.length,
    };
  });
