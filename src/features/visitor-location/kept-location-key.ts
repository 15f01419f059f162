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
