import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepFocus } from './kept-focus.ts';

/** Moves the focus after a navigation, usually to the title of the new page. */
export function useNavigationFocus(): void {
  const { pathname, search, hash } = useLocation();
  const lastPage = useRef({ pathname, search, position: 0 });
  useEffect(keepFocus, []);
  useEffect(() => {
    const before = lastPage.current;
    const position = historyPosition();
    lastPage.current = { pathname, search, position };
    if (before.pathname !== pathname) {
      // By Back: to the link to the page left.
      if (position < before.position && tryFocus(linkTo(before.pathname))) return;
      // A tapped filter keeps the focus, even if it leads to another path.
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
