import {
  type Clock,
  clocks,
  isOld,
  type OpeningHours,
  type Schedule,
} from '../../../src/domain/hours/hours.ts';
import { services, statedTypes } from '../../../src/domain/pharmacy/filters.ts';
import {
  formatAddress,
  type GeoLocation,
  plans,
  precisions,
  type Source,
} from '../../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { isDrugstoreChain } from '../fields/brand-table.ts';
import { withValidHours } from '../import/record-outcome.ts';
import {
  byAuthority,
  compareText,
  latestDay,
  type SourceRecord,
  sourceKinds,
} from '../import/source-record.ts';
import type { TraceFact } from '../listing-trace.ts';
import { subsidiaryBrandFirst } from './same-business.ts';

interface ChoiceOptions<Value> {
  readonly format?: (value: Value) => string;
  readonly candidates?: readonly SourceRecord[];
  readonly note?: (record: SourceRecord) => string | undefined;
}

/** Facts of one listing, chosen from its records. Lists such as `services` unite those of all records. */
export type ListingFacts = NonNullable<ReturnType<typeof chooseFacts>>;

/** Chooses each fact of a listing from its records. Returns undefined if no record has an address. */
export function chooseFacts(records: readonly SourceRecord[]) {
  const ordered = records.toSorted(byAuthority);
  const facts: TraceFact[] = [];
  const take = <Value>(
    field: string,
    read: (record: SourceRecord) => Value | undefined,
    { format = String, candidates = ordered, note }: ChoiceOptions<Value> = {},
  ): Value | undefined => {
    for (const record of candidates) {
      const value = read(record);
      if (value === undefined) continue;
      facts.push({ field, record: record.key, value: format(value), note: note?.(record) });
      return value;
    }
    return undefined;
  };
  const collect = <Value extends string>(
    field: string,
    read: (record: SourceRecord) => readonly Value[],
    order: readonly Value[],
  ): readonly Value[] => {
    const values = new Set<Value>();
    for (const record of ordered) {
      const added = read(record).filter((value) => !values.has(value));
      for (const value of added) values.add(value);
      if (added.length > 0) facts.push({ field, record: record.key, value: added.join(', ') });
    }
    return [...values].toSorted((a, b) => order.indexOf(a) - order.indexOf(b) || compareText(a, b));
  };

  const address = take('address', (record) => record.address, { format: formatAddress });
  if (address === undefined) return undefined;
  // A closed record does not name the pharmacy that is there now: a Fred's that another one took over.
  const open = ordered.filter(({ closed }) => closed === undefined);
  const namingRecords = open.length > 0 ? open : ordered;
  const brand = take('brand', (record) => record.brand, {
    candidates: subsidiaryBrandFirst(namingRecords),
    note: (record) => record.brandEvidence,
  });
  const name = take('name', (record) => nameFor(record, brand), {
    candidates: bestNameFirst(namingRecords, brand),
  });
  const withoutPausedHours = withValidHours(ordered);
  const takeHours = (): OpeningHours | undefined => {
    const schedules = clocks.flatMap((clock) => {
      const field = clock === 'pharmacy' ? 'hours' : `${clock}Hours`;
      const candidates = freshestHoursFirst(withoutPausedHours, clock);
      const schedule = take(field, ({ hours }) => hours?.[clock], { format: formatSchedule, candidates });
      return schedule === undefined ? [] : [[clock, schedule] as const];
    });
    return schedules.length === 0 ? undefined : Object.fromEntries(schedules);
  };
  return {
    name: name ?? `Pharmacy, ${address.street}`,
    address,
    brand,
    npi: take('npi', (record) => record.npi, { candidates: ordered.toSorted(byKey) }),
    phone: take('phone', pharmacyPhone, { candidates: sortByRank(ordered, storeRank) }),
    website: take('website', (record) => record.website),
    location: take('location', (record) => record.location, {
      format: formatLocation,
      candidates: sortByRank(ordered, ({ location }) => precisions.indexOf(location?.precision ?? 'zip')),
    }),
    hours: takeHours(),
    types: collect('types', (record) => record.types, statedTypes),
    services: collect('services', (record) => record.services, services),
    accepts: collect('accepts', (record) => record.accepts, plans),
    accessibility: { wheelchair: take('accessibility', (record) => record.accessibility.wheelchair) },
    languages: collect('languages', (record) => record.languages, []),
    facts,
    sources: sourcesWithFields(ordered, facts),
  };
}

const byKey = (a: SourceRecord, b: SourceRecord): number => compareText(a.key, b.key);

const sortByRank = (
  ordered: readonly SourceRecord[],
  rank: (record: SourceRecord) => number,
): readonly SourceRecord[] => ordered.toSorted((a, b) => rank(a) - rank(b));

const storeRank = (record: SourceRecord): number => Number(record.ofStore === true);

/** Returns a record's phone. Undefined for the phone of a whole store that is no drugstore. */
const pharmacyPhone = (record: SourceRecord): string | undefined =>
  record.ofStore === true && !isDrugstoreChain(record.brand) ? undefined : record.phone;

/** Writes a position as text: `33.5, -86.8 (rooftop)`, latitude first. */
export const formatLocation = ({ lat, lng, precision }: GeoLocation): string =>
  `${lat}, ${lng} (${precision})`;

const formatSchedule = ({ weekly, asOf }: Schedule): string =>
  `${JSON.stringify(weekly)}${asOf === undefined ? '' : `, as of ${asOf}`}`;

function freshestHoursFirst(ordered: readonly SourceRecord[], clock: Clock): readonly SourceRecord[] {
  const newest = latestDay(ordered.map(({ hours }) => hours?.[clock]?.asOf));
  return sortByRank(ordered, ({ kind, hours }) => {
    const schedule = hours?.[clock];
    if (schedule === undefined || newest === '' || kind === 'owner') return 0;
    if (schedule.asOf === undefined) return 2;
    return isOld(schedule, newest) ? 1 : 0;
  });
}

function nameFor(record: SourceRecord, brand: string | undefined): string | undefined {
  if (record.kind === 'owner' && record.name !== undefined) return record.name;
  if (brand === undefined) return record.name;
  return record.brand === brand ? (record.sign ?? record.name) : undefined;
}

const saysPharmacy = /pharm|drug|rx|apothec|prescription|medicine/i;

function bestNameFirst(ordered: readonly SourceRecord[], brand: string | undefined): readonly SourceRecord[] {
  const rank = (record: SourceRecord): number => {
    if (record.kind === 'owner') return 0;
    if (brand !== undefined) return record.brand === brand ? 1 : 2;
    return record.kind !== 'register' ? 1 : saysPharmacy.test(record.name ?? '') ? 2 : 3;
  };
  return ordered.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      sourceKinds.indexOf(a.kind) - sourceKinds.indexOf(b.kind) ||
      storeRank(a) - storeRank(b) ||
      compareText(b.enumerated ?? '', a.enumerated ?? ''),
  );
}

function sourcesWithFields(ordered: readonly SourceRecord[], facts: readonly TraceFact[]): readonly Source[] {
  const bySource = groupBy(ordered, ({ source, date }) => `${source} ${date ?? ''}`);
  return [...bySource.values()].flatMap((records) => {
    const ownFacts = records.flatMap(({ key }) => facts.filter(({ record }) => record === key));
    const fields = [...new Set(ownFacts.map(({ field }) => field))];
    return fields.length === 0
      ? []
      : records.slice(0, 1).map(({ source, date }) => ({ id: source, date, fields }));
  });
}
