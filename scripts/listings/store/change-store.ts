import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { idOfKey } from '../import/source-record.ts';
import { withFreeSlugs } from '../import/unlisted-places.ts';
import type { ChangeReport, ReplacedSource } from '../import-report.ts';
import { assembleStore } from './assemble-store.ts';
import { type OpenStore, otherSources, wholeSource } from './open-store.ts';
import { newestOf, type Source } from './source-file.ts';
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
 * Changes sources of a store, rebuilds the listings and writes them. `removed` are ids of sources to take
 * out. Throws a Refusal for an unconfirmed loss, and an InputError if another source is damaged.
 */
export async function changeStore(
  previous: OpenStore,
  brought: readonly Source[],
  { folder, today, acceptLoss = false, isPartial = false }: StoreChange,
  removed: readonly string[] = [],
): Promise<ChangeReport> {
  const changed = new Set([...brought.map(({ id }) => id), ...removed]);
  const sources = [...otherSources(previous, changed), ...brought];
  const made = assembleStore(sources);
  const replaced = brought.flatMap((source) => replacedSource(wholeSource(previous, source.id), source));
  const losses = storeLosses(previous.listings, made, replaced);
  if (losses.length > 0 && !acceptLoss) throw lossRefusal(folder, losses, wholeStore);
  // Neither a loss that had to be confirmed nor a removed source closes pharmacies.
  const isClosing = brought.length > 0 && !isPartial && losses.length === 0;
  const missed = [...missedBefore(previous, today, removed), ...(isClosing ? missedOn(previous, today) : [])];
  const known = new Set<string>([
    ...[...made.listings, ...made.closed].map(({ id }) => id),
    ...sources.flatMap(({ records }) => records.flatMap(({ key, npi }) => [idOfKey(key), `npi:${npi}`])),
  ]);
  const added = missed.filter(({ id }) => !known.has(id));
  const closed = withFreeSlugs([...made.closed, ...added], made.listings);
  await writeStore(folder, { ...made, closed, sources, today });
  return { ...made.report, closed: closed.length, replaced };
}

const wholeStore = {
  rule: 'a change must not take more than a fifth of the listings, of a state’s, or of a source away',
  remedy: 'Give all files of a source in one import.',
  outcome: 'The listing store is as it was.',
};

/** Compares a source with what the store held of it, if anything. */
function replacedSource(old: Source | undefined, next: Source): readonly ReplacedSource[] {
  if (old === undefined) return [];
  const keysOf = ({ records, points }: Source): ReadonlySet<string> =>
    new Set([...records, ...points].map(({ key }) => key));
  const [had, has] = [keysOf(old), keysOf(next)];
  return [
    {
      id: old.id,
      before: had.size,
      gone: [...had].filter((key) => !has.has(key)).length,
      added: [...has].filter((key) => !had.has(key)).length,
      newestBefore: newestOf(old),
      newest: newestOf(next),
    },
  ];
}

/** Returns pharmacies that were missed in the year before today, unless a source of theirs is removed. */
function missedBefore(
  { closed }: OpenStore,
  today: string,
  removed: readonly string[],
): readonly ClosedPharmacy[] {
  const yearAgo = `${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}${today.slice(4)}`;
  return closed.filter(
    ({ why, missedOn = '', sources }) =>
      why === 'missed' && missedOn > yearAgo && !sources.some(({ id }) => removed.includes(id)),
  );
}

/** Returns every listing of a store as a pharmacy that is missed from today on. */
const missedOn = ({ listings }: OpenStore, today: string): readonly ClosedPharmacy[] =>
  listings.map(({ id, slug, name, address, location, brand, sources }: Pharmacy) => ({
    ...{ id, slug, name, address, location, brand, sources },
    why: 'missed',
    missedOn: today,
  }));
