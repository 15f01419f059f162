import {
  type GeoLocation,
  isPharmacyId,
  type Pharmacy,
  type PharmacyId,
} from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { timeZoneAt } from '../../lists/facts/time-zones.ts';
import { withZipRadius, zipCode } from '../../lists/facts/zip-codes.ts';
import { listingSchema } from '../listing-schema.ts';
import { listingSlug, withUniqueSlugs } from '../listing-slugs.ts';
import type { TraceEntry, TraceMember } from '../listing-trace.ts';
import { chooseFacts, formatLocation, type ListingFacts } from '../merge/listing-facts.ts';
import { type Cluster, clusterRecords, type Member } from '../merge/pharmacy-merge.ts';
import {
  decidingRecords,
  publicDoubtOfAll,
  restrictionOfAll,
  withoutFalseFacts,
} from '../truth/cluster-truths.ts';
import { withoutForeignNumbers } from '../truth/map-numbers.ts';
import { positionFault } from '../truth/position-fault.ts';
import { withOwnTruths } from '../truth/record-truths.ts';
import { schemaFault } from './hold-record.ts';
import type { Geocoded } from './placed.ts';
import { compareText, idOfKey, type SourceRecord } from './source-record.ts';
import {
  closedPharmacy,
  closingRecord,
  followedPharmacies,
  type PlaceRecords,
  statedEnd,
  unconfirmedStore,
  withFreeSlugs,
} from './unlisted-places.ts';

export interface Assembled {
  /** Ordered by id, as are the next two. */
  readonly listings: readonly Pharmacy[];
  /** Stores of chains that no source says have a pharmacy. */
  readonly unconfirmed: readonly UnconfirmedStore[];
  /** Businesses that another one followed at the address, or that a source says closed. */
  readonly closed: readonly ClosedPharmacy[];
  readonly trace: readonly TraceEntry[];
}

/** The source of positions that are the centre of a ZIP code. */
const zipSource = 'geonames';

/**
 * Merges records into listings, and returns what became of each. The order of the records does not matter.
 */
export function assembleListings(
  records: readonly SourceRecord[],
  geocoded: Geocoded = new Map(),
): Assembled {
  const listings: Pharmacy[] = [];
  const unconfirmed: UnconfirmedStore[] = [];
  const closed: ClosedPharmacy[] = [];
  const trace: TraceEntry[] = [];
  const usedIds = new Set<string>();
  const placed: PlaceRecords = (of) => {
    const facts = chooseFacts(of);
    const place = facts && placeOf(facts, of, geocoded);
    return place && { ...facts, location: place.location, sources: [...facts.sources, ...place.sources] };
  };
  const freeId = (of: readonly SourceRecord[]): PharmacyId | undefined => {
    const id = idsOf(of).find((candidate) => !usedIds.has(candidate));
    if (id !== undefined) usedIds.add(id);
    return id;
  };
  const known = clusterRecords(withoutForeignNumbers(records.map(withOwnTruths)), geocoded);
  const clusters = withoutFalseFacts(known, geocoded).map((cluster) => {
    const current = cluster.current.map(({ record }) => record);
    return { cluster, current, made: listingOf(current, decidingRecords(cluster), geocoded, usedIds) };
  });
  // Listings choose their ids before other places, in whatever order the clusters stand.
  for (const { cluster, current, made } of clusters) {
    const members = traceMembers(cluster);
    if ('listing' in made) {
      listings.push(made.listing);
      closed.push(...followedPharmacies(cluster, made.listing, placed, freeId));
      trace.push({ kind: 'listing', id: made.listing.id, facts: [...made.facts], members });
      continue;
    }
    trace.push({ kind: 'rejected', why: made.why, members });
    const id = made.as === undefined ? undefined : freeId(current);
    if (id === undefined) continue;
    if (made.as === 'unconfirmed') unconfirmed.push(...unconfirmedStore(current, id, placed));
    const closing = made.as === 'closed' ? closingRecord(current) : undefined;
    if (closing?.closed !== undefined)
      closed.push(...closedPharmacy(current, id, placed, statedEnd(closing, closing.closed)));
  }
  const slugged = withUniqueSlugs(listings.toSorted((a, b) => compareText(a.id, b.id)));
  return {
    listings: slugged,
    unconfirmed: unconfirmed.toSorted((a, b) => compareText(a.id, b.id)),
    closed: withFreeSlugs(closed, slugged),
    trace,
  };
}

