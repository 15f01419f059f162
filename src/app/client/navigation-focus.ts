import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepFocus } from './kept-focus.ts';

/**
 * Moves the focus after a navigation, for keyboard and screen-reader users:
 * - to another page: to its title; it stays if the address has a fragment
 * - by Back: to the link to the page left, if there is one, else to the title
 * - by a tap on a filter chip: it stays, even if the path changes, as from `/24-hour` to `/directory`
 * - to another query of the same path: it stays; but from the search box, or from a control that is gone, it
 *   moves to the heading of the results
 * For elements removed without a navigation see kept-focus.ts.
 */
export function useNavigationFocus(): void {
  const { pathname, search, hash } = useLocation();
  const lastPage = useRef({ pathname, search, position: 0 });
  useEffect(keepFocus, []);
  useEffect(() => {
    const before = lastPage.current;
    const position = historyPosition();
    lastPage.current = { pathname, search, position };
    if (before.pathname !== pathname) {
      if (position < before.position && tryFocus(linkTo(before.pathname))) return;
      const inChips = document.activeElement?.matches('[role="toolbar"] *') === true;
      if (hash === '' && !inChips) tryFocus(document.getElementById('page-title'));
    } else if (before.search !== search && isBodyOrSearchBox(document.activeElement)) {
      const title = document.getElementById('results-title') ?? document.getElementById('page-title');
      // A map over the list hides it; its way back is what is left.
      if (!tryFocus(title)) tryFocus(document.querySelector<HTMLElement>('.on-map > .to-map'));
    }
  }, [pathname, search, hash]);
}

const isBodyOrSearchBox = (element: Element | null): boolean =>
  element === document.body || element?.matches('[role="search"] *') === true;

function historyPosition(): number {
  const state: unknown = window.history.state;
  const position: unknown = state instanceof Object && 'idx' in state ? state.idx : 0;
  return typeof position === 'number' ? position : 0;
}

const linkTo = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main a')].find((link) => link.getAttribute('href') === path);

function tryFocus(element: HTMLElement | null | undefined): boolean {
  element?.focus({ preventScroll: true });
  return element != null && element === document.activeElement;
}
