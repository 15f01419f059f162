import { heavyLosses } from '../../cli/problems/loss-guard.ts';
import type { ChangeReport } from '../import-report.ts';
import { writeStore } from '../write-store.ts';
import { assembleStore, withMissed } from './assemble-store.ts';
import { missedNow, stillMissed } from './missed-listings.ts';
import { type PreviousStore, readKept, readWhole } from './previous-store.ts';
import { replacedSources } from './replaced-sources.ts';
import { readSource, type SourceFile } from './source-file.ts';
import { refuseLosses, storeLosses } from './store-losses.ts';

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
  const others = [...previous.files].filter(([id]) => !changes.has(id)).map(([, name]) => name);
  const kept = await readKept(folder, others);
  const files = [...changes.values()].flatMap((file) => file ?? []);
  // What is read back from its text is what the next change will find.
  const brought = files.map(({ text }) => readSource(text));
  const sources = [...kept, ...brought];
  const made = assembleStore(sources);

  const replacing = await Promise.all(files.map(({ kept: { id } }) => readWhole(folder, previous, id)));
  const replaced = replacedSources(replacing.flat(), brought);
  const losses = storeLosses(previous.listings, made, replaced);
  if (!acceptLoss) refuseLosses(folder, losses);
  const isRemoved = (id: string): boolean => changes.has(id) && changes.get(id) === undefined;
  const missed = stillMissed(previous.closed, sources, today).filter(
    (pharmacy) => !pharmacy.sources.some(({ id }) => isRemoved(id)),
  );
  // A loss that had to be confirmed, and a source taken out, change what is imported: they close no pharmacy.
  const closing = files.length > 0 && !isPartial && heavyLosses(losses).length === 0;
  const gone = closing ? missedNow(previous.listings, sources, today) : [];
  const store = withMissed(made, [...missed, ...gone]);

  await writeStore(folder, {
    ...store,
    imported:
      sources
        .map(({ head }) => head.day)
        .toSorted()
        .at(-1) ?? today,
    sources: [
      ...kept.map(({ head }) => ({ ...head, file: previous.files.get(head.id) ?? '' })),
      ...files.map((file) => file.kept),
    ],
    texts: new Map(files.map((file) => [file.kept.file, file.text])),
  });
  return { ...store.report, replaced };
}
