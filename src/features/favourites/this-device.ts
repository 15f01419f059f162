import { useSyncExternalStore } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import {
  type DeviceLists,
  emptyLists,
  formatLists,
  isSame,
  type KeptPharmacy,
  keptPharmacy,
  parseLists,
  withKept,
  withoutKept,
  withReturned,
} from './device-lists.ts';

/** Where the lists are, in storage that no server sees. */
const storageKey = 'pharmacies';

/** What a device remembers of pharmacies, in all its tabs; else for as long as the page lives. */
export function createDeviceLists(now: () => number) {
  const listeners = new Set<() => void>();
  let isKept = true;
  let text: string | null = null;
  let lists = emptyLists;
  renew();

  /** Takes up what another tab wrote since, which this one would write over. */
  function renew(): void {
    if (!isKept) return;
    try {
      const kept = window.localStorage.getItem(storageKey);
      if (kept === text) return;
      text = kept;
      lists = parseLists(kept);
      for (const listener of listeners) listener();
    } catch {
      // What cannot be read stays as this page knows it; so it is on the server.
    }
  }
  const set = (next: DeviceLists): void => {
    lists = next;
    try {
      text = next === emptyLists ? null : formatLists(next);
      if (text === null) window.localStorage.removeItem(storageKey);
      else window.localStorage.setItem(storageKey, text);
      isKept = true;
    } catch {
      // The lists then live as long as the page.
      isKept = false;
    }
    for (const listener of listeners) listener();
  };
  return {
    getLists: (): DeviceLists => lists,
    /** Whether the browser kept the lists as they are: else they are gone with the page. */
    isKept: (): boolean => isKept,
    subscribe: (listener: () => void) => {
      renew();
      window.addEventListener('storage', renew);
      // A page that the Back button brings out of the browser's memory was told of nothing while it lay there.
      window.addEventListener('pageshow', renew);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Saves a pharmacy, or takes it back; says whether it is saved now. */
    toggle: (pharmacy: Pharmacy): boolean => {
      const own = keptPharmacy(pharmacy, now());
      if (own === undefined) return false;
      renew();
      const isSaved = lists.saved.some((each) => isSame(each, own));
      set(isSaved ? withoutKept(lists, 'saved', own) : withKept(lists, 'saved', own));
      return !isSaved;
    },
    /** Remembers that a pharmacy's page was opened. */
    visit: (pharmacy: Pharmacy): void => {
      const own = keptPharmacy(pharmacy, now());
      if (own === undefined) return;
      renew();
      set(withKept(lists, 'recent', own));
    },
    remove: (list: keyof DeviceLists, gone: KeptPharmacy): void => {
      renew();
      set(withoutKept(lists, list, gone));
    },
    /** Takes a removal back; what other tabs did meanwhile stays. */
    restore: (list: keyof DeviceLists, gone: KeptPharmacy): void => {
      renew();
      set(withReturned(lists, list, gone));
    },
    forget: (): void => set(emptyLists),
  };
}

/** What this browser remembers. */
export const thisDevice = createDeviceLists(Date.now);

/** What this device remembers; nothing in static HTML and in the render that hydrates it. */
export const useDeviceLists = (): DeviceLists =>
  useSyncExternalStore(thisDevice.subscribe, thisDevice.getLists, () => emptyLists);
