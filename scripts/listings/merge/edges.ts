import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { compareText, type SourceRecord } from '../import/source-record.ts';
import { blockKeys, type Link, linkOf } from './same-site.ts';

/** Two records of one listing, and why they belong together. */
export interface Edge {
  readonly a: SourceRecord;
  readonly b: SourceRecord;
  readonly why: Link;
}

/** Positions by record key, from a geocoder, for records that have none. */
export type Positions = ReadonlyMap<string, Pick<SourceRecord, 'location'>>;

/** More records with one phone or address are a switchboard's or a mistake. */
const mostSharing = 60;

/** Returns all pairs of records that belong together. The order of the records does not matter. */
export function edgesOf(records: readonly SourceRecord[], placed: Positions): readonly Edge[] {
  const phones = groupBy(records, ({ phone }) => phone);
  const compared = records.map((record) => ({
    ...record,
    phone: (phones.get(record.phone)?.length ?? 0) > mostSharing ? undefined : record.phone,
    location: record.location ?? placed.get(record.key)?.location,
  }));
  const keyed = compared.flatMap((record) => blockKeys(record).map((key) => ({ key, record })));
  const edges = new Map<string, Edge>();
  for (const block of groupBy(keyed, ({ key }) => key).values()) {
    if (block.length > mostSharing) continue;
    for (const [index, { record: one }] of block.entries()) {
      for (const { record: other } of block.slice(index + 1)) {
        const [a, b] = one.key < other.key ? [one, other] : [other, one];
        const id = `${a.key} ${b.key}`;
        const why = edges.has(id) ? undefined : linkOf(a, b);
        if (why !== undefined) edges.set(id, { a, b, why });
      }
    }
  }
  const ordered = [...edges].toSorted(([one], [other]) => compareText(one, other));
  return nearestDoors(ordered.map(([, edge]) => edge));
}

/** A record without an address keeps only its links to the nearest address. */
function nearestDoors(edges: readonly Edge[]): readonly Edge[] {
  const byPoint = edges.flatMap((edge) => {
    const { a, b, why } = edge;
    const [bare, door] = a.address === undefined ? [a, b] : [b, a];
    if (bare.address !== undefined || door.address === undefined || (why !== 'brand' && why !== 'name'))
      return [];
    if (bare.location === undefined || door.location === undefined) return [];
    return [{ edge, bare, door, miles: distanceMiles(bare.location, door.location) }];
  });
  const dropped = new Set<Edge>();
  for (const links of groupBy(byPoint, ({ bare }) => bare.key).values()) {
    const [nearest] = links.toSorted((x, y) => x.miles - y.miles || compareText(x.door.key, y.door.key));
    for (const { edge, door } of links) {
      const isThere =
        door.address?.zip === nearest?.door.address?.zip && door.site?.number === nearest?.door.site?.number;
      if (!isThere) dropped.add(edge);
    }
  }
  return edges.filter((edge) => !dropped.has(edge));
}
