/** Where the lists are, in storage that no server sees. */
export const deviceListsKey = 'pharmacies';

/** Whether this device remembers any pharmacy; the code that reads them is loaded where it does. */
export function hasKeptLists(): boolean {
  try {
    return window.localStorage.getItem(deviceListsKey) !== null;
  } catch {
    return false;
  }
}
