import type { Service } from '../../../../src/domain/pharmacy/filters.ts';
import { isLatLng, type LatLng } from '../../../../src/domain/places/geo.ts';
import { faultOfText } from '../../../listings/plain-text.ts';
import { webAddress, webAddressFault } from '../../../listings/web-address.ts';
import { isDrugstoreChain } from '../../fields/brand-table.ts';
import { knownText } from '../../fields/known-text.ts';
import { readableCase } from '../../fields/name-case.ts';
import { e164, phoneFault } from '../../fields/phone-number.ts';
import { readAddress } from '../../fields/read-address.ts';
import { type ReadHours, readHours, type StatedHours } from '../../fields/read-hours.ts';
import { storeNumberOfRef } from '../../fields/store-number.ts';
import { pausedHours } from '../../paused-hours.ts';
import { droppedRow, earliestDay, type RowOutcome } from '../../record-outcome.ts';
import type { SourceKind, SourceRecord } from '../../source-record.ts';
import { isNpi } from '../nppes/npi.ts';
import type { RegisterScope } from '../nppes/nppes-provider.ts';
import { addressOfPlace, isAmongStates } from './place-address.ts';
import { brandOfPlace, type PlaceBrand } from './place-brand.ts';
import { type Closing, closingOf, openingOf, pauseOf, withPlainNames } from './place-status.ts';
import { plainText, saysNo, saysYes, type Tags } from './place-text.ts';

/** A place with the tags of OpenStreetMap (https://wiki.openstreetmap.org/wiki/Tag:amenity%3Dpharmacy), which AllThePlaces uses too. */
export interface TaggedPlace {
  readonly key: string;
  readonly source: string;
  readonly kind: SourceKind;
  readonly origin: string;
  readonly date?: string | undefined;
  /** The day as of which the source states its hours, `YYYY-MM-DD`; that of the whole file is none. */
  readonly hoursDate?: string | undefined;
  readonly point?: LatLng | undefined;
  readonly tags: Tags;
}

/** What of the places concerns the cities of the lists, and on which day (`YYYY-MM-DD`) they are read. */
export interface PlaceScope extends RegisterScope {
  /** Without it a place is read as of its own date. */
  readonly today?: string | undefined;
}

const serviceTags: readonly { readonly service: Service; readonly tag: string }[] = [
  { service: 'drive-through', tag: 'drive_through' },
  { service: 'drive-through', tag: 'opening_hours:drive_through' },
  { service: 'delivery', tag: 'delivery' },
  { service: 'delivery', tag: 'service:delivery' },
  { service: 'flu-shots', tag: 'vaccination:influenza' },
  { service: 'covid-19-vaccines', tag: 'vaccination:covid19' },
];
const wheelchairAnswers = ['yes', 'limited', 'no'] as const;

/** The value of the first of several tags that says something. */
const knownTag = (tags: Tags, ...names: readonly string[]): string | undefined =>
  names.map((name) => knownText(tags[name] ?? '')).find((value) => value !== undefined);

