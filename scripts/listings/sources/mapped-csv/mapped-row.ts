import { services, statedTypes } from '../../../../src/domain/pharmacy/filters.ts';
import {
  type Address,
  type GeoLocation,
  plans,
  precisions,
} from '../../../../src/domain/pharmacy/pharmacy.ts';
import { isLatLng } from '../../../../src/domain/places/geo.ts';
import { brandOfName, findBrand } from '../../fields/brand-table.ts';
import { saysClosed, saysComing, saysPaused, withoutPause } from '../../fields/closed-name.ts';
import { readableCase } from '../../fields/name-case.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { e164, phoneFault } from '../../fields/phone-number.ts';
import { readAddress } from '../../fields/read-address.ts';
import { inOneLine, keyCharacters, shortText } from '../../fields/repair-text.ts';
import { storeNumberOfName, storeNumberOfRef } from '../../fields/store-number.ts';
import type { ReadColumn } from '../../import/csv-rows.ts';
import { droppedRow, type FileScope, pausedHours, type RowOutcome } from '../../import/record-outcome.ts';
import type { SourceRecord } from '../../import/source-record.ts';
import { wheelchairAnswers } from '../../listing-schema.ts';
import { isPersonalName } from '../../names/person-name.ts';
import { nameTradedAs, publicName } from '../../names/trading-name.ts';
import { faultOfText, isPlainText } from '../../plain-text.ts';
import { webAddress, webAddressFault } from '../../web-address.ts';
import { npiIn } from '../nppes/npi.ts';
import {
  type CellFault,
  type CellField,
  type CsvMapping,
  type ListRule,
  readCell,
  readList,
  whyLeftOut,
} from './csv-mapping.ts';
import { readMappedHours } from './mapped-hours.ts';

/** Reads a CSV row into a record, or returns why it is dropped. Reports unreadable facts to `onFault`. */
export function readRow(
  column: ReadColumn,
  mapping: CsvMapping,
  origin: string,
  { states, townName, date: day }: FileScope,
  onFault: (fault: CellFault) => void,
): RowOutcome {
  const { source, kind, fields, lists, pharmacy } = mapping;
  const cell = (field: CellField): string | undefined => readCell(fields[field], column);
  const id = keyCharacters(cell('id') ?? '');
  const key = `${source}/${id || origin}`;
  const drop = (why: string, traced = true): RowOutcome => droppedRow({ key, source, origin, why }, traced);
  if (id === '') return drop('no usable id');
  // `1.67E+15`: a spreadsheet had no room for its digits.
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(cell('id') ?? '')) {
    const why = 'a spreadsheet has rounded it';
    onFault({ field: 'id', rules: [fields.id], value: cell('id') ?? '', why });
    return drop('a spreadsheet has rounded its id');
  }
  const unwanted = whyLeftOut(mapping.rows, column);
  if (unwanted !== undefined) return drop(unwanted);
  if (saysComing(cell('name'))) return drop('its name says that it has not opened');
  const address = readAddress(
    {
      line1: cell('street') ?? '',
      line2: cell('unit'),
      city: cell('city') ?? '',
      state: cell('state') ?? '',
      zip: cell('zip') ?? '',
    },
    townName,
  );
  if (!address.ok) return drop(address.why);
  if (!states.has(address.address.state)) return drop('outside the states of the lists', false);
  const refused: string[] = [...address.repairs];
  const refuse = (fault: CellFault): void => {
    refused.push(`${fault.field} "${shortText(fault.value)}": ${fault.why}`);
    onFault(fault);
  };
  const accepted = <Value>(
    field: CellField,
    parse: (text: string) => Value | undefined,
    whyNot: (text: string) => string | undefined,
  ): Value | undefined => {
    const text = cell(field);
    const value = text === undefined ? undefined : parse(text);
    if (text !== undefined && value === undefined)
      refuse({ field, rules: [fields[field]], value: text, why: whyNot(text) ?? 'not understood' });
    return value;
  };
  const isIn = (list: ListRule | undefined): ((value: string) => boolean) => {
    const texts = readList(list, column);
    return (value) => texts.includes(value);
  };
  const [lat = '', lng = '', exactness = ''] = [cell('lat'), cell('lng'), cell('precision')];
  const location = locationIn(lat, lng, exactness);
  if (location === undefined && `${lat}${lng}` !== '')
    refuse({
      field: 'location',
      rules: [fields.lat, fields.lng, fields.precision],
      value: `${lat}, ${lng}, ${exactness}`,
      why: `not two coordinates in degrees with how exact they are (${precisions.join(', ')})`,
    });
  // A row with an unreadable day may be older than its list.
  const date =
    cell('date') === undefined
      ? (mapping.date ?? (fields.date === undefined ? day : undefined))
      : accepted('date', parseDay, () => 'not a date');
  const plain = (text: string): string | undefined =>
    isPlainText(inOneLine(text)) ? inOneLine(text) : undefined;
  const brand = accepted('brand', plain, faultOfText);
  const statedName = accepted('name', plain, faultOfText);
  const paused = saysPaused(statedName) ? `named "${statedName}"` : undefined;
  // The whole name, since the words before `DBA` may say that the place closed.
  const fullName = statedName === undefined ? undefined : withoutPause(statedName);
  const names = namesOfRow(
    kind,
    {
      name: fullName,
      brand,
      branch: accepted('branch', storeNumberOfRef, () => 'not the number of a store'),
    },
    address.address,
  );
  const hours =
    paused === undefined
      ? readMappedHours(mapping, column, { state: address.address.state, asOf: date }, refuse)
      : undefined;
  if (paused !== undefined) refused.push(pausedHours(paused));
  return {
    key,
    source,
    kind: recordKinds[kind],
    date,
    origin,
    provesPharmacy:
      pharmacy === 'every row' ||
      (pharmacy !== 'not stated' && column(pharmacy.column).includes(pharmacy.includes)),
    npi: accepted('npi', npiIn, () => 'not an NPI'),
    ...names,
    paused,
    closed: saysClosed(fullName) || saysClosed(names.name) ? { why: `named "${fullName}"` } : undefined,
    address: address.address,
    site: address.site,
    phone: accepted('phone', e164, phoneFault),
    website: accepted('website', webAddress, webAddressFault),
    location,
    hours,
    types: statedTypes.filter(isIn(lists.types)),
    services: services.filter(
      (service) =>
        isIn(lists.services)(service) || (service === 'drive-through' && hours?.driveThrough !== undefined),
    ),
    accepts: plans.filter(isIn(lists.accepts)),
    accessibility: {
      wheelchair: accepted(
        'wheelchair',
        (text) => wheelchairAnswers.find((answer) => answer === text),
        () => 'not yes, limited or no',
      ),
    },
    languages: readList(lists.languages, column).filter((tag) => /^[a-z]{2,3}$/.test(tag)),
    refused,
  };
}

