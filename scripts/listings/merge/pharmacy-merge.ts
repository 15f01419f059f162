import { groupBy } from '../../../src/domain/text/group-by.ts';
import { byAuthority, compareText, type SourceRecord } from '../import/source-record.ts';
import { numbersMeet } from '../site/house-number.ts';
import { livingFirst } from '../truth/standing.ts';
import { mostSharing } from './many-sites.ts';
import { massUpdateDays } from './mass-update-days.ts';
import { nearestDoors } from './near-points.ts';
import { areOfOneList } from './same-branch.ts';
import { areNamedAlike, blockKeys, type Link, linkOf } from './same-site.ts';
import { byLastWord, bySuccession, type Door } from './who-is-there.ts';

/** A record of a listing, with what joined it to another one. */
export interface Member {
  readonly record: SourceRecord;
  /** Absent for a listing of one record. */
  readonly link?: { readonly with: string; readonly why: Link } | undefined;
  /** Why it is superseded, where no other business followed it at the listing's own door. */
  readonly end?: 'moved' | 'left' | undefined;
}

/** Records that are one listing. */
export interface Cluster {
  /** Those whose facts are shown, most authoritative first. */
  readonly current: readonly Member[];
  /**
   * Those of a business that another one followed at the same address, those of the doors that the listed one
   * left (`moved`), and those of whoever stood at such a door, or left it for one where it is no more
   * (`left`).
   */
  readonly superseded: readonly Member[];
}

interface Edge {
  readonly a: SourceRecord;
  readonly b: SourceRecord;
  readonly why: Link;
}

/**
 * Every linked pair. The relation looks at two records alone, so the order of the records does not matter.
 */
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

/** Groups what the edges connect. */
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
 * Puts the records of one listing together. The result does not depend on the order of the records. Keys must
 * be unique.
 *
 * Records of one business at one door come first. A business that moved has several doors, of which one is
 * its home now. At one address one pharmacy follows another: who was at a door before a business that left it
 * goes with it, who came after it is another listing.
 */
export function clusterRecords(records: readonly SourceRecord[]): readonly Cluster[] {
  const ordered = records.toSorted((a, b) => compareText(a.key, b.key));
  const edges = nearestDoors(edgesOf(ordered));
  const massDays = massUpdateDays(ordered);
  const atOneDoor = edges.filter(({ why }) => why !== 'site' && why !== 'moved');
  const doors = connected(ordered, atOneDoor);
  const doorOf = new Map(doors.flatMap((door) => door.map((record) => [record, door] as const)));
  const moves = believedMoves(edges, doors, doorOf, byLastWord(massDays));
  const homeOf = new Map<Door, Door>();
  for (const business of joined(doors, doorOf, moves)) {
    const [home = [], ...left] = business.toSorted(byLastWord(massDays));
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
 * The moves that are believed. One phone under two names is a move where the register, to which a business
 * tells both itself, or a second source at the new door says so: one edit of an open map would else close a
 * pharmacy. A business whose doors are rows of one list stands at all of them.
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

/** Whether two businesses state one house number on one street. */
const areAtOneDoor = (one: Door, other: Door): boolean =>
  one.some(({ site: a }) =>
    other.some(
      ({ site: b }) =>
        a !== undefined && b !== undefined && a.core === b.core && numbersMeet(a.number, b.number),
    ),
  );

/** Puts together the doors that an edge connects. */
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
 * Merges records of which some have no point of their own, but one that was found for their address, by the
 * record's key: a place without an address is then near them. The records come out as they went in.
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
