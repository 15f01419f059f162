import { saysClosed, saysPaused, withoutPause } from '../../fields/closed-name.ts';
import { isoDate } from '../../import/record-outcome.ts';
import { brandOfPlace, firstOf, hasPharmacy, placeWords, saysYes, type Tags } from './place-role.ts';

interface Closing {
  readonly on?: string | undefined;
  readonly why: string;
}

const pastPrefixes = [...placeWords('past')];
const kindsOfPlace = ['amenity', 'healthcare', 'shop'] as const;
const pharmacyKinds = placeWords('pharmacy');
const closedHours =
  /^"?(?:closed|off|(?:mo-su|24\/7) (?:closed|off)|permanently closed|closed permanently)"?$/i;

const statusKeys = ['operational_status', 'business_status', 'status'] as const;
const closedStatus = /^(?:permanently[_ ]closed|closed(?:[_ ]permanently)?|abandoned|disused)$/i;
const pausedStatus = /^(?:temporar(?:il)?y[_ ]clos(?:ed|ure)|closed[_ ]temporar(?:il)?y)$/i;

const dateIn = (text = ''): string | undefined => /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(text)?.[0];
const isAfter = (date: string, today: string): boolean => date > today.slice(0, date.length);
const tagged = (tags: Tags, key: string): string => `tagged ${key}=${tags[key]}`;

// `disused:amenity=pharmacy`
function hasClosed(tags: Tags, kind: (typeof kindsOfPlace)[number], value: string | undefined): boolean {
  if (value === undefined) return false;
  if (hasPharmacy(tags)) return kind !== 'shop' && value === 'pharmacy';
  if (pharmacyKinds.has(value)) return !pharmacyKinds.has(tags[kind] ?? '');
  return tags[kind] === undefined;
}

/** Returns why a place closed for good, and the day if known. Undefined if not by `today` (`YYYY-MM-DD`). */
export function closingOf(tags: Tags, today: string): Closing | undefined {
  const { end_date: end, opening_hours: hours = '' } = tags;
  const endDate = dateIn(end);
  if (end !== undefined && (endDate === undefined ? !/^no$/i.test(end) : !isAfter(endDate, today)))
    return { on: isoDate(end), why: tagged(tags, 'end_date') };
  for (const prefix of pastPrefixes) {
    const former = kindsOfPlace.find((kind) => hasClosed(tags, kind, tags[`${prefix}:${kind}`]));
    if (former !== undefined) return { why: tagged(tags, `${prefix}:${former}`) };
    const flag = tags[prefix];
    if (flag !== undefined && (saysYes(flag) || /^perm/i.test(flag) || dateIn(flag) !== undefined))
      return { on: isoDate(flag), why: tagged(tags, prefix) };
  }
  const status = statusKeys.find((key) => closedStatus.test(tags[key] ?? ''));
  if (status !== undefined) return { why: tagged(tags, status) };
  if (closedHours.test(hours.trim()) && pauseOf(tags) === undefined)
    return { why: tagged(tags, 'opening_hours') };
  const named = [tags.name, tags.brand, tags.ref].find(saysClosed);
  return named === undefined ? undefined : { why: `named "${named}"` };
}

const [businesses, noBusiness] = [[...placeWords('business')], placeWords('no business')];
const ofBusiness =
  /^(?:(?:official_|alt_|short_|int_|loc_)?name|brand|operator|contact|phone|website|email|ref|branch)(?::|$)/;

// A business that followed may have tagged its own name, phone and website.
function tagsOfFormerPharmacy(tags: Tags): Tags {
  const hasSuccessor = businesses.some((kind) => kind in tags && !noBusiness.has(tags[kind] ?? ''));
  if (hasPharmacy(tags) || !hasSuccessor) return tags;
  const formerNames = [...pastPrefixes.map((prefix) => `${prefix}:name`), 'old_name'];
  const name = firstOf(tags, formerNames, (text) => text || undefined);
  const others = Object.entries(tags).filter(([key]) => !ofBusiness.test(key));
  return { ...Object.fromEntries(others), ...(name !== undefined && { name }) };
}

function pauseOf(tags: Tags): string | undefined {
  const status = statusKeys.find((key) => pausedStatus.test(tags[key] ?? ''));
  // A remark in the hours: `off "temporarily closed"`.
  const key = status ?? (saysPaused(tags.opening_hours) ? 'opening_hours' : undefined);
  if (key !== undefined) return tagged(tags, key);
  const named = [tags.name, tags.brand].find(saysPaused);
  return named === undefined ? undefined : `named "${named}"`;
}

const withoutPauseInNames = ({ name, brand, ...tags }: Tags): Tags => ({
  ...tags,
  ...(name !== undefined && { name: withoutPause(name) }),
  ...(brand !== undefined && { brand: withoutPause(brand) }),
});

interface PlaceStatus {
  /** The pharmacy's tags, without those of a business that followed it. */
  readonly tags: Tags;
  readonly closed: Closing | undefined;
  readonly paused: string | undefined;
}

/** Returns a place's tags, and evidence if it is closed on `today` (`YYYY-MM-DD`), for good or a time. */
export function statusOf(stated: Tags, today: string): PlaceStatus {
  const paused = pauseOf(stated);
  const tags = paused === undefined ? stated : withoutPauseInNames(stated);
  const closed = closingOf(tags, today);
  const isOfChain = brandOfPlace(tags)?.runsPharmacies === true;
  return { tags: closed === undefined || isOfChain ? tags : tagsOfFormerPharmacy(tags), closed, paused };
}

/** Returns a place's opening date as tagged: `2027-05`. Undefined if not after `today` (`YYYY-MM-DD`). */
export const openingOf = (tags: Tags, today: string): string | undefined =>
  [tags.opening_date, tags.start_date].map(dateIn).find((date) => date !== undefined && isAfter(date, today));
