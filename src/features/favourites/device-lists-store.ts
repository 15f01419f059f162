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
} from './device-lists.ts';

/** Where a device keeps the lists; each call may throw, as browsers do that keep nothing for a site. */
export interface DeviceStorage {
  readonly read: () => string | null;
  /** Null forgets. */
  readonly write: (text: string | null) => void;
  /** Calls back when another tab wrote; returns how to stop that. */
  readonly onOtherTab: (changed: () => void) => () => void;
}

export interface DeviceListsStore {
  readonly getLists: () => DeviceLists;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves a pharmacy, or takes it back; says whether it is saved now. */
  readonly toggle: (pharmacy: Pharmacy) => boolean;
  /** Remembers that a pharmacy's page was opened. */
  readonly visit: (pharmacy: Pharmacy) => void;
  readonly remove: (list: keyof DeviceLists, gone: KeptPharmacy) => void;
  /** Puts lists back as they were, after a removal. */
  readonly restore: (lists: DeviceLists) => void;
  readonly forget: () => void;
}

/**
 * What this device remembers of pharmacies, the same in all of its tabs. Where the browser keeps nothing, it lives as long as the page;
 * `onUnkept` is called once, when the visitor saves something there.
 */
export function createDeviceListsStore(
  storage: DeviceStorage,
  now: () => number,
  onUnkept: () => void = () => undefined,
): DeviceListsStore {
  const listeners = new Set<() => void>();
  let stopListening: (() => void) | undefined;
  let told = false;
  let lists = readSafely();

  function readSafely(): DeviceLists {
    try {
      return parseLists(storage.read());
    } catch {
      return emptyLists;
    }
  }
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  /** Says whether the browser keeps them. */
  const set = (next: DeviceLists): boolean => {
    let kept = true;
    lists = next;
    try {
      const empty = next.saved.length + next.recent.length === 0;
      storage.write(empty ? null : formatLists(next));
    } catch {
      // The lists then live as long as the page.
      kept = false;
    }
    tell();
    return kept;
  };
  return {
    getLists: () => lists,
    subscribe: (listener) => {
      listeners.add(listener);
      stopListening ??= storage.onOtherTab(() => {
        lists = readSafely();
        tell();
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = undefined;
      };
    },
    toggle: (pharmacy) => {
      const kept = keptPharmacy(pharmacy, now());
      if (kept === undefined) return false;
      const saved = lists.saved.some(({ city, slug }) => city === kept.city && slug === kept.slug);
      const isKept = set(saved ? withoutKept(lists, 'saved', kept) : withKept(lists, 'saved', kept));
      if (!isKept && !saved && !told) {
        told = true;
        onUnkept();
      }
      return !saved;
    },
    visit: (pharmacy) => {
      const kept = keptPharmacy(pharmacy, now());
      if (kept !== undefined) set(withKept(lists, 'recent', kept));
    },
    remove: (list, gone) => set(withoutKept(lists, list, gone)),
    restore: set,
    forget: () => set(emptyLists),
  };
}
