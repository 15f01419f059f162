import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { compareText, type SourceRecord } from '../import/source-record.ts';
import { blockKeys, type LinkReason, linkOf } from './same-site.ts';

export interface Edge {
  readonly a: SourceRecord;
  readonly b: SourceRecord;
  readonly why: LinkReason;
}

/** Positions of records that state none, by record key: `nppes/1234567890`. */
export type Positions = ReadonlyMap<string, Pick<SourceRecord, 'location'>>;

const mostRecordsOfKey = 60;

/** Returns pairs of records that seem to belong to one listing, each with the reason. */
export function edgesOf(records: readonly SourceRecord[], geocoded: Positions): readonly Edge[] {
  const phones = groupBy(records, ({ phone }) => phone);
  const compared = records.map((record) => ({
    ...record,
    phone: (phones.get(record.phone)?.length ?? 0) > mostRecordsOfKey ? undefined : record.phone,
    location: record.location ?? geocoded.get(record.key)?.location,
  }));
  const recordsByBlock = compared.flatMap((record) => blockKeys(record).map((key) => ({ key, record })));
  const edges = new Map<string, Edge>();
  for (const candidates of groupBy(recordsByBlock, ({ key }) => key).values()) {
    // A phone or address of so many records tells nothing.
    if (candidates.length > mostRecordsOfKey) continue;
    for (const [index, { record: one }] of candidates.entries()) {
      for (const { record: other } of candidates.slice(index + 1)) {
        const [a, b] = one.key < other.key ? [one, other] : [other, one];
        const id = `${a.key} ${b.key}`;
        const why = edges.has(id) ? undefined : linkOf(a, b);
        if (why !== undefined) edges.set(id, { a, b, why });
      }
    }
  }
  const ordered = [...edges].toSorted(([one], [other]) => compareText(one, other));
  return withNearestAddress(ordered.map(([, edge]) => edge));
}

/** Links a record without an address, by brand or name, to the nearest address alone. */
function withNearestAddress(edges: readonly Edge[]): readonly Edge[] {
  const links = edges.flatMap((edge) => {
    const [place, store] = edge.a.address === undefined ? [edge.a, edge.b] : [edge.b, edge.a];
    const isOfPlace = place.address === undefined && store.address !== undefined;
    if (!isOfPlace || (edge.why !== 'brand' && edge.why !== 'name')) return [];
    if (place.location === undefined || store.location === undefined) return [];
    return [{ edge, place, store, miles: distanceMiles(place.location, store.location) }];
  });
  const doorOf = ({ address, site }: SourceRecord): string => `${address?.zip} ${site?.number}`;
  const farther = new Set<Edge>();
  for (const ofPlace of groupBy(links, ({ place }) => place.key).values()) {
    const [nearest] = ofPlace.toSorted((x, y) => x.miles - y.miles || compareText(x.store.key, y.store.key));
    for (const { edge, store } of ofPlace)
      if (nearest && doorOf(store) !== doorOf(nearest.store)) farther.add(edge);
  }
  return edges.filter((edge) => !farther.has(edge));
}
