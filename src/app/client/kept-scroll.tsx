import { ScrollRestoration, useLocation } from 'react-router-dom';

/** Scrolls to the top of a new page, and after Back to where the visitor was. */
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
