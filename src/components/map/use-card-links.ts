import { type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isCardHash } from '../listing/card-id.ts';
import { mapHash } from './use-map-over-list.ts';

/**
 * Returns what follows a click on a pin to its card: the card comes into view and takes the focus. Over a phone's list it is
 * a step of the history, so that the way back leads to the map.
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
