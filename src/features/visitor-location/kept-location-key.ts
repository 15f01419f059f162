/** The name under which a tab keeps its visitor's location, in session storage: no other tab, and no server, sees it. */
export const keptLocationKey = 'visitor-location';

/** Whether this tab keeps a location; the code that reads it is loaded where it does. */
export function hasKeptLocation(): boolean {
  try {
    return window.sessionStorage.getItem(keptLocationKey) !== null;
  } catch {
    return false;
  }
}

/** Forgets the location that this tab keeps, at once: whoever clears it may leave the page in the same moment. */
export function forgetKeptLocation(): void {
  try {
    window.sessionStorage.removeItem(keptLocationKey);
  } catch {
    // Storage that is closed keeps nothing.
  }
}
