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
import { positionFault, withoutFalseFacts, withoutForeignNumbers } from '../truth/false-facts.ts';
import { type PublicAccess, publicAccessOf, withOwnTruths } from '../truth/open-to-visitors.ts';
import { schemaFault } from './fit-record.ts';
import type { Geocoded } from './placed.ts';
import { compareText, idOfKey, type SourceRecord } from './source-record.ts';
import {
  closedPharmacy,
  closingRecord,
  type PlaceFactsOf,
  predecessorPharmacies,
  statedClosing,
  unconfirmedStore,
  withFreeSlugs,
} from './unlisted-places.ts';

export interface Assembled {
  readonly listings: readonly Pharmacy[];
  readonly unconfirmed: readonly UnconfirmedStore[];
  readonly closed: readonly ClosedPharmacy[];
  readonly trace: readonly TraceEntry[];
}

const zipCentreSource = 'geonames';

/** Merges records, in any order, into listings and other places. `geocoded` locates some of the records. */
export function assembleListings(
  records: readonly SourceRecord[],
  geocoded: Geocoded = new Map(),
): Assembled {
  const listings: Pharmacy[] = [];
  const unconfirmed: UnconfirmedStore[] = [];
  const closed: ClosedPharmacy[] = [];
  const trace: TraceEntry[] = [];
  const usedIds = new Set<string>();
  const placeFactsOf: PlaceFactsOf = (placeRecords) => {
    const facts = chooseFacts(placeRecords);
    const place = facts && positionOf(facts, placeRecords, geocoded);
    return place && { ...facts, location: place.location, sources: [...facts.sources, ...place.sources] };
  };
  const takeFreeId = (placeRecords: readonly SourceRecord[]): PharmacyId | undefined => {
    const id = idsBestFirst(placeRecords).find((candidate) => !usedIds.has(candidate));
    if (id !== undefined) usedIds.add(id);
    return id;
  };
  const mergedClusters = clusterRecords(withoutForeignNumbers(records.map(withOwnTruths)), geocoded);
  const clusters = withoutFalseFacts(mergedClusters, geocoded).map((cluster) => {
    const current = cluster.current.map(({ record }) => record);
    return { cluster, current, outcome: listingOf(current, publicAccessOf(cluster), geocoded, usedIds) };
  });
  // Listings choose their ids before other places, in whatever order the clusters stand.
  for (const { cluster, current, outcome } of clusters) {
    const members = traceMembers(cluster);
    if ('listing' in outcome) {
      listings.push(outcome.listing);
      closed.push(...predecessorPharmacies(cluster, outcome.listing, placeFactsOf, takeFreeId));
      trace.push({ kind: 'listing', id: outcome.listing.id, facts: [...outcome.facts], members });
      continue;
    }
    trace.push({ kind: 'rejected', why: outcome.why, members });
    const id = outcome.place === undefined ? undefined : takeFreeId(current);
    if (id === undefined) continue;
    if (outcome.place === 'unconfirmed') unconfirmed.push(...unconfirmedStore(current, id, placeFactsOf));
    const closing = outcome.place === 'closed' ? closingRecord(current) : undefined;
    if (closing?.closed !== undefined)
      closed.push(...closedPharmacy(current, id, placeFactsOf, statedClosing(closing, closing.closed)));
  }
  const slugged = withUniqueSlugs(listings.toSorted((a, b) => compareText(a.id, b.id)));
  return {
    listings: slugged,
    unconfirmed: unconfirmed.toSorted((a, b) => compareText(a.id, b.id)),
    closed: withFreeSlugs(closed, slugged),
    trace,
  };
}

interface Rejection {
  readonly why: string;
  readonly place?: 'unconfirmed' | 'closed' | undefined;
}

function listingOf(
  records: readonly SourceRecord[],
  { isPharmacy, restricted, doubt }: PublicAccess,
  geocoded: Geocoded,
  usedIds: Set<string>,
): { readonly listing: Pharmacy; readonly facts: ListingFacts['facts'] } | Rejection {
  const end = closingRecord(records)?.closed;
  // A closed store may never have had a pharmacy.
  if (end !== undefined)
    return { why: `it has closed: ${end.why}`, place: isPharmacy ? 'closed' : undefined };
  if (!isPharmacy) return { why: 'no source says that there is a pharmacy', place: 'unconfirmed' };
  if (restricted !== undefined) return { why: `not open to the public: ${restricted}` };
  const chosen = chooseFacts(records);
  if (chosen === undefined) return { why: 'no source gives its address' };
  const id = idsBestFirst(records).find((candidate) => !usedIds.has(candidate));
  if (id === undefined) return { why: 'its id is that of another listing' };
  const place = positionOf(chosen, records, geocoded);
  if (place === undefined) {
    return { why: `no coordinates: ZIP code ${chosen.address.zip} is not known in ${chosen.address.state}` };
  }
  const { facts, sources, ...fields } = chosen;
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

interface Position {
  readonly location: GeoLocation;
  readonly sources: Pharmacy['sources'];
}

const positionFrom = (location: GeoLocation, id: string, date?: string): Position => ({
  location,
  sources: [{ id, date, fields: ['location'] }],
});

function positionOf(
  { location, address }: ListingFacts,
  records: readonly SourceRecord[],
  geocoded: Geocoded,
): Position | undefined {
  if (location !== undefined) return { location, sources: [] };
  const geocodedPosition = records
    .flatMap(({ key }) => geocoded.get(key) ?? [])
    .find((placed) => positionFault(placed.location, address) === undefined);
  if (geocodedPosition !== undefined)
    return positionFrom(geocodedPosition.location, geocodedPosition.source, geocodedPosition.date);
  const centre = zipCode(address.zip)?.location;
  return centre === undefined || positionFault(centre, address) !== undefined
    ? undefined
    : positionFrom({ ...centre, precision: 'zip' }, zipCentreSource);
}

const idsBestFirst = (records: readonly SourceRecord[]): readonly PharmacyId[] =>
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
