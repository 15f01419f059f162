import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { idOfKey } from '../import/source-record.ts';
import { withFreeSlugs } from '../import/unlisted-places.ts';
import type { ChangeReport, ReplacedSource } from '../import-report.ts';
import { assembleStore } from './assemble-store.ts';
import { type PreviousStore, readKept, readWhole } from './previous-store.ts';
import { readSource, type Source, type SourceFile } from './source-file.ts';
import { lossRefusal, storeLosses } from './store-losses.ts';
import { writeStore } from './write-store.ts';

export interface StoreChange {
  readonly folder: string;
  /** Day of the change, `YYYY-MM-DD`. */
  readonly today: string;
  /** True to go through with a loss of much of the store. */
  readonly acceptLoss?: boolean | undefined;
  /** True if the sources cover only a part, so that what they lack is not closed. */
  readonly isPartial?: boolean | undefined;
}

/**
 * Changes sources of a store, rebuilds the listings and writes them. `changes` are new files by source id,
 * where undefined removes a source. Throws a Refusal for an unconfirmed loss, and an InputError if another
 * source is damaged.
 */
export async function changeStore(
  previous: PreviousStore,
  changes: ReadonlyMap<string, SourceFile | undefined>,
  { folder, today, acceptLoss = false, isPartial = false }: StoreChange,
): Promise<ChangeReport> {
  const keptNames = [...previous.files].flatMap(([id, name]) => (changes.has(id) ? [] : name));
  const kept = await readKept(folder, keptNames);
  const files = [...changes.values()].flatMap((file) => file ?? []);
  // Read back from their texts, as the next change will read them.
  const brought = files.map(({ text }) => readSource(text));
  const sources = [...kept, ...brought];
  const made = assembleStore(sources);

  const replaced: ReplacedSource[] = [];
  for (const source of brought) {
    const before = await readWhole(folder, previous, source.head.id);
    if (before !== undefined) replaced.push(replacedSource(before, source));
  }
  const losses = storeLosses(previous.listings, made, replaced);
  if (losses.length > 0 && !acceptLoss) throw lossRefusal(folder, losses);
  // Neither a loss that had to be confirmed nor a removed source closes pharmacies.
  const isClosing = files.length > 0 && !isPartial && losses.length === 0;
  const removed = [...changes].flatMap(([id, file]) => (file === undefined ? id : []));
  const missed = missedPharmacies(previous, sources, { today, isClosing, removed });
  const listed = new Set<string>([...made.listings, ...made.closed].map(({ id }) => id));
  const added = missed.filter(({ id }) => !listed.has(id));
  const closed = withFreeSlugs([...made.closed, ...added], made.listings);

  const days = sources.map(({ head }) => head.day).toSorted();
  await writeStore(folder, {
    ...made,
    closed,
    imported: days.at(-1) ?? today,
    sources: [
      ...kept.map(({ head }) => ({ ...head, file: previous.files.get(head.id) ?? '' })),
      ...files.map((file) => file.kept),
    ],
    texts: new Map(files.map((file) => [file.kept.file, file.text])),
  });
  return { ...made.report, closed: closed.length, replaced };
}

/** Compares a source that the store held with its new content. */
function replacedSource(old: Source, next: Source): ReplacedSource {
  const keysOf = ({ records, points }: Source): ReadonlySet<string> =>
    new Set([...records, ...points].map(({ key }) => key));
  const [had, has] = [keysOf(old), keysOf(next)];
  return {
    id: old.head.id,
    before: had.size,
    gone: [...had].filter((key) => !has.has(key)).length,
    added: [...has].filter((key) => !had.has(key)).length,
    newestBefore: old.head.newest,
    newest: next.head.newest,
  };
}

/** Returns pharmacies without a record in any source: those of this change, and earlier ones for a year. */
function missedPharmacies(
  before: PreviousStore,
  sources: readonly Source[],
  {
    today,
    isClosing,
    removed,
  }: { readonly today: string; readonly isClosing: boolean; readonly removed: readonly string[] },
): readonly ClosedPharmacy[] {
  const known = new Set<string>(
    sources.flatMap(({ records }) =>
      records.flatMap(({ key, npi }) => [idOfKey(key), ...(npi === undefined ? [] : [`npi:${npi}`])]),
    ),
  );
  const isGone = ({ id }: Pick<Pharmacy, 'id'>): boolean => !known.has(id);
  const yearAgo = `${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}${today.slice(4)}`;
  const earlier = before.closed.filter(
    ({ why, missedOn = '', sources: of }) =>
      why === 'missed' && missedOn > yearAgo && !of.some(({ id }) => removed.includes(id)),
  );
  const now = (isClosing ? before.listings : []).map(
    ({ id, slug, name, address, location, brand, sources: of }): ClosedPharmacy => ({
      ...{ id, slug, name, address, location, brand, sources: of },
      why: 'missed',
      missedOn: today,
    }),
  );
  return [...earlier, ...now].filter(isGone);
}
