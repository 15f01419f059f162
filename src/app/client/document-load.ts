/** Names the entry of the history, in the session's storage, for which a document was loaded. */
const storageKey = 'document-load';

/**
 * Loads the document of the browser's address, once for each navigation to it. False where that was done already, or where the
 * browser lets the site store nothing, so that it might never end.
 */
export function loadDocument(): boolean {
  const { history, location } = window;
  // The router gives each navigation a key, which stays when the page is loaded anew.
  const entry = `${history.state?.key} ${location.href}`;
  try {
    if (window.sessionStorage.getItem(storageKey) === entry) return false;
    window.sessionStorage.setItem(storageKey, entry);
  } catch {
    return false;
  }
  // Not `assign`, which stays on the page where the address has a fragment.
  location.reload();
  return true;
}
