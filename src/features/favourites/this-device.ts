import { useSyncExternalStore } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { type CitySlug, isCitySlug, isPharmacySlug, type PharmacySlug } from '../../domain/text/slug.ts';

/** A pharmacy saved on this device. */
export interface KeptPharmacy {
  readonly city: CitySlug;
  readonly slug: PharmacySlug;
  readonly name: string;
  /** Time of saving, epoch milliseconds. */
  readonly at: number;
}

type NamedPage = Omit<KeptPharmacy, 'at'>;

/** Largest number of pharmacies that can be saved: one more drops the oldest. */
export const mostKept = 50;

const none: readonly KeptPharmacy[] = [];

const storageKey = 'pharmacies';

/** True if two pharmacies have the same page. */
export const isSame = (a: NamedPage, b: NamedPage): boolean => a.city === b.city && a.slug === b.slug;

/** Parses stored pharmacies, at most 50. Leaves out invalid ones. */
export function parseSaved(text: string): readonly KeptPharmacy[] {
  try {
    const value: unknown = JSON.parse(text);
    const rows = isRecord(value) ? value.saved : undefined;
    return Array.isArray(rows) ? rows.filter(isKept).slice(0, mostKept) : none;
  } catch {
    return none;
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

// React needs the same array until the text changes.
const savedIn = memoize(parseSaved);

/** Returns the saved pharmacies, the latest first. */
export function getSaved(): readonly KeptPharmacy[] {
  try {
    return savedIn(window.localStorage.getItem(storageKey) ?? '');
  } catch {
    return none;
  }
}

const changed = 'pharmacies-changed';

function store(saved: readonly KeptPharmacy[]): boolean {
  try {
    if (saved.length === 0) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, JSON.stringify({ saved }));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(changed));
  return true;
}

// A page that Back restores has missed earlier events: `pageshow`.
const changeEvents = [changed, 'storage', 'pageshow'];

function subscribe(listener: () => void): () => void {
  for (const name of changeEvents) window.addEventListener(name, listener);
  return () => {
    for (const name of changeEvents) window.removeEventListener(name, listener);
  };
}

/** Returns the saved pharmacies. None in static HTML and while it is hydrated. */
export const useSaved = (): readonly KeptPharmacy[] => useSyncExternalStore(subscribe, getSaved, () => none);

const others = (own: NamedPage): readonly KeptPharmacy[] => getSaved().filter((each) => !isSame(each, own));

/** Removes a saved pharmacy. False if the browser refuses. */
export const removeKept = (gone: NamedPage): boolean => store(others(gone));

/** Saves a pharmacy. False if the browser refuses. */
export const putKept = (kept: KeptPharmacy): boolean =>
  store([kept, ...others(kept)].toSorted((a, b) => b.at - a.at).slice(0, mostKept));

/** Removes all saved pharmacies. False if the browser refuses. */
export const forgetSaved = (): boolean => store(none);

/** Returns a pharmacy's name, and the slugs of its page (`mobile-al`, `oak-drug`). Undefined if invalid. */
export function pageOf(pharmacy: Pharmacy): NamedPage | undefined {
  const [, , city = '', slug = ''] = pharmacyPath(pharmacy).split('/');
  return isCitySlug(city) && isPharmacySlug(slug) ? { city, slug, name: pharmacy.name } : undefined;
}
