import { groupBy } from '../../../src/domain/text/group-by.ts';
import { byAuthority, compareText, type SourceRecord } from '../import/source-record.ts';
import { mayBeSameNumber } from '../site/site-likeness.ts';
import {
  currentPremisesFirst,
  massUpdateDays,
  openPremisesFirst,
  type Premises,
} from './current-premises.ts';
import { type Edge, edgesOf, type Positions } from './edges.ts';
import { areRowsOfOneList } from './same-branch.ts';
import { haveSimilarNames, type LinkReason } from './same-site.ts';

/** A record of a listing, and the link that joined it to another record. */
export interface Member {
  readonly record: SourceRecord;
  readonly link?: { readonly with: string; readonly why: LinkReason } | undefined;
  /** `moved` if the listed business left the record's address, `left` if another business did. Else unset. */
  readonly end?: 'moved' | 'left' | undefined;
}

export interface Cluster {
  /** Records whose facts are shown, most authoritative first. */
  readonly current: readonly Member[];
  /** Records of earlier businesses at the address, and of addresses that the listed business left. */
  readonly superseded: readonly Member[];
}

interface PremisesEdge extends Edge {
  readonly premises: readonly [Premises, Premises];
}

/**
 * Groups records into listings: one business each, with the addresses that it left, and closed businesses
 * whose address it took. Record keys must be unique, their order does not matter.
 */
export function clusterRecords(
  records: readonly SourceRecord[],
  geocoded: Positions = new Map(),
): readonly Cluster[] {
  const ordered = records.toSorted((a, b) => compareText(a.key, b.key));
  const recordsByKey = new Map(ordered.map((record) => [record.key, record]));
  const edges = edgesOf(ordered, geocoded);
  const edgesAtOnePremises = edges.filter(({ why }) => why !== 'site' && why !== 'moved');
  const allPremises = connectedGroups(
    [...recordsByKey.keys()],
    edgesAtOnePremises.map(({ a, b }) => [a.key, b.key]),
  ).map((keys): Premises => keys.flatMap((key) => recordsByKey.get(key) ?? []));
  const premisesByKey = new Map(
    allPremises.flatMap((premises) => premises.map(({ key }) => [key, premises] as const)),
  );
  const edgesBetweenPremises = (link: LinkReason): readonly PremisesEdge[] =>
    edges
      .filter(({ why }) => why === link)
      .map((edge) => ({
        ...edge,
        premises: [premisesByKey.get(edge.a.key) ?? [], premisesByKey.get(edge.b.key) ?? []],
      }));

  const massDays = massUpdateDays(ordered);
  const currentFirst = currentPremisesFirst('one business', massDays);
  const latestFirst = currentPremisesFirst('one address', massDays);
  const moves = credibleMoves(edgesBetweenPremises('moved'), allPremises, currentFirst);
  const currentPremisesOf = new Map<Premises, Premises>();
  for (const business of connectedGroups(allPremises, moves.map(premisesOf))) {
    const [current = [], ...former] = business.toSorted(currentFirst);
    for (const premises of former) currentPremisesOf.set(premises, current);
  }
  const successions = edgesBetweenPremises('site').filter(({ premises: pair }) => {
    const [later, earlier] = pair.toSorted(latestFirst);
    return (
      earlier !== undefined &&
      later !== undefined &&
      (!currentPremisesOf.has(earlier) || currentPremisesOf.has(later))
    );
  });

  const links = new Map<string, Member['link']>();
  for (const { a, b, why } of [...edgesAtOnePremises, ...moves, ...successions]) {
    if (!links.has(b.key)) links.set(b.key, { with: a.key, why });
    if (!links.has(a.key)) links.set(a.key, { with: b.key, why });
  }
  const members = (premises: Premises, end?: Member['end']): readonly Member[] =>
    premises.map((record) => ({ record, link: links.get(record.key), end }));
  const inOrder = (unordered: readonly Member[]): readonly Member[] =>
    unordered.toSorted((a, b) => byAuthority(a.record, b.record));
  return connectedGroups(allPremises, [...moves, ...successions].map(premisesOf)).map((group) => {
    const [shownPremises = [], ...earlierPremises] = [
      ...openPremisesFirst(
        group.filter((premises) => !currentPremisesOf.has(premises)).toSorted(latestFirst),
      ),
      ...group.filter((premises) => currentPremisesOf.has(premises)),
    ];
    const endOf = (premises: Premises): Member['end'] => {
      if (haveSameHouseAndStreet(premises, shownPremises)) return undefined;
      return currentPremisesOf.get(premises) === shownPremises ? 'moved' : 'left';
    };
    return {
      current: inOrder(members(shownPremises)),
      superseded: inOrder(earlierPremises.flatMap((premises) => members(premises, endOf(premises)))),
    };
  });
}

const premisesOf = ({ premises }: PremisesEdge): readonly [Premises, Premises] => premises;

function connectedGroups<Item>(
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

/** Drops moves of one source's phone alone, since one edit of an open map must not close a pharmacy. */
function credibleMoves(
  moves: readonly PremisesEdge[],
  allPremises: readonly Premises[],
  currentFirst: (a: Premises, b: Premises) => number,
): readonly PremisesEdge[] {
  const likelyMoves = moves.filter(({ a, b, premises: pair }) => {
    if ((a.kind === 'register' && b.kind === 'register') || haveSimilarNames(a, b)) return true;
    const [current = []] = pair.toSorted(currentFirst);
    return new Set(current.flatMap(({ phone, source }) => (phone === a.phone ? source : []))).size > 1;
  });
  const atTwoPremises = new Set(
    connectedGroups(allPremises, likelyMoves.map(premisesOf))
      .filter((business) =>
        business.some((premises, index) =>
          business.slice(index + 1).some((other) => somePairs(premises, other, areRowsOfOneList)),
        ),
      )
      .flat(),
  );
  return likelyMoves.filter(({ premises: [first] }) => !atTwoPremises.has(first));
}

const somePairs = (
  one: Premises,
  other: Premises,
  test: (a: SourceRecord, b: SourceRecord) => boolean,
): boolean => one.some((a) => other.some((b) => test(a, b)));

const haveSameHouseAndStreet = (one: Premises, other: Premises): boolean =>
  somePairs(
    one,
    other,
    ({ site: a }, { site: b }) =>
      a !== undefined && b !== undefined && a.core === b.core && mayBeSameNumber(a.number, b.number),
  );