/** Reads one tagged place into a record, or says why it is none. */
export function readTaggedPlace(place: TaggedPlace, { states, townName, today }: PlaceScope): RowOutcome {
  const { key, source, kind, origin } = place;
  const paused = pauseOf(place.tags);
  const tags = paused === undefined ? place.tags : withPlainNames(place.tags);
  const given = plainText(tags.name);
  const drop = (why: string, traced = true): RowOutcome =>
    droppedRow({ key, source, origin, why, name: given }, traced);
  const day = today ?? place.date ?? '9999-12-31';
  const brand = brandOfPlace(tags);
  const closed = closingOf(tags, day);
  const role = roleOf(tags, brand, closed);
  if ('why' in role) return drop(role.why, role.traced);
  const opens = openingOf(tags, day);
  if (opens !== undefined) return drop(`not open before ${opens}`);
  if (!/^(?:US|USA|United States.*)?$/i.test((tags['addr:country'] ?? '').trim()))
    return drop('outside the United States', false);
  const refused: string[] = [];
  const location = locationOf(place, refused);
  const read = readAddress(addressOfPlace(tags), townName);
  if (!read.ok && location === undefined) return drop(read.why);
  if (read.ok && !states.has(read.address.state)) return drop('outside the states of the lists', false);
  refused.push(...(read.ok ? read.mended : [`address: ${read.why}`]));
  if (tags.name !== undefined && given === undefined)
    refused.push(`name: ${faultOfText(tags.name.trim()) ?? 'empty'}`);
  // A chain's store is often named after the shopping centre or the town it is in.
  const name = role.is === 'store' && brand?.runsPharmacies === true ? brand.sign : given;
  const isWholeStore = role.is === 'store' || standsForStore(tags, brand?.brand);
  const [first] = states;
  const state = read.ok ? read.address.state : first;
  const checked = checkedDay(tags.check_date, tags['survey:date']);
  const asOf = hoursDateOf(tags) ?? checked ?? place.hoursDate;
  const hours: ReadHours =
    state === undefined || closed !== undefined || paused !== undefined
      ? { refused: paused === undefined ? [] : [pausedHours(paused)] }
      : readHours({ ...statedHours(tags, isWholeStore), asOf }, state);
  refused.push(...hours.refused);
  const phoneText = knownTag(tags, 'phone', 'contact:phone', 'contact:mobile')?.split(';')[0];
  const phone = phoneText === undefined ? undefined : e164(phoneText);
  // Some files write a number that is not known as hyphens.
  if (phoneText !== undefined && phone === undefined && /\d/.test(phoneText))
    refused.push(`phone "${phoneText}": ${phoneFault(phoneText)}`);
  const websiteText = knownTag(tags, 'website', 'contact:website');
  const website = websiteText === undefined ? undefined : webAddress(websiteText);
  if (websiteText !== undefined && website === undefined)
    refused.push(`website "${websiteText}": ${webAddressFault(websiteText)}`);
  const npiText = tags['ref:US:NPI']?.trim();
  const npi = npiText !== undefined && isNpi(npiText) ? npiText : undefined;
  if (npiText !== undefined && npi === undefined) refused.push(`npi "${npiText}": not an NPI`);
  const record: SourceRecord = {
    key,
    source,
    kind,
    date: checked ?? hoursDateOf(tags) ?? place.date,
    origin,
    provesPharmacy: role.provesPharmacy,
    npi,
    name: name === undefined ? undefined : readableCase(name),
    brand: brand?.brand,
    sign: brand?.sign,
    branch: brand === undefined ? undefined : storeNumberOfRef(tags.ref ?? ''),
    closed,
    paused,
    restricted: restrictionIn(tags),
    ofStore: isWholeStore || undefined,
    address: read.ok ? read.address : undefined,
    site: read.ok ? read.site : undefined,
    phone,
    website,
    location,
    hours: hours.hours,
    types: [],
    services: servicesOf(tags, role.is === 'store' && !isDrugstoreChain(brand?.brand)),
    accepts: [],
    accessibility: { wheelchair: wheelchairAnswers.find((answer) => answer === tags.wheelchair) },
    languages: Object.entries(tags).flatMap(([tag, value]) => {
      const language = /^language:([a-z]{2,3})$/.exec(tag)?.[1];
      return language !== undefined && value === 'yes' ? [language] : [];
    }),
    refused,
  };
  return { kind: 'record', record };
}

/** What a place is to a directory of pharmacies. */
type Role =
  | { readonly is: 'pharmacy' | 'store'; readonly provesPharmacy: boolean }
  | { readonly why: string; readonly traced: boolean };

/**
 * A pharmacy, a store that says that it has one, or a store of a chain that runs them, which says nothing of the kind of this one. A store that says
 * that it has none, and whatever else a chain has (a fuel station, a clinic, an optician), is neither.
 */
