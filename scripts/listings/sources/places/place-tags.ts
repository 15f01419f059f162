import { type Service, services } from '../../../../src/domain/pharmacy/filters.ts';
import { isLatLng, type LatLng } from '../../../../src/domain/places/geo.ts';
import { factRows, oneOf } from '../../../lists/facts/fact-rows.ts';
import { isDrugstoreChain } from '../../fields/brand-table.ts';
import { saysComing } from '../../fields/closed-name.ts';
import { readableCase } from '../../fields/name-case.ts';
import { e164, phoneFault } from '../../fields/phone-number.ts';
import { readAddress } from '../../fields/read-address.ts';
import { type ReadHours, readHours, type StatedHours } from '../../fields/read-hours.ts';
import { knownText } from '../../fields/repair-text.ts';
import { storeNumberOfRef } from '../../fields/store-number.ts';
import {
  droppedRow,
  earliestDay,
  type FileScope,
  pausedHours,
  type RowOutcome,
} from '../../import/record-outcome.ts';
import type { SourceKind, SourceRecord } from '../../import/source-record.ts';
import { wheelchairAnswers } from '../../listing-schema.ts';
import { faultOfText } from '../../plain-text.ts';
import { webAddress, webAddressFault } from '../../web-address.ts';
import { npiIn } from '../nppes/npi.ts';
import { addressOfPlace, isWithinStates } from './place-address.ts';
import { completedAddress, stateOfPoint } from './place-of-point.ts';
import { brandOfPlace, restrictionIn, roleOf, storeTags } from './place-role.ts';
import { closingOf, openingOf, pauseOf, tagsOfFormerPharmacy, withoutPauseInNames } from './place-status.ts';
import { plainText, saysNo, type Tags } from './place-text.ts';

/** A place with tags of OpenStreetMap (https://wiki.openstreetmap.org/wiki/Tag:amenity%3Dpharmacy). */
export interface TaggedPlace {
  readonly key: string;
  readonly source: string;
  readonly kind: SourceKind;
  readonly origin: string;
  readonly date?: string | undefined;
  /** Day on which the source checked the hours, `YYYY-MM-DD`. The day of a map's copy does not count. */
  readonly hoursDate?: string | undefined;
  readonly point?: LatLng | undefined;
  readonly tags: Tags;
}

const serviceTags = factRows('place-services', 'scripts/listings/sources/places', {
  service: oneOf(services),
}).flatMap(({ service, tag = '' }) =>
  services.flatMap((known) => (known === service ? [{ service: known, tag }] : [])),
);

const firstKnownTag = (tags: Tags, ...names: readonly string[]): string | undefined =>
  names.map((name) => knownText(tags[name] ?? '')).find((value) => value !== undefined);

