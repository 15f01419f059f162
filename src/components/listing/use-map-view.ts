import { type MouseEvent, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The fragment of an address whose map stands over its list, on a screen that is too narrow for both. */
const mapHash = '#map';
/** The state of a step of the history that the link made: the list is one step back. */
const overList = 'map over list';

/** Whether the map stands over the list. */
export interface MapOverList {
  readonly open: boolean;
  /** Opens it in answer to a click on the link to it: followed by the browser itself, the link would lose the focus. */
  readonly show: (event: MouseEvent) => void;
  /** Goes back to the list; as the answer to a click it takes the place of the link's own way. */
  readonly close: (event?: MouseEvent) => void;
}

/** The map's view is a step of the history, which a link opens and the browser's own way back closes. */
export function useMapView(): MapOverList {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const open = useHydrated() && hash === mapHash;
  const listBehind = state === overList;
  const show = useCallback(
    (event: MouseEvent): void => {
      event.preventDefault();
      navigate(pathname + search + mapHash, { state: overList, preventScrollReset: true });
    },
    [navigate, pathname, search],
  );
  const close = useCallback(
    (event?: MouseEvent): void => {
      event?.preventDefault();
      // An address that was opened with its map, or a search of the map’s area, has no list to go back to.
      if (listBehind) navigate(-1);
      else navigate(pathname + search, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname, search, listBehind],
  );
  return { open, show, close };
}
