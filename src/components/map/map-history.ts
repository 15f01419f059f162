import { type MouseEvent, useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isCardHash } from '../listing/card-parts.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The fragment of an address whose map stands over its list, on a screen that is too narrow for both. */
export const mapHash = '#map';
/** The state of a step of the history that the link made: the list is one step back. */
const overList = 'map over list';

/**
 * Makes the map over a list a step of the history, which the browser's way back closes. Returns whether it is
 * open, and what answers a click on the link between both, which the browser would take the focus from.
 */
export function useMapOverList() {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const open = useHydrated() && hash === mapHash;
  const toggle = useCallback(
    (event: MouseEvent): void => {
      event.preventDefault();
      const list = pathname + search;
      if (!open) navigate(list + mapHash, { state: overList, preventScrollReset: true });
      // An address that was opened with its map, or a search of the map’s area, has no list to go back to.
      else if (state === overList) navigate(-1);
      else navigate(list, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname, search, state, open],
  );
  return { open, toggle };
}

/**
 * Returns what follows a click on a pin to its card: the card comes into view and takes the focus. Over a
 * phone's list it is a step of the history, so that the way back leads to the map.
 */
export function useCardLinks(): (event: MouseEvent) => void {
  const { hash, pathname, search, key } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same card may be asked for again
  useEffect(() => {
    if (!isCardHash(hash)) return;
    const card = document.getElementById(hash.slice(1));
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [hash, key]);
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isCardHash(link.hash) || event.defaultPrevented) return;
    event.preventDefault();
    navigate(pathname + search + link.hash, { replace: hash !== mapHash, preventScrollReset: true });
  };
}
