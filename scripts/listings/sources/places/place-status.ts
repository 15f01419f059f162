import { saysClosed, saysPaused, withoutPause } from '../../fields/closed-name.ts';
import { isoDate } from '../../import/record-outcome.ts';
import { hasValue, placeWords, saysYes, type Tags } from './place-role.ts';

/** A place's closing: its day (`YYYY-MM-DD`), if known, and the tag that says so. */
export interface Closing {
  readonly on?: string | undefined;
  readonly why: string;
}

const pastPrefixes = [...placeWords('past')];
const kindsOfPlace = ['amenity', 'healthcare', 'shop'] as const;
const pharmacyKinds = placeWords('pharmacy');
const closedHours =
  /^"?(?:closed|off|(?:mo-su|24\/7) (?:closed|off)|permanently closed|closed permanently)"?$/i;

const statusKeys = ['operational_status', 'business_status', 'status'] as const;
const pausedStatus = /^(?:temporar(?:il)?y[_ ]clos(?:ed|ure)|closed[_ ]temporar(?:il)?y)$/i;

const dateIn = (text: string): string | undefined => /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(text)?.[0];

const isPharmacyNow = (tags: Tags): boolean =>
  hasValue(tags.amenity, 'pharmacy') ||
  hasValue(tags.healthcare, 'pharmacy') ||
  tags['opening_hours:pharmacy'] !== undefined ||
  [tags['amenity:pharmacy'], tags.pharmacy].some(saysYes);

/** True if a former tag, such as `disused:amenity=pharmacy`, means that the place closed. */
function hasClosed(tags: Tags, kind: (typeof kindsOfPlace)[number], value: string): boolean {
  if (isPharmacyNow(tags)) return kind !== 'shop' && value === 'pharmacy';
  if (pharmacyKinds.has(value)) return !pharmacyKinds.has(tags[kind] ?? '');
  return tags[kind] === undefined;
}

const isAfter = (date: string, today: string): boolean => date > today.slice(0, date.length);

/** Returns a place's closing for good. Undefined if no tag says so by `today` (`YYYY-MM-DD`). */
export function closingOf(tags: Tags, today: string): Closing | undefined {
  const end = tags.end_date;
  if (end !== undefined) {
    const date = dateIn(end);
    if (date === undefined ? !/^no$/i.test(end) : !isAfter(date, today))
      return { on: isoDate(end), why: `tagged end_date=${end}` };
  }
  for (const prefix of pastPrefixes) {
    for (const kind of kindsOfPlace) {
      const value = tags[`${prefix}:${kind}`];
      if (value !== undefined && hasClosed(tags, kind, value))
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

const [businesses, noBusiness] = [[...placeWords('business')], placeWords('no business')];
const ofBusiness =
  /^(?:(?:official_|alt_|short_|int_|loc_)?name|brand|operator|contact|phone|website|email|ref|branch)(?::|$)/;

/** Returns a closed pharmacy's tags, without name, phone and website if another business followed it. */
export function tagsOfFormerPharmacy(tags: Tags): Tags {
  const hasSuccessor =
    !isPharmacyNow(tags) &&
    businesses.some((kind) => tags[kind] !== undefined && !noBusiness.has(tags[kind] ?? ''));
  if (!hasSuccessor) return tags;
  const name = [...pastPrefixes.map((prefix) => tags[`${prefix}:name`]), tags.old_name].find(
    (text) => text !== undefined,
  );
  const others = Object.entries(tags).filter(([key]) => !ofBusiness.test(key));
  return { ...Object.fromEntries(others), ...(name !== undefined && { name }) };
}

/** Returns why a place is temporarily closed, or undefined: `tagged status=temporarily_closed`. */
export function pauseOf(tags: Tags): string | undefined {
  const key = statusKeys.find((status) => pausedStatus.test(tags[status] ?? ''));
  if (key !== undefined) return `tagged ${key}=${tags[key]}`;
  // A remark in the hours: `off "temporarily closed"`.
  if (saysPaused(tags.opening_hours)) return `tagged opening_hours=${tags.opening_hours}`;
  const named = [tags.name, tags.brand].find(saysPaused);
  return named === undefined ? undefined : `named "${named}"`;
}

/** Removes words such as "temporarily closed" from the tags `name` and `brand`. */
export const withoutPauseInNames = (tags: Tags): Tags =>
  Object.fromEntries(
    Object.entries(tags).map(([key, value]) => [
      key,
      key === 'name' || key === 'brand' ? withoutPause(value) : value,
    ]),
  );

/** Returns a place's opening date, if after `today` (`YYYY-MM-DD`), as precise as tagged: `2027-05`. */
export function openingOf(tags: Tags, today: string): string | undefined {
  return [tags.opening_date, tags.start_date]
    .map((text) => dateIn(text ?? ''))
    .find((date) => date !== undefined && isAfter(date, today));
}
