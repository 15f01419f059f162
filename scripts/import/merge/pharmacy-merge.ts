import { groupBy } from '../../../src/domain/text/group-by.ts';
import { byAuthority, compareText, type SourceRecord } from '../source-record.ts';
import { livingFirst } from '../truth/standing.ts';
import { blockKeys, type Link, linkOf } from './same-site.ts';

/** A number that more records than this share is a switchboard's or a mistake, and identifies none of them. */
const largestBlock = 60;

/** A record of a listing, with what joined it to another one. */
export interface Member {
  readonly record: SourceRecord;
  /** Absent for a listing of one record. */
  readonly link?: { readonly with: string; readonly why: Link } | undefined;
}

/** Records that are one listing. */
export interface Cluster {
  /** Those whose facts are shown, most authoritative first. */
  readonly current: readonly Member[];
  /** Those of a business that another one followed at the same address. */
  readonly superseded: readonly Member[];
}

interface Edge {
  readonly a: SourceRecord;
  readonly b: SourceRecord;
  readonly why: Link;
}

/** Every linked pair. The relation looks at two records alone, so the order of the records does not matter. */
function edgesOf(records: readonly SourceRecord[]): readonly Edge[] {
  const blocks = groupBy(
    records.flatMap((record) => [...blockKeys(record)].map((key) => ({ key, record }))),
    ({ key }) => key,
  );
  const edges = new Map<string, Edge>();
  for (const block of blocks.values()) {
    if (block.length > largestBlock) continue;
    for (const [index, { record: one }] of block.entries()) {
      for (const { record: other } of block.slice(index + 1)) {
        const [a, b] = one.key < other.key ? [one, other] : [other, one];
        const id = `${a.key} ${b.key}`;
        if (edges.has(id)) continue;
        const why = linkOf(a, b);
        if (why !== undefined) edges.set(id, { a, b, why });
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

/** The business that is there now: one that an editor, a chain or the map names, else the one with the newest word. */
function compareBusinesses(a: readonly SourceRecord[], b: readonly SourceRecord[]): number {
  const present = (group: readonly SourceRecord[]): number =>
    group.some((record) => record.kind !== 'register' && record.provesPharmacy && !record.closed) ? 0 : 1;
  const newest = (group: readonly SourceRecord[]): string =>
    group
      .map(({ date }) => date ?? '')
      .toSorted()
      .at(-1) ?? '';
  const first = (group: readonly SourceRecord[]): string => group.map(({ key }) => key).toSorted()[0] ?? '';
  return present(a) - present(b) || compareText(newest(b), newest(a)) || compareText(first(a), first(b));
}

/**
 * Puts the records of one listing together. The result does not depend on the order of the records. Keys must be unique.
 */
export function clusterRecords(records: readonly SourceRecord[]): readonly Cluster[] {
  const ordered = records.toSorted((a, b) => compareText(a.key, b.key));
  const edges = edgesOf(ordered);
  const links = new Map<string, Member['link']>();
  for (const { a, b, why } of edges) {
    if (!links.has(b.key)) links.set(b.key, { with: a.key, why });
    if (!links.has(a.key)) links.set(a.key, { with: b.key, why });
  }
  const edgesByRecord = groupBy(
    edges.filter(({ why }) => why !== 'site'),
    ({ a }) => a.key,
  );
  const member = (record: SourceRecord): Member => ({ record, link: links.get(record.key) });
  return connected(ordered, edges).map((group) => {
    const businesses = livingFirst(
      connected(
        group,
        group.flatMap(({ key }) => edgesByRecord.get(key) ?? []),
      ).toSorted(compareBusinesses),
    );
    const [now = [], ...before] = businesses;
    return {
      current: now.toSorted(byAuthority).map(member),
      superseded: before.flat().toSorted(byAuthority).map(member),
    };
  });
}
