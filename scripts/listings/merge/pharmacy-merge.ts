import { groupBy } from '../../../src/domain/text/group-by.ts';
import { byAuthority, compareText, type SourceRecord } from '../import/source-record.ts';
import { numbersMeet } from '../site/house-number.ts';
import { livingFirst } from '../truth/standing.ts';
import { mostSharing } from './many-sites.ts';
import { massUpdateDays } from './mass-update-days.ts';
import { type Edge, nearestDoors } from './near-points.ts';
import { areOfOneList } from './same-branch.ts';
import { areNamedAlike, blockKeys, type Link, linkOf } from './same-site.ts';
import { byLastChange, bySuccession, type Door } from './who-is-there.ts';

/** A record of a listing, and the link that joined it to another. */
export interface Member {
  readonly record: SourceRecord;
  /** Absent if the listing has one record. */
  readonly link?: { readonly with: string; readonly why: Link } | undefined;
  /** Why it is superseded, unless another business followed it at the listing's own door. */
  readonly end?: 'moved' | 'left' | undefined;
}

/** Records that are one listing. */
export interface Cluster {
  /** Records with facts that are shown, most authoritative first. */
  readonly current: readonly Member[];
  /**
   * Records of earlier businesses at the same address, and of doors that the listed one left (`moved`).
   * `left` are other businesses at such a door, or ones that left it for an address where they are gone too.
   */
  readonly superseded: readonly Member[];
}

/** Returns every linked pair. Links depend on the two records alone, so that their order does not matter. */
function edgesOf(records: readonly SourceRecord[]): readonly Edge[] {
  const phones = groupBy(records, ({ phone }) => phone);
  const asCompared = (record: SourceRecord): SourceRecord =>
    (phones.get(record.phone)?.length ?? 0) > mostSharing ? { ...record, phone: undefined } : record;
  const blocks = groupBy(
    records.flatMap((record) => {
      const compared = asCompared(record);
      return blockKeys(compared).map((key) => ({ key, record, compared }));
    }),
    ({ key }) => key,
  );
  const edges = new Map<string, Edge>();
  for (const block of blocks.values()) {
    if (block.length > mostSharing) continue;
    for (const [index, one] of block.entries()) {
      for (const other of block.slice(index + 1)) {
        const [a, b] = one.record.key < other.record.key ? [one, other] : [other, one];
        const id = `${a.record.key} ${b.record.key}`;
        if (edges.has(id)) continue;
        const why = linkOf(a.compared, b.compared);
        if (why !== undefined) edges.set(id, { a: a.record, b: b.record, why });
      }
    }
  }
  return [...edges.values()].toSorted((x, y) =>
    compareText(`${x.a.key} ${x.b.key}`, `${y.a.key} ${y.b.key}`),
  );
}

/** Returns the groups of records that edges connect. */
function connected(
  records: readonly SourceRecord[],
  edges: readonly Edge[],
): readonly (readonly SourceRecord[])[] {
  const parents = new Map<string, string>();
  const rootOf = (key: string): string => {
    let root = key;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    if (root !== key) parents.set(key, root);
    return root;
  };
  for (const { a, b } of edges) {
    const [first = '', second = ''] = [rootOf(a.key), rootOf(b.key)].toSorted();
    if (first !== second) parents.set(second, first);
  }
  return [...groupBy(records, ({ key }) => rootOf(key)).values()];
}

/**
 * Groups the records of each listing. The order of the records does not matter. Keys must be unique.
 *
 * Records of one business at one door are grouped first. A business that moved has several doors, one of them
 * its home now. One pharmacy follows another at an address: a business before one that left joins its
 * listing, and a business after it is a listing of its own.
 */
