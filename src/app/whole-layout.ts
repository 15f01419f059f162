import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The page as it was sent is laid out where it is looked at (styles/listing.css). From the first navigation on all of it is,
 * since going back must find a place by its distance from the top.
 */
export function useWholeLayout(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (key !== 'default') document.getElementById('root')?.removeAttribute('data-server-rendered');
  }, [key]);
}
