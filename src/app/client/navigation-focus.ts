import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepFocus } from './kept-focus.ts';

/**
 * Moves the focus after a client navigation to another path, so that keyboard and screen-reader users start where the new page does: to
 * its title, or on the way back to the link that they had left it by. A change of the query string alone leaves the focus where it
 * was; if the control that had it is gone, such as a filter that was taken off, or if it was the search box, the focus goes to the heading of the results. A filter that
 * a path presets and that was taken off in the row of chips leads to another path of the same results: there, too, the focus stays.
 * What takes the focus of an element that goes by itself, kept-focus.ts says.
 */
export function useNavigationFocus(): void {
  const { pathname, search, hash } = useLocation();
  const shown = useRef({ pathname, search, position: 0 });
  useEffect(keepFocus, []);
  useEffect(() => {
    const before = shown.current;
    const position = historyPosition();
    shown.current = { pathname, search, position };
    if (before.pathname !== pathname) {
      if (position < before.position && focusOn(linkTo(before.pathname))) return;
      const inChips = document.activeElement?.matches('[role="toolbar"] *') === true;
      if (hash === '' && !inChips) focusOn(document.getElementById('page-title'));
    } else if (before.search !== search && isLeft(document.activeElement)) {
      const title = document.getElementById('results-title') ?? document.getElementById('page-title');
      // A map over the list hides it; its way back is what is left.
      if (!focusOn(title)) focusOn(document.querySelector<HTMLElement>('.on-map > .to-map'));
    }
  }, [pathname, search, hash]);
}

/** Whether the element has done its part: none has the focus, or the search box, whose words are answered below it. */
const isLeft = (element: Element | null): boolean =>
  element === document.body || element?.matches('[role="search"] *') === true;

/** Where the router has put the page among those that can be gone back to. */
function historyPosition(): number {
  const state: unknown = window.history.state;
  const position: unknown = state instanceof Object && 'idx' in state ? state.idx : 0;
  return typeof position === 'number' ? position : 0;
}

/** The page's first link to a path. */
const linkTo = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main a')].find((link) => link.getAttribute('href') === path);

/** Whether the element is there and takes the focus; where it stands is the router's to restore. */
function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus({ preventScroll: true });
  return element != null && element === document.activeElement;
}