/** Why records make no listing, and what they make instead, if anything. */
interface Unlisted {
  readonly why: string;
  readonly as?: 'unconfirmed' | 'closed' | undefined;
}

function listingOf(
  records: readonly SourceRecord[],
  deciding: readonly SourceRecord[],
  geocoded: Geocoded,
  usedIds: Set<string>,
): { readonly listing: Pharmacy; readonly facts: ListingFacts['facts'] } | Unlisted {
  const isPharmacy = deciding.some((record) => record.provesPharmacy);
  const end = closingRecord(records)?.closed;
  // A closed store may never have had a pharmacy.
  if (end !== undefined) return { why: `it has closed: ${end.why}`, as: isPharmacy ? 'closed' : undefined };
  if (!isPharmacy) return { why: 'no source says that there is a pharmacy', as: 'unconfirmed' };
  const restricted = restrictionOfAll(deciding);
  if (restricted !== undefined) return { why: `not open to the public: ${restricted}` };
  const chosen = chooseFacts(records);
  if (chosen === undefined) return { why: 'no source gives its address' };
  const id = idsOf(records).find((candidate) => !usedIds.has(candidate));
  if (id === undefined) return { why: 'its id is that of another listing' };
  const place = placeOf(chosen, records, geocoded);
  if (place === undefined) {
    return { why: `no coordinates: ZIP code ${chosen.address.zip} is not known in ${chosen.address.state}` };
  }
  const { facts, sources, ...fields } = chosen;
  const doubt = publicDoubtOfAll(deciding);
  const listing: Pharmacy = {
    ...fields,
    mayNotServe: doubt && true,
    id,
    slug: listingSlug(`${chosen.name} ${chosen.address.street}`, id),
    location: withZipRadius(place.location, chosen.address.zip),
    timeZone: timeZoneAt(place.location, chosen.address.state, chosen.address.zip, chosen.address.city),
    sources: [...sources, ...place.sources],
  };
  const fault = schemaFault(listingSchema, listing);
  if (fault !== undefined) return { why: `it does not fit the store: ${fault}` };
  usedIds.add(id);
  const value = formatLocation(place.location);
  const added = place.sources.map(({ id: record }) => ({ field: 'location', record, value }));
  if (doubt !== undefined) added.push({ field: 'mayNotServe', record: doubt.record, value: doubt.why });
  return { listing, facts: [...facts, ...added] };
}

/** A position, and its source where that is none of the place's records. */
interface Place {
  readonly location: GeoLocation;
  readonly sources: Pharmacy['sources'];
}

const placedBy = (location: GeoLocation, id: string, date?: string): Place => ({
  location,
  sources: [{ id, date, fields: ['location'] }],
});

/** Returns the first plausible position of an address: a source's, the geocoder's, the ZIP code's. */
function placeOf(
  { location, address }: ListingFacts,
  records: readonly SourceRecord[],
  geocoded: Geocoded,
): Place | undefined {
  if (location !== undefined) return { location, sources: [] };
  const found = records
    .flatMap(({ key }) => geocoded.get(key) ?? [])
    .find((placed) => positionFault(placed.location, address) === undefined);
  if (found !== undefined) return placedBy(found.location, found.source, found.date);
  const centre = zipCode(address.zip)?.location;
  return centre === undefined || positionFault(centre, address) !== undefined
    ? undefined
    : placedBy({ ...centre, precision: 'zip' }, zipSource);
}

/** Returns ids, best first: the lowest register number, which is stable, then the records' own keys. */
const idsOf = (records: readonly SourceRecord[]): readonly PharmacyId[] =>
  [
    ...records
      .flatMap(({ npi }) => (npi === undefined ? [] : [`npi:${npi}`]))
      .toSorted()
      .slice(0, 1),
    ...records.map(({ key }) => idOfKey(key)).toSorted(),
  ].filter(isPharmacyId);

const traceMembers = ({ current, superseded }: Cluster): TraceMember[] => [
  ...current.map((member) => traceMember(member, 'shown')),
  ...superseded.map((member) => traceMember(member, 'superseded')),
];

const traceMember = ({ record, link }: Member, role: TraceMember['role']): TraceMember => ({
  key: record.key,
  source: record.source,
  date: record.date,
  origin: record.origin,
  name: record.legalName ?? record.name,
  role,
  link,
  refused: [...record.refused],
});
