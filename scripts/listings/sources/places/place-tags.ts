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
import { noLists, type SourceKind, type SourceRecord } from '../../import/source-record.ts';
import { wheelchairAnswers } from '../../listing-schema.ts';
import { faultOfText } from '../../plain-text.ts';
import { webAddress, webAddressFault } from '../../web-address.ts';
import { npiIn } from '../nppes/npi.ts';
import { addressOfPlace, completedAddress, isWithinStates, stateOfPoint } from './place-address.ts';
import {
  brandOfPlace,
  firstOf,
  plainText,
  restrictionIn,
  roleOf,
  saysNo,
  storeTags,
  type Tags,
} from './place-role.ts';
import { openingOf, statusOf } from './place-status.ts';

/** A place with tags of OpenStreetMap (https://wiki.openstreetmap.org/wiki/Tag:amenity%3Dpharmacy). */
export interface TaggedPlace {
  readonly key: string;
  readonly source: string;
  readonly kind: SourceKind;
  readonly origin: string;
  readonly date?: string | undefined;
  /** Day on which the source checked the opening hours, `YYYY-MM-DD`. */
  readonly hoursDate?: string | undefined;
  /** Position, or the fault of one that is stated but cannot be read. */
  readonly point?: LatLng | 'not two numbers' | undefined;
  readonly tags: Tags;
}

const serviceTags = factRows('place-services', 'scripts/listings/sources/places', {
  service: oneOf(services),
});

/** Reads a place into a record, or returns why it is dropped. `today` defaults to the place's own date. */
export function readTaggedPlace(
  place: TaggedPlace,
  { states, townName, today }: Omit<FileScope, 'date'>,
): RowOutcome {
  const { key, source, kind, origin } = place;
  const day = today ?? place.date ?? '9999-12-31';
  const { tags, closed, paused } = statusOf(place.tags, day);
  const shownName = plainText(tags.name);
  const drop = (why: string, traced = true): RowOutcome =>
    droppedRow({ key, source, origin, why, name: shownName }, traced);
  const brand = brandOfPlace(tags);
  const role = roleOf(tags, brand, closed !== undefined);
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
      : (firstOf(tags, ['name', 'official_name', 'name:en'], plainText) ?? brand?.sign ?? brand?.brand);
  const isWholeStore = role.is === 'store' || isWholeStorePlace(tags, brand?.brand);
  const state = stateOfPlace ?? [...states][0];
  const checked = firstOf(tags, ['check_date', 'survey:date'], earliestDay);
  const hoursChecked = firstOf(tags, ['check_date:opening_hours', 'opening_hours:check_date'], earliestDay);
  const stated = statedHours(tags, isWholeStore);
  const asOf = hoursChecked ?? checked ?? place.hoursDate;
  const hours: ReadHours =
    state === undefined || closed !== undefined || paused !== undefined
      ? { refused: paused === undefined ? [] : [pausedHours(paused)] }
      : readHours(stated, state, asOf);
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
  const phone = firstOf(tags, ['phone', 'contact:phone', 'contact:mobile'], knownText)?.split(';')[0];
  const website = firstOf(tags, ['website', 'contact:website'], knownText);
  return {
    ...noLists,
    ...{ key, source, kind, origin },
    date: checked ?? hoursChecked ?? place.date,
    provesPharmacy: role.provesPharmacy,
    npi: accepted('npi', tags['ref:US:NPI']?.trim(), npiIn, () => 'not an NPI'),
    name: name && readableCase(name),
    brand: brand?.brand,
    sign: brand?.sign,
    branch: brand && storeNumberOfRef(tags.ref ?? ''),
    ...{ closed, paused, location, hours: hours.hours },
    restricted: restrictionIn(tags),
    ofStore: isWholeStore || undefined,
    address: read.ok ? read.address : undefined,
    site: read.ok ? read.site : undefined,
    // Some files write hyphens for an unknown number.
    phone: accepted('phone', /\d/.test(phone ?? '') ? phone : undefined, e164, phoneFault),
    website: accepted('website', website, webAddress, webAddressFault),
    // Of a store that is no drugstore, delivery and the like may be about its goods.
    services: services.filter(
      (service) =>
        (service === 'drive-through' && stated.driveThrough !== undefined) ||
        ((role.is === 'pharmacy' || isDrugstoreChain(brand?.brand)) && isTagged(tags, service)),
    ),
    accessibility: { wheelchair: wheelchairAnswers.find((answer) => answer === tags.wheelchair) },
    languages: Object.entries(tags).flatMap(([tag, value]) => {
      const language = /^language:([a-z]{2,3})$/.exec(tag)?.[1];
      return language !== undefined && value === 'yes' ? [language] : [];
    }),
    refused,
  };
}

function locationOf({ point }: TaggedPlace, refused: string[]): SourceRecord['location'] {
  if (point === undefined) return undefined;
  if (point === 'not two numbers') {
    refused.push(`location: ${point}`);
    return undefined;
  }
  const { lat, lng } = point;
  if (isLatLng(point) && isWithinStates(point)) return { lat, lng, precision: 'rooftop' };
  refused.push(`location "${lat}, ${lng}": not in the United States`);
  return undefined;
}

const isTagged = (tags: Tags, service: Service): boolean =>
  serviceTags.some((row) => row.service === service && ['yes', 'only'].includes(tags[row.tag ?? ''] ?? ''));

const isWholeStorePlace = (tags: Tags, brand: string | undefined): boolean =>
  storeTags.has(tags.shop ?? '') || (isDrugstoreChain(brand) && tags.located_in === undefined);

function statedHours(tags: Tags, isWholeStore: boolean): StatedHours {
  const pharmacyHours = tags['opening_hours:pharmacy'];
  const driveThrough = tags['opening_hours:drive_through'];
  const isStores = pharmacyHours !== undefined || isWholeStore;
  const hasNone =
    [driveThrough, tags.drive_through].some(saysNo) ||
    /^\s*(?:none|off|closed)\s*$/i.test(driveThrough ?? '');
  return {
    pharmacy: pharmacyHours ?? (isStores ? undefined : tags.opening_hours),
    store: isStores ? tags.opening_hours : undefined,
    driveThrough: hasNone ? undefined : driveThrough,
  };
}
