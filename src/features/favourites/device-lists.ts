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

export const emptyLists: DeviceLists = { saved: [], recent: [] };

/** Raised when what is kept changes its form: what has another number counts as nothing. */
const version = 1;

/** Names a pharmacy by its page. Undefined for one whose page has no address of the usual form. */
export function keptPharmacy(pharmacy: Pharmacy, at: number): KeptPharmacy | undefined {
  const [, , city = '', slug = ''] = pharmacyPath(pharmacy).split('/');
  return isCitySlug(city) && isPharmacySlug(slug) ? { city, slug, name: pharmacy.name, at } : undefined;
}

/** Whether both are of the same pharmacy's page. */
export const isSame = (a: KeptPharmacy, b: KeptPharmacy): boolean => a.city === b.city && a.slug === b.slug;

const without = (list: readonly KeptPharmacy[], gone: KeptPharmacy): readonly KeptPharmacy[] =>
  list.filter((each) => !isSame(each, gone));

/** The lists with a pharmacy first in one of them. */
export const withKept = (lists: DeviceLists, list: keyof DeviceLists, kept: KeptPharmacy): DeviceLists => ({
  ...lists,
  [list]: [kept, ...without(lists[list], kept)].slice(0, mostKept[list]),
});

/** The lists with a pharmacy gone from one of them. */
export function withoutKept(lists: DeviceLists, list: keyof DeviceLists, gone: KeptPharmacy): DeviceLists {
  const left = { ...lists, [list]: without(lists[list], gone) };
  return left.saved.length + left.recent.length === 0 ? emptyLists : left;
}

/** The lists with a pharmacy back in one of them, at the place of its time. */
export const withReturned = (lists: DeviceLists, list: keyof DeviceLists, kept: KeptPharmacy): DeviceLists =>
  lists[list].some((each) => isSame(each, kept))
    ? lists
    : { ...lists, [list]: [...lists[list], kept].toSorted((a, b) => b.at - a.at).slice(0, mostKept[list]) };

/** The lists as they are kept. */
export const formatLists = (lists: DeviceLists): string => JSON.stringify({ version, ...lists });

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
