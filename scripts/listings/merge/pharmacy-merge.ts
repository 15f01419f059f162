import { groupBy } from '../../../src/domain/text/group-by.ts';
import { byAuthority, compareText, type SourceRecord } from '../import/source-record.ts';
import { numbersMeet } from '../site/house-number.ts';
import { type Edge, edgesOf, type Positions } from './edges.ts';
import { areOfOneList } from './same-branch.ts';
import { areNamedAlike, type Link } from './same-site.ts';
import { type Door, livingFirst, massUpdateDays, presentFirst } from './who-is-there.ts';

/** A record of a listing, and the link that joined it to another record. */
export interface Member {
  readonly record: SourceRecord;
  /** Key of the record that it was joined to, and why. Absent for a listing's only record. */
  readonly link?: { readonly with: string; readonly why: Link } | undefined;
  /**
   * Why its facts are not shown: the listed business left this address (`moved`), or it is another business
   * of an address that was left (`left`). Absent at the listed address.
   */
  readonly end?: 'moved' | 'left' | undefined;
}

/** Records that are one listing. */
export interface Cluster {
  /** Records whose facts are shown, most authoritative first. */
  readonly current: readonly Member[];
  /** Records of earlier businesses at the address, and of addresses that the business left. */
  readonly superseded: readonly Member[];
}

interface DoorEdge extends Edge {
  readonly doors: readonly [Door, Door];
}

/**
 * Groups records into listings. Record keys must be unique, their order does not matter.
 * - records of one business at one address are one listing
 * - the addresses that a business left belong to its listing
 * - an earlier business at an address belongs to the listing of the business that followed it
 * - a business that followed one that moved away is a listing of its own
 */
export function clusterRecords(
  records: readonly SourceRecord[],
  placed: Positions = new Map(),
): readonly Cluster[] {
  const ordered = records.toSorted((a, b) => compareText(a.key, b.key));
  const given = new Map(ordered.map((record) => [record.key, record]));
  const edges = edgesOf(ordered, placed);
  const atOneDoor = edges.filter(({ why }) => why !== 'site' && why !== 'moved');
  const doors = groupsOf(
    [...given.keys()],
    atOneDoor.map(({ a, b }) => [a.key, b.key]),
  ).map((keys): Door => keys.flatMap((key) => given.get(key) ?? []));
  const doorOf = new Map(doors.flatMap((door) => door.map(({ key }) => [key, door] as const)));
  const ofDoors = (link: Link): readonly DoorEdge[] =>
    edges
      .filter(({ why }) => why === link)
      .map((edge) => ({ ...edge, doors: [doorOf.get(edge.a.key) ?? [], doorOf.get(edge.b.key) ?? []] }));

  const massDays = massUpdateDays(ordered);
  const lastHome = presentFirst('one business', massDays);
  const latest = presentFirst('one address', massDays);
  const moves = believedMoves(ofDoors('moved'), doors, lastHome);
  const homeOf = new Map<Door, Door>();
  for (const business of groupsOf(doors, moves.map(doorsOf))) {
    const [home = [], ...left] = business.toSorted(lastHome);
    for (const door of left) homeOf.set(door, home);
  }
  const successions = ofDoors('site').filter(({ doors: pair }) => {
    const [later, earlier] = pair.toSorted(latest);
    return earlier !== undefined && later !== undefined && (!homeOf.has(earlier) || homeOf.has(later));
  });

  const links = new Map<string, Member['link']>();
  for (const { a, b, why } of [...atOneDoor, ...moves, ...successions]) {
    if (!links.has(b.key)) links.set(b.key, { with: a.key, why });
    if (!links.has(a.key)) links.set(a.key, { with: b.key, why });
  }
  const members = (door: Door, end?: Member['end']): readonly Member[] =>
    door.map((record) => ({ record, link: links.get(record.key), end }));
  const inOrder = (some: readonly Member[]): readonly Member[] =>
    some.toSorted((a, b) => byAuthority(a.record, b.record));
  return groupsOf(doors, [...moves, ...successions].map(doorsOf)).map((group) => {
    const [now = [], ...before] = [
      ...livingFirst(group.filter((door) => !homeOf.has(door)).toSorted(latest)),
      ...group.filter((door) => homeOf.has(door)),
    ];
    const endOf = (door: Door): Member['end'] => {
      if (areAtOneDoor(door, now)) return undefined;
      return homeOf.get(door) === now ? 'moved' : 'left';
    };
    return {
      current: inOrder(members(now)),
      superseded: inOrder(before.flatMap((door) => members(door, endOf(door)))),
    };
  });
}

const doorsOf = ({ doors }: DoorEdge): readonly [Door, Door] => doors;

function groupsOf<Item>(
  items: readonly Item[],
  pairs: readonly (readonly [Item, Item])[],
): readonly (readonly Item[])[] {
  const parents = new Map<Item, Item>();
  const rootOf = (item: Item): Item => {
    let root = item;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    if (root !== item) parents.set(item, root);
    return root;
  };
  for (const [a, b] of pairs) {
    const [one, other] = [rootOf(a), rootOf(b)];
    if (one !== other) parents.set(other, one);
  }
  return [...groupBy(items, rootOf).values()];
}

/**
 * One phone under two names is a move if both are the register's, which a business informs itself, or if a
 * second source at the new address confirms it. Else one edit of an open map would close a pharmacy. A
 * business with two addresses in one list is at both.
 */
function believedMoves(
  moves: readonly DoorEdge[],
  doors: readonly Door[],
  lastHome: (a: Door, b: Door) => number,
): readonly DoorEdge[] {
  const likely = moves.filter(({ a, b, doors: pair }) => {
    if ((a.kind === 'register' && b.kind === 'register') || areNamedAlike(a, b)) return true;
    const [home = []] = pair.toSorted(lastHome);
    return new Set(home.flatMap(({ phone, source }) => (phone === a.phone ? source : []))).size > 1;
  });
  const standing = new Set(
    groupsOf(doors, likely.map(doorsOf))
      .filter((business) =>
        business.some((door, index) =>
          business.slice(index + 1).some((other) => anyTwo(door, other, areOfOneList)),
        ),
      )
      .flat(),
  );
  return likely.filter(({ doors: [door] }) => !standing.has(door));
}

const anyTwo = (one: Door, other: Door, areSo: (a: SourceRecord, b: SourceRecord) => boolean): boolean =>
  one.some((a) => other.some((b) => areSo(a, b)));

const areAtOneDoor = (one: Door, other: Door): boolean =>
  anyTwo(
    one,
    other,
    ({ site: a }, { site: b }) =>
      a !== undefined && b !== undefined && a.core === b.core && numbersMeet(a.number, b.number),
  );
