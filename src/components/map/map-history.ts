import { type MouseEvent, useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isCardHash } from '../listing/card-parts.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

/** URL fragment that shows the map in place of its list, on a narrow screen. */
export const mapHash = '#map';
const mapOverListState = 'map over list';

/** Returns whether the map covers the list, and a click handler that opens or closes the map. */
export function useMapOverList() {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const open = useHydrated() && hash === mapHash;
  const toggle = useCallback(
    (event: MouseEvent): void => {
      event.preventDefault();
      const list = pathname + search;
      if (!open) navigate(list + mapHash, { state: mapOverListState, preventScrollReset: true });
      // A page opened with its map, or a search of the map’s area, has no list to go back to.
      else if (state === mapOverListState) navigate(-1);
      else navigate(list, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname, search, state, open],
  );
  return { open, toggle };
}

/** Returns a click handler for a map. A click on a pin moves the focus to the pharmacy's card in the list. */
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
