import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepFocus } from './kept-focus.ts';

/**
 * Moves the focus after a client navigation, so that keyboard and screen-reader users start where the new
 * page does. On another path the focus goes to the page's title or, after Back, to the link by which the
 * visitor left. If only the query changes, it stays, but goes to the heading of the results if the focused
 * control is gone, such as a removed filter, or was the search box. Removing a preset filter in the row of
 * chips changes the path but not the list, so the focus stays there too. See kept-focus.ts for elements
 * removed without a navigation.
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
    } else if (before.search !== search && isFocusFree(document.activeElement)) {
      const title = document.getElementById('results-title') ?? document.getElementById('page-title');
      // A map over the list hides it; its way back is what is left.
      if (!focusOn(title)) focusOn(document.querySelector<HTMLElement>('.on-map > .to-map'));
    }
  }, [pathname, search, hash]);
}

/** True if no element has the focus, or the search box, which has done its work. */
const isFocusFree = (element: Element | null): boolean =>
  element === document.body || element?.matches('[role="search"] *') === true;

/** Returns the page's position in the browser's history, as the router numbers it. */
function historyPosition(): number {
  const state: unknown = window.history.state;
  const position: unknown = state instanceof Object && 'idx' in state ? state.idx : 0;
  return typeof position === 'number' ? position : 0;
}

const linkTo = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main a')].find((link) => link.getAttribute('href') === path);

/** True if the element exists and takes the focus. The router restores the scroll position. */
function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus({ preventScroll: true });
  return element != null && element === document.activeElement;
}
