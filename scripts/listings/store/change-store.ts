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

/** A change of the store. */
export interface StoreChange {
  /** The store's folder. */
  readonly folder: string;
  /** The day of the change, `YYYY-MM-DD`. */
  readonly today: string;
  /** Goes through with it even where much of the store would go. */
  readonly acceptLoss?: boolean | undefined;
  /** Whether its sources say nothing of a part: what they do not hold is then not closed. */
  readonly isPartial?: boolean | undefined;
}

/** Sources by id that come in the place of those of the same id, or undefined where one is taken out. */
export type SourceChanges = ReadonlyMap<string, SourceFile | undefined>;

/**
 * Changes sources of a store and writes what all come to. Throws a Refusal for an unconfirmed loss, and an
 * InputError for another source that is damaged.
 */
export async function changeStore(
  previous: PreviousStore,
  changes: SourceChanges,
  { folder, today, acceptLoss = false, isPartial = false }: StoreChange,
): Promise<ChangeReport> {
  const keptFiles = [...previous.files].filter(([id]) => !changes.has(id));
  const kept = await readKept(folder, new Map(keptFiles).values());
  const files = [...changes.values()].flatMap((file) => file ?? []);
  // What is read back from its text is what the next change will find.
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
  // A loss that had to be confirmed, and a source taken out, change what is imported: they close no pharmacy.
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

/** What became of a source that the store held and that was brought again. */
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

/** Pharmacies of which no source holds a record any more: those of this change, and earlier ones for a year. */
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
