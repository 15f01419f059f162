import { useSyncExternalStore } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { type CitySlug, isCitySlug, isPharmacySlug, type PharmacySlug } from '../../domain/text/slug.ts';

/** A pharmacy as this device remembers it: enough to find it again, and to name it when it is gone. */
export interface KeptPharmacy {
  readonly city: CitySlug;
  readonly slug: PharmacySlug;
  readonly name: string;
  /** When it was saved or last opened, epoch milliseconds. */
  readonly at: number;
}

/** What this device remembers, each list with the latest first. */
export interface DeviceLists {
  readonly saved: readonly KeptPharmacy[];
  readonly recent: readonly KeptPharmacy[];
}

/** How many of each are remembered; the oldest make room. */
export const mostKept = { saved: 50, recent: 20 } as const;

const emptyLists: DeviceLists = { saved: [], recent: [] };

/** Raised when what is kept changes its form: what has another number counts as nothing. */
const version = 1;

/** Where the lists are, in storage that no server sees. */
const storageKey = 'pharmacies';

/** Whether both are of the same pharmacy's page. */
export const isSame = (a: KeptPharmacy, b: KeptPharmacy): boolean => a.city === b.city && a.slug === b.slug;

/** Reads what was kept. What is not as this site writes it, whoever wrote it, counts as nothing. */
export function parseLists(text: string | null): DeviceLists {
  const value = parseJson(text);
  if (!isRecord(value) || value.version !== version) return emptyLists;
  const listOf = (list: keyof DeviceLists): readonly KeptPharmacy[] => {
    const rows = value[list];
    return Array.isArray(rows) ? rows.filter(isKept).slice(0, mostKept[list]) : [];
  };
  return { saved: listOf('saved'), recent: listOf('recent') };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isKept = (value: unknown): value is KeptPharmacy => {
  if (!isRecord(value)) return false;
  const { city, slug, name, at } = value;
  const isNamed = typeof city === 'string' && typeof slug === 'string' && typeof name === 'string';
  return isNamed && isCitySlug(city) && isPharmacySlug(slug) && Number.isFinite(at);
};

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
    const isEmpty = next.saved.length + next.recent.length === 0;
    try {
      text = isEmpty ? null : JSON.stringify({ version, ...next });
      if (text === null) window.localStorage.removeItem(storageKey);
      else window.localStorage.setItem(storageKey, text);
      isKept = true;
    } catch {
      // The lists then live as long as the page.
      isKept = false;
    }
    for (const listener of listeners) listener();
  };
  const remove = (list: keyof DeviceLists, gone: KeptPharmacy): void => {
    renew();
    set({ ...lists, [list]: lists[list].filter((each) => !isSame(each, gone)) });
  };
  const put = (list: keyof DeviceLists, kept: KeptPharmacy): void => {
    renew();
    const others = lists[list].filter((each) => !isSame(each, kept));
    set({ ...lists, [list]: [kept, ...others].slice(0, mostKept[list]) });
  };
  const restore = (list: keyof DeviceLists, kept: KeptPharmacy): void => {
    renew();
    if (lists[list].some((each) => isSame(each, kept))) return;
    const latestFirst = [kept, ...lists[list]].toSorted((a, b) => b.at - a.at);
    set({ ...lists, [list]: latestFirst.slice(0, mostKept[list]) });
  };
  /** Names a pharmacy by its page. Undefined for one whose page has no address of the usual form. */
  const keptNow = (pharmacy: Pharmacy): KeptPharmacy | undefined => {
    const [, , city = '', slug = ''] = pharmacyPath(pharmacy).split('/');
    return isCitySlug(city) && isPharmacySlug(slug)
      ? { city, slug, name: pharmacy.name, at: now() }
      : undefined;
  };
  return {
    getLists: (): DeviceLists => lists,
    /** Whether the browser kept the lists as they are: else they are gone with the page. */
    isKept: (): boolean => isKept,
    subscribe: (listener: () => void) => {
      renew();
      window.addEventListener('storage', renew);
      // A page that the Back button brings out of the browser's memory was told of nothing there.
      window.addEventListener('pageshow', renew);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Saves a pharmacy, or takes it back; says whether it is saved now. */
    toggle: (pharmacy: Pharmacy): boolean => {
      const own = keptNow(pharmacy);
      if (own === undefined) return false;
      renew();
      const isSaved = lists.saved.some((each) => isSame(each, own));
      if (isSaved) remove('saved', own);
      else put('saved', own);
      return !isSaved;
    },
    /** Remembers that a pharmacy's page was opened. */
    visit: (pharmacy: Pharmacy): void => {
      const own = keptNow(pharmacy);
      if (own !== undefined) put('recent', own);
    },
    remove,
    /** Takes a removal back, in the order of time; what other tabs did meanwhile stays. */
    restore,
    forget: (): void => set(emptyLists),
  };
}

/** What this browser remembers. */
export const thisDevice = createDeviceLists(Date.now);

/** What this device remembers; nothing in static HTML and in the render that hydrates it. */
export const useDeviceLists = (): DeviceLists =>
  useSyncExternalStore(thisDevice.subscribe, thisDevice.getLists, () => emptyLists);