// An authority's list ranks above the US register, which keeps closed businesses.
const recordKinds = { owner: 'owner', chain: 'chain', authority: 'community', points: 'register' } as const;

function locationIn(lat: string, lng: string, exactness: string): GeoLocation | undefined {
  const precision = precisions.find((known) => known === exactness.toLowerCase());
  if (lat === '' || lng === '' || precision === undefined) return undefined;
  // A list with semicolons between its cells may have decimal commas.
  const degrees = (text: string): number => Number(text.replace(',', '.'));
  const location = { lat: degrees(lat), lng: degrees(lng), precision };
  return isLatLng(location) && (location.lat !== 0 || location.lng !== 0) ? location : undefined;
}

type Names = Pick<SourceRecord, 'name' | 'legalName' | 'brand' | 'brandEvidence' | 'sign' | 'branch'>;

function namesOfRow(
  kind: CsvMapping['kind'],
  { name, brand, branch }: Pick<Names, 'name' | 'brand' | 'branch'>,
  { state, street }: Address,
): Names {
  const chain = brand === undefined ? undefined : (findBrand(brand) ?? brandOfName(brand));
  if (kind !== 'authority' || name === undefined) {
    const shown = name === undefined ? undefined : nameTradedAs(name) || undefined;
    return {
      name: shown === undefined ? undefined : readableCase(shown),
      brand: chain?.brand ?? brand,
      branch,
      sign: brand === undefined ? undefined : (chain?.sign ?? shown),
    };
  }
  const registered = publicName({ tradingNames: [], legalName: name, state, street });
  const brandOfRow = chain ?? registered.brand;
  return {
    name: registered.name,
    legalName: isPersonalName(name) ? undefined : name,
    brand: brandOfRow?.brand ?? brand,
    brandEvidence:
      brand === undefined && brandOfRow ? `brand table: registered as "${registered.brandText}"` : undefined,
    branch: branch ?? (brandOfRow && storeNumberOfName(name)),
    sign: brandOfRow?.sign,
  };
}
