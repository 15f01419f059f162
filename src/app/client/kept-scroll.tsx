import { ScrollRestoration, useLocation } from 'react-router-dom';

/** Restores the scroll position after a navigation. */
export function KeptScroll() {
  const { hash } = useLocation();
  // `ScrollRestoration` would throw for a badly encoded fragment, such as `#50%`.
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
