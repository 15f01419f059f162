/** Names the entry of the history, in the session's storage, for which a document was loaded. */
const storageKey = 'document-load';

/**
 * Loads the document of the browser's address; returns whether it does. It does so once for each navigation,
 * and not at all without session storage, since it could then repeat without end.
 */
export function loadDocument(): boolean {
  const { history, location } = window;
  // The router gives each navigation a key, and a reload keeps it.
  const entry = `${history.state?.key} ${location.href}`;
  try {
    if (window.sessionStorage.getItem(storageKey) === entry) return false;
    window.sessionStorage.setItem(storageKey, entry);
  } catch {
    return false;
  }
  // `assign` would stay on the page if the address has a fragment.
  location.reload();
  return true;
}
