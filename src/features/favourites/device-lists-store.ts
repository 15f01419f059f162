import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import {
  type DeviceLists,
  emptyLists,
  formatLists,
  type KeptPharmacy,
  keptPharmacy,
  parseLists,
  withKept,
  withoutKept,
  withReturned,
} from './device-lists.ts';

/** Where a device keeps the lists; each call may throw, as browsers do that keep nothing for a site. */
export interface DeviceStorage {
  readonly read: () => string | null;
  /** Null forgets. */
  readonly write: (text: string | null) => void;
  /** Calls back when another tab wrote, or may have; returns how to stop that. */
  readonly onOtherTab: (changed: () => void) => () => void;
}

export interface DeviceListsStore {
  readonly getLists: () => DeviceLists;
  /** Whether the browser kept the lists as they are: else they are gone with the page. */
  readonly isKept: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves a pharmacy, or takes it back; says whether it is saved now. */
  readonly toggle: (pharmacy: Pharmacy) => boolean;
  /** Remembers that a pharmacy's page was opened. */
  readonly visit: (pharmacy: Pharmacy) => void;
  readonly remove: (list: keyof DeviceLists, gone: KeptPharmacy) => void;
  /** Takes a removal back; what other tabs did meanwhile stays. */
  readonly restore: (list: keyof DeviceLists, gone: KeptPharmacy) => void;
  readonly forget: () => void;
}

/** What this device remembers of pharmacies, the same in all of its tabs. Where the browser keeps nothing, it lives as long as the page. */
export function createDeviceListsStore(storage: DeviceStorage, now: () => number): DeviceListsStore {
  const listeners = new Set<() => void>();
  let stopListening: (() => void) | undefined;
  let kept = true;
  let text: string | null = null;
  let lists = emptyLists;
  renew();

  /** Takes up what another tab wrote since: who tells nobody of its lists hears of none, and would write its old ones over them. */
  function renew(): void {
    if (!kept) return;
    try {
      const now = storage.read();
      if (now === text) return;
      text = now;
      lists = parseLists(now);
    } catch {
      // What cannot be read stays as this page knows it.
    }
  }
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const set = (next: DeviceLists): void => {
    lists = next;
    try {
      const empty = next.saved.length + next.recent.length === 0;
      text = empty ? null : formatLists(next);
      storage.write(text);
      kept = true;
    } catch {
      // The lists then live as long as the page.
      kept = false;
    }
    tell();
  };
  return {
    getLists: () => lists,
    isKept: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      if (stopListening === undefined) {
        renew();
        stopListening = storage.onOtherTab(() => {
          renew();
          tell();
        });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = undefined;
      };
    },
    toggle: (pharmacy) => {
      const own = keptPharmacy(pharmacy, now());
      if (own === undefined) return false;
      renew();
      const saved = lists.saved.some(({ city, slug }) => city === own.city && slug === own.slug);
      set(saved ? withoutKept(lists, 'saved', own) : withKept(lists, 'saved', own));
      return !saved;
    },
    visit: (pharmacy) => {
      const own = keptPharmacy(pharmacy, now());
      if (own === undefined) return;
      renew();
      set(withKept(lists, 'recent', own));
    },
    remove: (list, gone) => {
      renew();
      set(withoutKept(lists, list, gone));
    },
    restore: (list, gone) => {
      renew();
      set(withReturned(lists, list, gone));
    },
    forget: () => set(emptyLists),
  };
}