/** Reads a place into a record, or returns why it is dropped. `today` defaults to the place's own date. */
export function readTaggedPlace(
  place: TaggedPlace,
  { states, townName, today }: Omit<FileScope, 'date'>,
): RowOutcome {
  const { key, source, kind, origin } = place;
  const paused = pauseOf(place.tags);
  const present = paused === undefined ? place.tags : withoutPauseInNames(place.tags);
  const day = today ?? place.date ?? '9999-12-31';
  const closed = closingOf(present, day);
  const tags =
    closed === undefined || brandOfPlace(present)?.runsPharmacies === true
      ? present
      : tagsOfFormerPharmacy(present);
  const shownName = plainText(tags.name);
  const drop = (why: string, traced = true): RowOutcome =>
    droppedRow({ key, source, origin, why, name: shownName }, traced);
  const brand = brandOfPlace(tags);
  const role = roleOf(tags, brand, closed);
  if ('why' in role) return drop(role.why, role.traced);
  const opens = openingOf(tags, day);
  if (opens !== undefined) return drop(`not open before ${opens}`);
  if (saysComing(shownName)) return drop('its name says that it has not opened');
  if (!/^(?:US|USA|United States.*)?$/i.test((tags['addr:country'] ?? '').trim()))
    return drop('outside the United States', false);
  const refused: string[] = [];
  const location = locationOf(place, refused);
  const read = readAddress(completedAddress(addressOfPlace(tags), location), townName);
  if (!read.ok && (location === undefined || read.isInTerritory === true)) return drop(read.why);
  const stateOfPlace = read.ok ? read.address.state : location && stateOfPoint(location);
  if (stateOfPlace !== undefined && !states.has(stateOfPlace))
    return drop('outside the states of the lists', false);
  refused.push(...(read.ok ? read.repairs : [`address: ${read.why}`]));
  if (tags.name !== undefined && shownName === undefined)
    refused.push(`name: ${faultOfText(tags.name.trim()) ?? 'empty'}`);
  // A chain's store is often named after its shopping centre or town.
  const name =
    role.is === 'store' && brand?.runsPharmacies === true
      ? brand.sign
      : (shownName ??
        plainText(tags.official_name) ??
        plainText(tags['name:en']) ??
        brand?.sign ??
        brand?.brand);
  const isWholeStore = role.is === 'store' || isWholeStorePlace(tags, brand?.brand);
  const [first] = states;
  const state = read.ok ? read.address.state : first;
  const checked = firstDayIn(tags.check_date, tags['survey:date']);
  const asOf = hoursDateOf(tags) ?? checked ?? place.hoursDate;
  const hours: ReadHours =
    state === undefined || closed !== undefined || paused !== undefined
      ? { refused: paused === undefined ? [] : [pausedHours(paused)] }
      : readHours(statedHours(tags, isWholeStore), state, asOf);
  refused.push(...hours.refused);
  const accepted = (
    field: string,
    text: string | undefined,
    parse: (text: string) => string | undefined,
    whyNot: (text: string) => string | undefined,
  ): string | undefined => {
    const value = text === undefined ? undefined : parse(text);
    if (text !== undefined && value === undefined) refused.push(`${field} "${text}": ${whyNot(text)}`);
    return value;
  };
  const phone = firstKnownTag(tags, 'phone', 'contact:phone', 'contact:mobile')?.split(';')[0];
  const record: SourceRecord = {
    key,
    source,
    kind,
    date: checked ?? hoursDateOf(tags) ?? place.date,
    origin,
    provesPharmacy: role.provesPharmacy,
    npi: accepted('npi', tags['ref:US:NPI']?.trim(), npiIn, () => 'not an NPI'),
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
    // Some files write hyphens for an unknown number.
    phone: accepted('phone', /\d/.test(phone ?? '') ? phone : undefined, e164, phoneFault),
    website: accepted(
      'website',
      firstKnownTag(tags, 'website', 'contact:website'),
      webAddress,
      webAddressFault,
    ),
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

function locationOf({ point }: TaggedPlace, refused: string[]): SourceRecord['location'] {
  if (point === undefined) return undefined;
  const { lat, lng } = point;
  if (isLatLng(point) && isWithinStates(point)) return { lat, lng, precision: 'rooftop' };
  refused.push(`location "${lat}, ${lng}": not in the United States`);
  return undefined;
}

/**
 * Returns the services that a place's tags state. Of a store that is no drugstore, only the tag
 * opening_hours:drive_through counts, since others, such as delivery, may be about its goods.
 */
const servicesOf = (tags: Tags, isOtherStore: boolean): readonly Service[] => [
  ...new Set(
    serviceTags
      .filter(
        ({ tag, service }) =>
          statesService(tag, tags[tag]) &&
          (!isOtherStore || tag === 'opening_hours:drive_through') &&
          (service !== 'drive-through' || !saysNo(tags.drive_through)),
      )
      .map(({ service }) => service),
  ),
];

const statesService = (tag: string, value: string | undefined): boolean =>
  tag.startsWith('opening_hours')
    ? value !== undefined && !saysNever(value)
    : ['yes', 'only'].includes(value ?? '');

const saysNever = (hours: string): boolean => saysNo(hours) || /^(?:none|off|closed)$/i.test(hours.trim());

const driveThroughHours = (tags: Tags): string | undefined => {
  const hours = tags['opening_hours:drive_through'];
  return hours === undefined || saysNever(hours) || saysNo(tags.drive_through) ? undefined : hours;
};

const isWholeStorePlace = (tags: Tags, brand: string | undefined): boolean =>
  storeTags.has(tags.shop ?? '') || (isDrugstoreChain(brand) && tags.located_in === undefined);

const statedHours = (tags: Tags, isWholeStore: boolean): StatedHours => {
  const pharmacyHours = tags['opening_hours:pharmacy'];
  const isStores = pharmacyHours !== undefined || isWholeStore;
  return {
    pharmacy: pharmacyHours ?? (isStores ? undefined : tags.opening_hours),
    store: isStores ? tags.opening_hours : undefined,
    driveThrough: driveThroughHours(tags),
  };
};

const hoursDateOf = (tags: Tags): string | undefined =>
  firstDayIn(tags['check_date:opening_hours'], tags['opening_hours:check_date']);

const firstDayIn = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.map((text) => earliestDay(text ?? '')).find((day) => day !== undefined);