function roleOf(tags: Tags, brand: PlaceBrand | undefined, closed: Closing | undefined): Role {
  const wasPharmacy =
    closed !== undefined &&
    Object.entries(tags).some(([key, value]) => /:(?:amenity|healthcare)$/.test(key) && value === 'pharmacy');
  if (tags.amenity === 'pharmacy' || tags.healthcare === 'pharmacy' || wasPharmacy)
    return { is: 'pharmacy', provesPharmacy: true };
  const answers = [tags['amenity:pharmacy'], tags.pharmacy];
  if (tags['opening_hours:pharmacy'] !== undefined || answers.some(saysYes))
    return { is: 'store', provesPharmacy: true };
  if (brand?.runsPharmacies !== true)
    return { why: 'neither a pharmacy nor a store of a chain that runs them', traced: false };
  if (answers.some(saysNo)) return { why: 'the store says that it has no pharmacy', traced: true };
  return isAnotherKind(tags)
    ? { why: 'another kind of place of a chain that runs pharmacies', traced: false }
    : { is: 'store', provesPharmacy: false };
}

/** Why a place is none to go to with a prescription, by tags that say so. */
function restrictionIn(tags: Tags): string | undefined {
  if (/^(?:private|no)$/i.test(tags.access ?? '')) return `private (tagged access=${tags.access})`;
  return saysNo(tags.dispensing)
    ? `no dispensing to patients (tagged dispensing=${tags.dispensing})`
    : undefined;
}

/** Shops whose whole is not what a chain calls its store. */
const isAnotherKind = (tags: Tags): boolean =>
  tags.amenity !== undefined ||
  tags.healthcare !== undefined ||
  (tags.shop !== undefined && !storeTags.has(tags.shop) && !drugstoreTags.has(tags.shop)) ||
  /\b(?:liquors?|fuel|gas|optical|vision cent(?:er|re)|clinic|minuteclinic|tire)\b/i.test(tags.name ?? '');

const drugstoreTags: ReadonlySet<string> = new Set(['chemist', 'drugstore', 'pharmacy', 'yes']);

function locationOf({ point }: TaggedPlace, refused: string[]): SourceRecord['location'] {
  if (point === undefined) return undefined;
  const { lat, lng } = point;
  if (isLatLng(point) && isAmongStates(point)) return { lat, lng, precision: 'rooftop' };
  refused.push(`location "${lat}, ${lng}": not in the United States`);
  return undefined;
}

/** What the tags say of services. A supermarket's delivery and drive-through are of its goods, but for hours of the counter's. */
const servicesOf = (tags: Tags, isOtherStore: boolean): readonly Service[] => [
  ...new Set(
    serviceTags
      .filter(
        ({ tag }) => isStated(tag, tags[tag]) && (!isOtherStore || tag === 'opening_hours:drive_through'),
      )
      .map(({ service }) => service),
  ),
];

/** A drive-through that has hours is one. */
const isStated = (tag: string, value: string | undefined): boolean =>
  tag.startsWith('opening_hours') ? value !== undefined : ['yes', 'only'].includes(value ?? '');

/** Shops that have a pharmacy in them; `chemist` is also what small pharmacies are tagged with. */
const storeTags: ReadonlySet<string> = new Set([
  'supermarket',
  'department_store',
  'wholesale',
  'general',
  'variety_store',
  'convenience',
  'mall',
]);

/**
 * Whether a place tagged as a pharmacy stands for a whole store that may be open when its counter is closed
 * (docs/decisions/0090-two-clocks.md): a shop of another kind, or a drugstore of a chain known for shorter counter hours. A
 * counter inside another shop is a place of its own.
 */
const standsForStore = (tags: Tags, brand: string | undefined): boolean =>
  storeTags.has(tags.shop ?? '') || (isDrugstoreChain(brand) && tags.located_in === undefined);

/** Whose hours the tags state: `opening_hours` are the store's where the pharmacy's stand beside them, or the place is a store. */
const statedHours = (tags: Tags, isWholeStore: boolean): StatedHours => {
  const own = tags['opening_hours:pharmacy'];
  const isStores = own !== undefined || isWholeStore;
  return {
    pharmacy: own ?? (isStores ? undefined : tags.opening_hours),
    store: isStores ? tags.opening_hours : undefined,
    driveThrough: tags['opening_hours:drive_through'],
  };
};

const hoursDateOf = (tags: Tags): string | undefined =>
  checkedDay(tags['check_date:opening_hours'], tags['opening_hours:check_date']);

/** The day of the first text that tells when something was checked; of a month or a year its first day. */
const checkedDay = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.map((text) => earliestDay(text ?? '')).find((day) => day !== undefined);
