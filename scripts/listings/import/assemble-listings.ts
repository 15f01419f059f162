import { isPharmacyId, type Pharmacy, type PharmacyId } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { timeZoneAt } from '../../lists/facts/time-zones.ts';
import { withZipRadius, zipCode } from '../../lists/facts/zip-codes.ts';
import { listingSchema } from '../listing-schema.ts';
import { listingSlug, withFreeSlugs, withUniqueSlugs } from '../listing-slugs.ts';
import type { TraceEntry, TraceMember } from '../listing-trace.ts';
import { chooseFacts, formatLocation, type ListingFacts } from '../merge/listing-facts.ts';
import { type Cluster, clusterRecords } from '../merge/pharmacy-merge.ts';
import { positionFault, withoutFalseFacts, withoutForeignNumbers } from '../truth/false-facts.ts';
import { type PublicAccess, publicAccessOf, withOwnTruths } from '../truth/open-to-visitors.ts';
import type { Geocoded, SourcedPosition } from './placed.ts';
import { compareText, idOfKey, type SourceRecord } from './source-record.ts';
import {
  type Closing,
  closedPharmacy,
  type LocatedFacts,
  predecessorsOf,
  schemaFault,
  statedClosingOf,
  unconfirmedStore,
} from './unlisted-places.ts';

export interface Assembled {
  readonly listings: readonly Pharmacy[];
  readonly unconfirmed: readonly UnconfirmedStore[];
  readonly closed: readonly ClosedPharmacy[];
  readonly trace: readonly TraceEntry[];
}

type Records = readonly SourceRecord[];

/** Merges records into listings, unconfirmed stores and closed pharmacies, and traces how. */
export function assembleListings(records: Records, geocoded: Geocoded = new Map()): Assembled {
  const listings: Pharmacy[] = [];
  const unconfirmed: UnconfirmedStore[] = [];
  const closed: ClosedPharmacy[] = [];
  const trace: TraceEntry[] = [];
  const usedIds = new Set<string>();
  const freeIdOf = (records: Records): PharmacyId | undefined =>
    idsBestFirst(records).find((candidate) => !usedIds.has(candidate));
  const takeFreeId = (records: Records): PharmacyId | undefined => {
    const id = freeIdOf(records);
    if (id !== undefined) usedIds.add(id);
    return id;
  };
  const addClosed = (records: Records, closing: Closing): void => {
    const [id, place] = [takeFreeId(records), locatedFacts(records, geocoded)];
    if (id !== undefined && place.ok) closed.push(...closedPharmacy(place.facts, id, closing));
  };
  const mergedClusters = clusterRecords(withoutForeignNumbers(records.map(withOwnTruths)), geocoded);
  const clusters = withoutFalseFacts(mergedClusters, geocoded).map((cluster) => {
    const current = cluster.current.map(({ record }) => record);
    const outcome = listingOf(current, publicAccessOf(cluster), geocoded, freeIdOf);
    if ('listing' in outcome) usedIds.add(outcome.listing.id);
    return { cluster, current, outcome };
  });
  // Listings choose their ids before other places, in whatever order the clusters stand.
  for (const { cluster, current, outcome } of clusters) {
    const members = traceMembers(cluster);
    if ('listing' in outcome) {
      const { listing, facts } = outcome;
      listings.push(listing);
      trace.push({ kind: 'listing', id: listing.id, facts: [...facts], members });
      for (const { records, closing } of predecessorsOf(cluster, listing)) addClosed(records, closing);
      continue;
    }
    trace.push({ kind: 'rejected', why: outcome.why, members });
    if (outcome.closing !== undefined) addClosed(current, outcome.closing);
    const id = outcome.isUnconfirmed ? takeFreeId(current) : undefined;
    const place = locatedFacts(current, geocoded);
    if (id !== undefined && place.ok) unconfirmed.push(...unconfirmedStore(current, id, place.facts));
  }
  const slugged = withUniqueSlugs(listings);
  return {
    listings: slugged,
    unconfirmed: unconfirmed.toSorted((a, b) => compareText(a.id, b.id)),
    closed: withFreeSlugs(closed, slugged),
    trace,
  };
}

