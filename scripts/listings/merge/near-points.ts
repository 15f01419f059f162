import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { compareText, type SourceRecord } from '../import/source-record.ts';
import type { Link } from './same-site.ts';

/** Two records that belong together, and why. */
export interface Edge {
  readonly a: SourceRecord;
  readonly b: SourceRecord;
  readonly why: Link;
}

const isDoor = (one: SourceRecord, other: SourceRecord): boolean =>
  one.address?.zip === other.address?.zip && one.site?.number === other.site?.number;

/** Returns edges without those from a record without an address to all but the nearest door. */
export function nearestDoors(edges: readonly Edge[]): readonly Edge[] {
  const byPoint = edges.flatMap((edge) => {
    const { a, b, why } = edge;
    const [bare, door] = a.address === undefined ? [a, b] : [b, a];
    const isByPoint =
      bare.address === undefined && door.address !== undefined && (why === 'brand' || why === 'name');
    if (!isByPoint || bare.location === undefined || door.location === undefined) return [];
    return [{ edge, bare, door, miles: distanceMiles(bare.location, door.location) }];
  });
  const dropped = new Set<Edge>();
  for (const links of groupBy(byPoint, ({ bare }) => bare.key).values()) {
    const [nearest] = links.toSorted((x, y) => x.miles - y.miles || compareText(x.door.key, y.door.key));
    for (const { edge, door } of links)
      if (nearest !== undefined && !isDoor(door, nearest.door)) dropped.add(edge);
  }
  return edges.filter((edge) => !dropped.has(edge));
}
