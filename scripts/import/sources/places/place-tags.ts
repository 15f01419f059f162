import type { Service } from '../../../../src/domain/pharmacy/filters.ts';
import { isLatLng, type LatLng } from '../../../../src/domain/places/geo.ts';
import { faultOfText, isPlainText } from '../../../listings/plain-text.ts';
import { webAddress, webAddressFault } from '../../../listings/web-address.ts';
import { brandOfName, findBrand, isDrugstoreChain } from '../../fields/brand-table.ts';
import { readableCase } from '../../fields/name-case.ts';
import { e164, phoneFault } from '../../fields/phone-number.ts';
import { readAddress } from '../../fields/read-address.ts';
import { type ReadHours, readHours, type StatedHours } from '../../fields/read-hours.ts';
import { droppedRow, isoDate, type RowOutcome } from '../../record-outcome.ts';
import type { SourceKind, SourceRecord } from '../../source-record.ts';
import type { RegisterScope } from '../nppes/nppes-provider.ts';

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
  readonly tags: Readonly<Record<string, string>>;
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

/** Reads one tagged place into a record, or says why it is none. */
export function readTaggedPlace(place: TaggedPlace, { states, townName }: RegisterScope): RowOutcome {
  const { key, source, kind, origin, tags } = place;
  const name = plainText(tags.name);
  const drop = (why: string, traced = true): RowOutcome =>
    droppedRow({ key, source, origin, why, name }, traced);
  const isPharmacy = tags.amenity === 'pharmacy' || tags.healthcare === 'pharmacy';
  const hasCounter = tags['opening_hours:pharmacy'] !== undefined || tags.pharmacy === 'yes';
  if (!isPharmacy && !hasCounter) return drop('not tagged as a pharmacy', false);
  if (tags['disused:amenity'] !== undefined || tags.abandoned === 'yes' || tags.opening_date !== undefined) {
    return drop('tagged as not in use');
  }
  const location =
    place.point !== undefined && isLatLng(place.point)
      ? ({ lat: place.point.lat, lng: place.point.lng, precision: 'rooftop' } as const)
      : undefined;
  const read = readAddress(
    {
      line1:
        tags['addr:street_address'] ??
        [tags['addr:housenumber'], tags['addr:street']].filter((part) => part !== undefined).join(' '),
      line2: tags['addr:unit'],
      city: tags['addr:city'] ?? '',
      state: tags['addr:state'] ?? '',
      zip: tags['addr:postcode'] ?? '',
    },
    townName,
  );
  if (!read.ok && location === undefined) return drop(read.why);
  if (read.ok && !states.has(read.address.state)) return drop('outside the states of the lists', false);
  const refused: string[] = read.ok ? [...read.mended] : [`address: ${read.why}`];
  if (tags.name !== undefined && name === undefined)
    refused.push(`name: ${faultOfText(tags.name.trim()) ?? 'empty'}`);
  const brandName = plainText(tags.brand);
  const brand = brandName === undefined ? undefined : brandOfName(brandName);
  const [first] = states;
  const state = read.ok ? read.address.state : first;
  const isWholeStore =
    !isPharmacy || standsForStore(tags, brand?.brand ?? brandName ?? brandOfName(name ?? '')?.brand);
  const checked = isoDate(tags.check_date ?? tags['survey:date'] ?? '');
  const asOf = hoursDateOf(tags) ?? checked ?? place.hoursDate;
  const hours: ReadHours =
    state === undefined ? { refused: [] } : readHours({ ...statedHours(tags, isWholeStore), asOf }, state);
  refused.push(...hours.refused);
  const phoneText = (tags.phone ?? tags['contact:phone'] ?? tags['contact:mobile'])?.split(';')[0];
  const phone = phoneText === undefined ? undefined : e164(phoneText);
  if (phoneText !== undefined && phone === undefined)
    refused.push(`phone "${phoneText}": ${phoneFault(phoneText)}`);
  const websiteText = tags.website ?? tags['contact:website'];
  const website = websiteText === undefined ? undefined : webAddress(websiteText);
  if (websiteText !== undefined && website === undefined)
    refused.push(`website "${websiteText}": ${webAddressFault(websiteText)}`);
  const sign = brand?.sign ?? (brandName === undefined ? undefined : (findBrand(brandName)?.sign ?? name));
  const record: SourceRecord = {
    key,
    source,
    kind,
    date: checked ?? hoursDateOf(tags) ?? place.date,
    origin,
    provesPharmacy: true,
    npi: /^\d{10}$/.test(tags['ref:US:NPI'] ?? '') ? tags['ref:US:NPI'] : undefined,
    name: name === undefined ? undefined : readableCase(name),
    brand: brand?.brand ?? brandName,
    sign,
    address: read.ok ? read.address : undefined,
    site: read.ok ? read.site : undefined,
    phone,
    website,
    location,
    hours: hours.hours,
    types: [],
    services: [
      ...new Set(serviceTags.filter(({ tag }) => isStated(tag, tags[tag])).map(({ service }) => service)),
    ],
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

type Tags = TaggedPlace['tags'];

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
  isoDate(tags['check_date:opening_hours'] ?? tags['opening_hours:check_date'] ?? '');

const plainText = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' || !isPlainText(text.trim()) ? undefined : text.trim();
