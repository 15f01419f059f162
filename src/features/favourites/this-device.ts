import { useSyncExternalStore } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { type CitySlug, isCitySlug, isPharmacySlug, type PharmacySlug } from '../../domain/text/slug.ts';

/** A pharmacy as stored on this device: its page, and its name in case the page is gone. */
export interface KeptPharmacy {
  readonly city: CitySlug;
  readonly slug: PharmacySlug;
  readonly name: string;
  /** When it was saved or last opened, epoch milliseconds. */
  readonly at: number;
}

type NamedPage = Omit<KeptPharmacy, 'at'>;

/** The pharmacies stored on this device, the latest first. */
export interface DeviceLists {
  readonly saved: readonly KeptPharmacy[];
  readonly recent: readonly KeptPharmacy[];
}

/** Most pharmacies of each list; the oldest are dropped. */
export const mostKept = { saved: 50, recent: 20 } as const;

const emptyLists: DeviceLists = { saved: [], recent: [] };

/** Key in local storage, which all tabs share and no server sees. */
const storageKey = 'pharmacies';

/** True if both are the page of the same pharmacy. */
export const isSame = (a: NamedPage, b: NamedPage): boolean => a.city === b.city && a.slug === b.slug;

/** Parses the stored lists; ignores whatever is not in this site's format. */
export function parseLists(text: string): DeviceLists {
  try {
    const value: unknown = JSON.parse(text);
    return { saved: rowsOf(value, 'saved'), recent: rowsOf(value, 'recent') };
  } catch {
    return emptyLists;
  }
}

function rowsOf(value: unknown, list: keyof DeviceLists): readonly KeptPharmacy[] {
  const rows = isRecord(value) ? value[list] : undefined;
  return Array.isArray(rows) ? rows.filter(isKept).slice(0, mostKept[list]) : [];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isKept = (value: unknown): value is KeptPharmacy => {
  if (!isRecord(value)) return false;
  const { city, slug, name, at } = value;
  const isNamed = typeof city === 'string' && typeof slug === 'string' && typeof name === 'string';
  return isNamed && isCitySlug(city) && isPharmacySlug(slug) && Number.isFinite(at);
};

/** Lists that the browser refused to store; they last as long as the page. */
let unkept: string | undefined;

const listsIn = memoize(parseLists);

/** Returns the current lists, including changes by other tabs. Unchanged lists are the same object. */
export const getLists = (): DeviceLists => listsIn(unkept ?? readKept());

function readKept(): string {
  try {
    return window.localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

const changed = 'pharmacies-changed';

function set(next: DeviceLists): void {
  const text = JSON.stringify(next);
  try {
    if (next.saved.length + next.recent.length === 0) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, text);
    unkept = undefined;
  } catch {
    unkept = text;
  }
  window.dispatchEvent(new Event(changed));
}

/** Events that may bring other lists. A page restored by Back has missed earlier ones: `pageshow`. */
const changeEvents = [changed, 'storage', 'pageshow'];

function subscribe(listener: () => void): () => void {
  for (const name of changeEvents) window.addEventListener(name, listener);
  return () => {
    for (const name of changeEvents) window.removeEventListener(name, listener);
  };
}

/** Returns this device's lists; empty in static HTML and in the render that hydrates it. */
export const useDeviceLists = (): DeviceLists => useSyncExternalStore(subscribe, getLists, () => emptyLists);

/** Removes a pharmacy from a list. */
export function removeKept(list: keyof DeviceLists, gone: NamedPage): void {
  const lists = getLists();
  set({ ...lists, [list]: lists[list].filter((each) => !isSame(each, gone)) });
}

/** Puts a pharmacy first on a list. */
export function putKept(list: keyof DeviceLists, kept: KeptPharmacy): void {
  const lists = getLists();
  const others = lists[list].filter((each) => !isSame(each, kept));
  set({ ...lists, [list]: [kept, ...others].slice(0, mostKept[list]) });
}

/** Puts a removed pharmacy back into the order of time, unless it was saved again. */
export function restoreKept(list: keyof DeviceLists, kept: KeptPharmacy): void {
  const lists = getLists();
  if (lists[list].some((each) => isSame(each, kept))) return;
  const latestFirst = [kept, ...lists[list]].toSorted((a, b) => b.at - a.at);
  set({ ...lists, [list]: latestFirst.slice(0, mostKept[list]) });
}

/** Empties both lists. */
export const forgetLists = (): void => set(emptyLists);

/** Returns the page of a pharmacy; undefined if its path does not have the usual form. */
export function pageOf(pharmacy: Pharmacy): NamedPage | undefined {
  const [, , city = '', slug = ''] = pharmacyPath(pharmacy).split('/');
  return isCitySlug(city) && isPharmacySlug(slug) ? { city, slug, name: pharmacy.name } : undefined;
}

/** True if the browser stores the lists; else they last only as long as the page. */
export const isKeeping = (): boolean => unkept === undefined;
