import { ScrollRestoration, useLocation } from 'react-router-dom';

/**
 * Restores the scroll position after a navigation. Does nothing if the address has a badly encoded fragment,
 * such as `#50%`: the router's `ScrollRestoration` would throw.
 */
export function KeptScroll() {
  const { hash } = useLocation();
  return isEncoded(hash) && <ScrollRestoration />;
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
