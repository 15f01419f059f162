import { useSyncExternalStore } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { type CitySlug, isCitySlug, isPharmacySlug, type PharmacySlug } from '../../domain/text/slug.ts';

/** A pharmacy as this device remembers it: enough to find it again, and to name it when it is gone. */
export interface KeptPharmacy {
  readonly city: CitySlug;
  readonly slug: PharmacySlug;
  readonly name: string;
  /** When it was saved or last opened, epoch milliseconds. */
  readonly at: number;
}

type NamedPage = Omit<KeptPharmacy, 'at'>;

/** What this device remembers, each list with the latest first. */
export interface DeviceLists {
  readonly saved: readonly KeptPharmacy[];
  readonly recent: readonly KeptPharmacy[];
}

/** How many of each are remembered; the oldest make room. */
export const mostKept = { saved: 50, recent: 20 } as const;

const emptyLists: DeviceLists = { saved: [], recent: [] };

/** Where the lists are, in storage that no server sees. All tabs of the browser share it. */
const storageKey = 'pharmacies';

/** Whether both are of the same pharmacy's page. */
export const isSame = (a: NamedPage, b: NamedPage): boolean => a.city === b.city && a.slug === b.slug;

/** Reads what was kept. What is not as this site writes it, whoever wrote it, counts as nothing. */
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

/** What the browser refused to keep; it lives as long as the page. */
let unkept: string | undefined;

const listsIn = memoize(parseLists);

/** Returns the lists as they are now, also where another tab wrote them; equal lists are the same object. */
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

/** A page that the Back button brings out of the browser's memory was told of nothing there: `pageshow`. */
const news = [changed, 'storage', 'pageshow'];

function subscribe(listener: () => void): () => void {
  for (const name of news) window.addEventListener(name, listener);
  return () => {
    for (const name of news) window.removeEventListener(name, listener);
  };
}

/** What this device remembers; nothing in static HTML and in the render that hydrates it. */
export const useDeviceLists = (): DeviceLists => useSyncExternalStore(subscribe, getLists, () => emptyLists);

/** Takes a pharmacy off a list. */
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

/** Makes this device forget both lists. */
export const forgetLists = (): void => set(emptyLists);

/** Names a pharmacy by its page. Undefined for one whose page has no address of the usual form. */
export function pageOf(pharmacy: Pharmacy): NamedPage | undefined {
  const [, , city = '', slug = ''] = pharmacyPath(pharmacy).split('/');
  return isCitySlug(city) && isPharmacySlug(slug) ? { city, slug, name: pharmacy.name } : undefined;
}

/** Whether the browser keeps the lists; else they are gone with the page. */
export const isKeeping = (): boolean => unkept === undefined;