export function clusterRecords(records: readonly SourceRecord[]): readonly Cluster[] {
  const ordered = records.toSorted((a, b) => compareText(a.key, b.key));
  const edges = nearestDoors(edgesOf(ordered));
  const massDays = massUpdateDays(ordered);
  const atOneDoor = edges.filter(({ why }) => why !== 'site' && why !== 'moved');
  const doors = connected(ordered, atOneDoor);
  const doorOf = new Map(doors.flatMap((door) => door.map((record) => [record, door] as const)));
  const moves = believedMoves(edges, doors, doorOf, byLastChange(massDays));
  const homeOf = new Map<Door, Door>();
  for (const business of joined(doors, doorOf, moves)) {
    const [home = [], ...left] = business.toSorted(byLastChange(massDays));
    for (const door of left) homeOf.set(door, home);
  }
  const compare = bySuccession(massDays);
  const successions = edges.filter(({ a, b, why }) => {
    const [doorA, doorB] = [doorOf.get(a) ?? [], doorOf.get(b) ?? []];
    const later = compare(doorA, doorB) <= 0 ? doorA : doorB;
    const earlier = later === doorA ? doorB : doorA;
    return why === 'site' && (!homeOf.has(earlier) || homeOf.has(later));
  });
  const links = new Map<string, Member['link']>();
  for (const { a, b, why } of [...atOneDoor, ...moves, ...successions]) {
    if (!links.has(b.key)) links.set(b.key, { with: a.key, why });
    if (!links.has(a.key)) links.set(a.key, { with: b.key, why });
  }
  const member = (record: SourceRecord): Member => ({ record, link: links.get(record.key) });
  return joined(doors, doorOf, [...moves, ...successions]).map((group) => {
    const [now = [], ...before] = [
      ...livingFirst(group.filter((door) => !homeOf.has(door)).toSorted(compare)),
      ...group.filter((door) => homeOf.has(door)),
    ];
    const ends = new Map(
      before.flatMap((door) => {
        const end = areAtOneDoor(door, now) ? undefined : homeOf.get(door) === now ? 'moved' : 'left';
        return door.map((record) => [record, end] as const);
      }),
    );
    return {
      current: now.toSorted(byAuthority).map(member),
      superseded: before
        .flat()
        .toSorted(byAuthority)
        .map((record) => ({ ...member(record), end: ends.get(record) })),
    };
  });
}

/**
 * Returns the moves that are believed. One phone under two names is a move if both are the register's, which
 * a business informs itself, or if a second source at the new door confirms it. Else one edit of an open map
 * would close a pharmacy. A business with two doors in one list stands at both.
 */
function believedMoves(
  edges: readonly Edge[],
  doors: readonly Door[],
  doorOf: ReadonlyMap<SourceRecord, Door>,
  compare: (a: Door, b: Door) => number,
): readonly Edge[] {
  const moves = edges.filter(({ a, b, why }) => {
    const isOwnWord = a.kind === 'register' && b.kind === 'register';
    if (why !== 'moved' || isOwnWord || areNamedAlike(a, b)) return why === 'moved';
    const [doorA, doorB] = [doorOf.get(a) ?? [], doorOf.get(b) ?? []];
    const home = compare(doorA, doorB) <= 0 ? doorA : doorB;
    return new Set(home.flatMap(({ phone, source }) => (phone === a.phone ? source : []))).size > 1;
  });
  const apart = joined(doors, doorOf, moves).filter((business) =>
    business.some((door, index) =>
      business.slice(index + 1).some((other) => door.some((a) => other.some((b) => areOfOneList(a, b)))),
    ),
  );
  const standing = new Set(apart.flat());
  return moves.filter(({ a }) => !standing.has(doorOf.get(a) ?? []));
}

/** True if two businesses have the same house number and street. */
const areAtOneDoor = (one: Door, other: Door): boolean =>
  one.some(({ site: a }) =>
    other.some(
      ({ site: b }) =>
        a !== undefined && b !== undefined && a.core === b.core && numbersMeet(a.number, b.number),
    ),
  );

/** Returns the groups of doors that edges connect. */
function joined(
  doors: readonly Door[],
  doorOf: ReadonlyMap<SourceRecord, Door>,
  edges: readonly Edge[],
): readonly (readonly Door[])[] {
  const headOf = (record: SourceRecord): SourceRecord => doorOf.get(record)?.[0] ?? record;
  const heads = connected(
    doors.flatMap(([head]) => head ?? []),
    edges.map(({ a, b, why }) => ({ a: headOf(a), b: headOf(b), why })),
  );
  return heads.map((group) => group.flatMap((head) => [doorOf.get(head) ?? []]));
}

/**
 * Groups records as `clusterRecords` does, with positions found for those that have none, by the record's
 * key. A place without an address can then be near them. The records come out unchanged.
 */
export function clusterLocated(
  records: readonly SourceRecord[],
  placed: ReadonlyMap<string, Pick<SourceRecord, 'location'>>,
): readonly Cluster[] {
  const given = new Map(records.map((record) => [record.key, record]));
  const back = (member: Member): Member => ({
    ...member,
    record: given.get(member.record.key) ?? member.record,
  });
  return clusterRecords(
    records.map((record) => ({ ...record, location: record.location ?? placed.get(record.key)?.location })),
  ).map(({ current, superseded }) => ({ current: current.map(back), superseded: superseded.map(back) }));
}
