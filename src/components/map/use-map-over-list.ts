import { type MouseEvent, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The fragment of an address whose map stands over its list, on a screen that is too narrow for both. */
export const mapHash = '#map';
/** The state of a step of the history that the link made: the list is one step back. */
const overList = 'map over list';

/** Whether the map stands over the list. */
export interface MapOverList {
  readonly open: boolean;
  /** Answers a click on the link between list and map: followed by the browser itself, it would lose the focus. */
  readonly toggle: (event: MouseEvent) => void;
}

/** Makes the map over a list a step of the history, which a link opens and the browser's own way back closes. */
export function useMapOverList(): MapOverList {
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
