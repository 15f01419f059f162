import { groupBy } from '../../../src/domain/text/group-by.ts';
import { countBy } from '../../cli/text-table.ts';
import { byAuthority, compareText, latestDay, type SourceRecord } from '../import/source-record.ts';
import { mayBeOneHouse } from '../site/site-likeness.ts';
import { type Edge, edgesOf, type Positions } from './edges.ts';
import { areRowsOfOneList } from './same-business.ts';
import { haveSimilarNames, type LinkReason } from './same-site.ts';

/** The records of one business at one address. */
type Premises = readonly SourceRecord[];

/** A record of a listing, and the link that joined it to another record. */
export interface Member {
  readonly record: SourceRecord;
  readonly link?: { readonly with: string; readonly why: LinkReason } | undefined;
  /** `moved` if the listed business left the record's address, `left` if another did. Else undefined. */
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

/** Groups records into listings: a business each, with its predecessors. Record keys must be unique. */
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
    const [later = [], earlier = []] = pair.toSorted(latestFirst);
    return !currentPremisesOf.has(earlier) || currentPremisesOf.has(later);
  });

  const links = new Map<string, Member['link']>();
  for (const { a, b, why } of [...edgesAtOnePremises, ...moves, ...successions]) {
    if (!links.has(b.key)) links.set(b.key, { with: a.key, why });
    if (!links.has(a.key)) links.set(a.key, { with: b.key, why });
  }
  return connectedGroups(allPremises, [...moves, ...successions].map(premisesOf)).map((group) => {
    const [shownPremises = [], ...earlierPremises] = [
      ...openPremisesFirst(
        group.filter((premises) => !currentPremisesOf.has(premises)).toSorted(latestFirst),
      ),
      ...group.filter((premises) => currentPremisesOf.has(premises)),
    ];
    const endOf = (premises: Premises): Member['end'] => {
      if (premises === shownPremises || haveSameHouseAndStreet(premises, shownPremises)) return undefined;
      return currentPremisesOf.get(premises) === shownPremises ? 'moved' : 'left';
    };
    const members = (ofPremises: readonly Premises[]): readonly Member[] =>
      ofPremises
        .flatMap((premises) => premises.map((record) => ({ record, end: endOf(premises) })))
        .map(({ record, end }) => ({ record, link: links.get(record.key), end }))
        .toSorted((a, b) => byAuthority(a.record, b.record));
    return { current: members([shownPremises]), superseded: members(earlierPremises) };
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

/** Returns the moves that are likely. One source's phone alone proves none. */
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
  somePairs(one, other, (a, b) => mayBeOneHouse(a.site, b.site));

/** Days (`YYYY-MM-DD`) found in the register's file of October 2025. */
const knownMassUpdates = '2018-07-19 2020-08-22 2022-07-21 2023-03-07 2025-09-11 2025-09-19'.split(' ');
const massUpdateShare = 0.004;
const fewestMassUpdateRecords = 20;

/** Returns the days (`YYYY-MM-DD`) of mass updates in the NPI register, which tell nothing of a business. */
export function massUpdateDays(records: readonly SourceRecord[]): ReadonlySet<string> {
  const dated = records.flatMap(({ kind, date }) => (kind === 'register' ? (date ?? []) : []));
  const most = Math.max(fewestMassUpdateRecords, dated.length * massUpdateShare);
  const busy = Object.entries(countBy(dated, String)).filter(([, count]) => count >= most);
  return new Set([...knownMassUpdates, ...busy.map(([day]) => day)]);
}

const deliveryTypes: ReadonlySet<string> = new Set(['long-term-care', 'mail-order', 'home-infusion']);
const servesPublic = ({ types }: SourceRecord): boolean =>
  types.length === 0 || types.some((type) => !deliveryTypes.has(type));

/** Returns a comparison for sorting premises, probably current ones first. Ignores changes on `massDays`. */
const currentPremisesFirst =
  (sharing: 'one business' | 'one address', massDays: ReadonlySet<string>) =>
  (one: Premises, other: Premises): number => {
    const ranks = (premises: Premises, otherPremises: Premises): readonly string[] => {
      // An editor knows of it, or a map or chain does since the other one was registered.
      const isNamed = premises.some(
        ({ kind, date = '9999', provesPharmacy, closed }) =>
          kind !== 'register' &&
          provesPharmacy &&
          !closed &&
          (kind === 'owner' || date >= registeredOn(otherPremises)),
      );
      const listed = registeredOn(premises);
      const changed = latestDay(premises.map(({ date = '' }) => (massDays.has(date) ? '' : date)));
      const days =
        sharing === 'one business' ? [latestDay([listed, changed]), listed] : [listed || changed, changed];
      return [String(isNamed), String(premises.some(servesPublic)), ...days];
    };
    const [ranksOfOne, ranksOfOther] = [ranks(one, other), ranks(other, one)];
    const orders = ranksOfOne.map((rank, index) => compareText(ranksOfOther[index] ?? '', rank));
    return orders.find((order) => order !== 0) ?? compareText(firstKey(one), firstKey(other));
  };

const registeredOn = (premises: Premises): string => latestDay(premises.map(({ enumerated }) => enumerated));

const firstKey = (premises: Premises): string => premises.map(({ key }) => key).toSorted()[0] ?? '';

/** Moves an open business to the front if the first is closed or restricted. */
function openPremisesFirst(allPremises: readonly Premises[]): readonly Premises[] {
  const isClosed = (premises: Premises): boolean => premises.every(({ closed }) => closed !== undefined);
  const isOpen = (premises: Premises): boolean =>
    !isClosed(premises) && premises.some(({ restricted }) => restricted === undefined);
  const [first] = allPremises;
  if (first === undefined || isOpen(first)) return allPremises;
  // After a closing, only a business with a record of a later day counts.
  const end = isClosed(first) ? latestDay(first.map(({ closed }) => closed?.on)) || '9999' : '';
  const successor = allPremises.find(
    (premises) => isOpen(premises) && latestDay(premises.map(({ date }) => date)) > end,
  );
  return allPremises.toSorted((a, b) => Number(b === successor) - Number(a === successor));
}
