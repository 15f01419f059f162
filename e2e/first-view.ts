import type { Page } from '@playwright/test';

/** What a visitor sees of a list before scrolling. */
export interface FirstView {
  /** Number of completely visible cards, and one more for a visible answer. */
  readonly cards: number;
  /** True if at least 400 × 400 pixels of a map are visible. */
  readonly map: boolean;
  /** In pixels. */
  readonly heights: readonly number[];
  /** Stops of the Tab key before the first card. */
  readonly stops: number;
}

/** Measures what is visible of the page before scrolling. */
export const firstView = (page: Page): Promise<FirstView> =>
  page.evaluate(() => {
    const size = document.documentElement;
    const onScreen = ({ top, bottom, left, right }: DOMRect): boolean =>
      top >= 0 && left >= -1 && bottom <= size.clientHeight && right <= size.clientWidth + 1;
    const isTappable = (button: Element): boolean => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && button.contains(hit);
    };
    const isButton = (element: Element): boolean => element.getBoundingClientRect().height >= 43.5;

    const cards = [...document.querySelectorAll('main .card')].filter((card) => card.checkVisibility());
    const complete = cards.filter((card) => {
      const buttons = [...card.querySelectorAll('a, button')].filter(isButton);
      return onScreen(card.getBoundingClientRect()) && buttons.length >= 2 && buttons.every(isTappable);
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
