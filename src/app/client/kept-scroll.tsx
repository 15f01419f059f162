import { ScrollRestoration, useLocation } from 'react-router-dom';

/**
 * Keeps how far a page was scrolled. The router's own part decodes the address's fragment and throws where it
 * cannot, so it is left out while the fragment is badly encoded, such as `#50%`.
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
