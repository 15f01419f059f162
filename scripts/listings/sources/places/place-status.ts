import { saysClosed, saysPaused, withoutPause } from '../../fields/closed-name.ts';
import { isoDate } from '../../import/record-outcome.ts';
import { isTagged, saysYes, type Tags } from './place-text.ts';

/** Since when a place is closed, where its source says so, and in which words. */
export interface Closing {
  readonly on?: string | undefined;
  readonly why: string;
}

/** The prefixes of a tag that held once (https://wiki.openstreetmap.org/wiki/Lifecycle_prefix). */
const past = [
  'disused',
  'abandoned',
  'was',
  'closed',
  'demolished',
  'razed',
  'removed',
  'destroyed',
] as const;
const kindsOfPlace = ['amenity', 'healthcare', 'shop'] as const;
const pharmacyKinds: ReadonlySet<string> = new Set(['pharmacy', 'chemist', 'drugstore']);
const closedHours =
  /^"?(?:closed|off|(?:mo-su|24\/7) (?:closed|off)|permanently closed|closed permanently)"?$/i;

const statusKeys = ['operational_status', 'business_status', 'status'] as const;
const pausedStatus = /^(?:temporar(?:il)?y[_ ]clos(?:ed|ure)|closed[_ ]temporar(?:il)?y)$/i;

/** The beginning of a date, as precise as the source gives it: `2024`, `2024-05`, `2024-05-31`. */
const dateIn = (text: string): string | undefined => /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(text)?.[0];

/** Whether the tags say that a pharmacy is there now, by itself or in a store. */
const isPharmacyNow = (tags: Tags): boolean =>
  isTagged(tags.amenity, 'pharmacy') ||
  isTagged(tags.healthcare, 'pharmacy') ||
  tags['opening_hours:pharmacy'] !== undefined ||
  [tags['amenity:pharmacy'], tags.pharmacy].some(saysYes);

/**
 * Whether what a place once was has ended it. Where a pharmacy is now, only its own forgotten tag beside
 * `disused:amenity=pharmacy` ends it; a shop that sells other goods now has followed a chemist.
 */
function hasEnded(tags: Tags, kind: (typeof kindsOfPlace)[number], value: string): boolean {
  if (isPharmacyNow(tags)) return kind !== 'shop' && value === 'pharmacy';
  if (pharmacyKinds.has(value)) return !pharmacyKinds.has(tags[kind] ?? '');
  return tags[kind] === undefined;
}

const isAfter = (date: string, today: string): boolean => date > today.slice(0, date.length);

/** Returns why a place is no longer there; undefined for one that is. `today` is `YYYY-MM-DD`. */
export function closingOf(tags: Tags, today: string): Closing | undefined {
  const end = tags.end_date;
  if (end !== undefined) {
    const date = dateIn(end);
    if (date === undefined ? !/^no$/i.test(end) : !isAfter(date, today))
      return { on: isoDate(end), why: `tagged end_date=${end}` };
  }
  for (const prefix of past) {
    for (const kind of kindsOfPlace) {
      const value = tags[`${prefix}:${kind}`];
      if (value !== undefined && hasEnded(tags, kind, value))
        return { why: `tagged ${prefix}:${kind}=${value}` };
    }
    const flag = tags[prefix];
    if (flag !== undefined && (saysYes(flag) || /^perm/i.test(flag) || dateIn(flag) !== undefined))
      return { on: isoDate(flag), why: `tagged ${prefix}=${flag}` };
  }
  for (const key of statusKeys) {
    if (/^(?:permanently[_ ]closed|closed(?:[_ ]permanently)?|abandoned|disused)$/i.test(tags[key] ?? ''))
      return { why: `tagged ${key}=${tags[key]}` };
  }
  if (closedHours.test(tags.opening_hours?.trim() ?? '') && pauseOf(tags) === undefined)
    return { why: `tagged opening_hours=${tags.opening_hours}` };
  const named = [tags.name, tags.brand, tags.ref].find(saysClosed);
  return named === undefined ? undefined : { why: `named "${named}"` };
}

/** What is a business of its own, by which a name and a telephone go. */
const businesses = [...kindsOfPlace, 'office', 'craft', 'leisure', 'tourism'] as const;
/** What such a tag says where nobody has followed. */
const noBusiness: ReadonlySet<string> = new Set([
  ...pharmacyKinds,
  'vacant',
  'empty',
  'no',
  'none',
  'closed',
  'disused',
  'abandoned',
]);
const ofBusiness =
  /^(?:(?:official_|alt_|short_|int_|loc_)?name|brand|operator|contact|phone|website|email|ref|branch)(?::|$)/;

/**
 * Returns the tags of a closed pharmacy. Where another business is now, the tags are that one's, and only the
 * former name is left: `disused:amenity=pharmacy`, `name=Gap` does not say that the Gap has closed.
 */
export function tagsOfFormer(tags: Tags): Tags {
  const isAnothers =
    !isPharmacyNow(tags) &&
    businesses.some((kind) => tags[kind] !== undefined && !noBusiness.has(tags[kind] ?? ''));
  if (!isAnothers) return tags;
  const name = [...past.map((prefix) => tags[`${prefix}:name`]), tags.old_name].find(
    (text) => text !== undefined,
  );
  const others = Object.entries(tags).filter(([key]) => !ofBusiness.test(key));
  return { ...Object.fromEntries(others), ...(name !== undefined && { name }) };
}

/** Returns why a place is closed for a time, and its hours unknown; undefined for any other. */
export function pauseOf(tags: Tags): string | undefined {
  const key = statusKeys.find((status) => pausedStatus.test(tags[status] ?? ''));
  if (key !== undefined) return `tagged ${key}=${tags[key]}`;
  // A remark in the hours: `off "temporarily closed"`.
  if (saysPaused(tags.opening_hours)) return `tagged opening_hours=${tags.opening_hours}`;
  const named = [tags.name, tags.brand].find(saysPaused);
  return named === undefined ? undefined : `named "${named}"`;
}

/** The tags of a place whose names no longer say that it is closed for a time. */
export const withPlainNames = (tags: Tags): Tags =>
  Object.fromEntries(
    Object.entries(tags).map(([key, value]) => [
      key,
      key === 'name' || key === 'brand' ? withoutPause(value) : value,
    ]),
  );

/** Returns when a place is to open that is not open yet; undefined for any other. `today` is `YYYY-MM-DD`. */
export function openingOf(tags: Tags, today: string): string | undefined {
  return [tags.opening_date, tags.start_date]
    .map((text) => dateIn(text ?? ''))
    .find((date) => date !== undefined && isAfter(date, today));
}
