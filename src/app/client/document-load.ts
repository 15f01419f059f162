const storageKey = 'document-load';

/** Reloads the page, at most once for each navigation. False if it does not reload. */
export function reloadOncePerNavigation(): boolean {
  const { history, location } = window;
  // The router gives each navigation a key, and a reload keeps it.
  const navigation = `${history.state?.key} ${location.href}`;
  try {
    if (window.sessionStorage.getItem(storageKey) === navigation) return false;
    window.sessionStorage.setItem(storageKey, navigation);
  } catch {
    return false;
  }
  // `assign` would stay on the page if the address has a fragment.
  location.reload();
  return true;
}