interface Rejection {
  readonly why: string;
  readonly closing?: Closing | undefined;
  readonly isUnconfirmed?: boolean | undefined;
}

function listingOf(
  records: Records,
  { isPharmacy, restricted, doubt }: PublicAccess,
  geocoded: Geocoded,
  freeIdOf: (records: Records) => PharmacyId | undefined,
): { readonly listing: Pharmacy; readonly facts: ListingFacts['facts'] } | Rejection {
  const end = statedClosingOf(records);
  // A closed store may never have had a pharmacy.
  if (end !== undefined)
    return { why: `it has closed: ${end.evidence}`, closing: isPharmacy ? end.closing : undefined };
  if (!isPharmacy) return { why: 'no source says that there is a pharmacy', isUnconfirmed: true };
  if (restricted !== undefined) return { why: `not open to the public: ${restricted}` };
  const place = locatedFacts(records, geocoded);
  if (!place.ok) return { why: place.why };
  const id = freeIdOf(records);
  if (id === undefined) return { why: 'its id is that of another listing' };
  const { facts, sources, ...fields } = place.facts;
  const { street, state, zip, city } = fields.address;
  const listing: Pharmacy = {
    ...fields,
    mayNotServe: doubt && true,
    id,
    slug: listingSlug(`${fields.name} ${street}`, id),
    location: withZipRadius(fields.location, zip),
    timeZone: timeZoneAt(fields.location, state, zip, city),
    sources,
  };
  const fault = schemaFault(listingSchema, listing);
  if (fault !== undefined) return { why: `it does not fit the store: ${fault}` };
  const added = doubt && { field: 'mayNotServe', record: doubt.record, value: doubt.why };
  return { listing, facts: added === undefined ? facts : [...facts, added] };
}

type Located =
  | { readonly ok: true; readonly facts: LocatedFacts }
  | { readonly ok: false; readonly why: string };

function locatedFacts(records: Records, geocoded: Geocoded): Located {
  const chosen = chooseFacts(records);
  if (chosen === undefined) return { ok: false, why: 'no source gives its address' };
  const { address, location, facts, sources } = chosen;
  if (location !== undefined) return { ok: true, facts: { ...chosen, location } };
  const positions = [...records.flatMap(({ key }) => geocoded.get(key) ?? []), ...centreOfZip(address.zip)];
  const found = positions.find((position) => positionFault(position.location, address) === undefined);
  if (found === undefined)
    return { ok: false, why: `no coordinates: ZIP code ${address.zip} is not known in ${address.state}` };
  const { source: id, date } = found;
  return {
    ok: true,
    facts: {
      ...chosen,
      location: found.location,
      sources: [...sources, { id, date, fields: ['location'] }],
      facts: [...facts, { field: 'location', record: id, value: formatLocation(found.location) }],
    },
  };
}

function centreOfZip(zip: string): readonly SourcedPosition[] {
  const centre = zipCode(zip)?.location;
  return centre === undefined ? [] : [{ location: { ...centre, precision: 'zip' }, source: 'geonames' }];
}

function idsBestFirst(records: Records): readonly PharmacyId[] {
  const [npi] = records.flatMap((record) => record.npi ?? []).toSorted();
  const keys = records.map(({ key }) => idOfKey(key)).toSorted();
  return [...(npi === undefined ? [] : [`npi:${npi}`]), ...keys].filter(isPharmacyId);
}

const traceMembers = ({ current, superseded }: Cluster): TraceMember[] =>
  [
    ...current.map((member) => ({ ...member, role: 'shown' as const })),
    ...superseded.map((member) => ({ ...member, role: 'superseded' as const })),
  ].map(({ record: { key, source, date, origin, name, legalName, refused }, role, link }) => ({
    ...{ key, source, date, origin, name: legalName ?? name },
    ...{ role, link, refused: [...refused] },
  }));
