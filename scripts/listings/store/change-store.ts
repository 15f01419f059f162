import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { idOfKey } from '../import/source-record.ts';
import { withFreeSlugs } from '../import/unlisted-places.ts';
import type { ChangeReport, ReplacedSource } from '../import-report.ts';
import { assembleStore } from './assemble-store.ts';
import { type OpenStore, sourcesExcept, undamagedSource } from './open-store.ts';
import { newestDate, type Source } from './source-file.ts';
import { lossRefusal, storeLosses } from './store-losses.ts';
import { writeStore } from './write-store.ts';

export interface StoreChange {
  readonly folder: string;
  readonly today: string;
  readonly acceptLoss?: boolean | undefined;
  readonly isPartial?: boolean | undefined;
}

/**
 * Replaces and removes sources of the listing store, and makes new listings. A listing that a complete change
 * no longer has may become a closed pharmacy. Throws a Refusal if an unchanged source is damaged, or for a
 * heavy loss (`storeLosses`) without `acceptLoss`.
 */
export async function changeStore(
  previous: OpenStore,
  newSources: readonly Source[],
  { folder, today, acceptLoss = false, isPartial = false }: StoreChange,
  removedIds: readonly string[] = [],
): Promise<ChangeReport> {
  const changed = new Set([...newSources.map(({ id }) => id), ...removedIds]);
  const sources = [...sourcesExcept(previous, changed), ...newSources];
  const assembled = assembleStore(sources);
  const replaced = newSources.flatMap((source) =>
    compareSources(undamagedSource(previous, source.id), source),
  );
  const losses = storeLosses(previous.listings, assembled, replaced);
  if (losses.length > 0 && !acceptLoss) throw lossRefusal(folder, losses, lossMessage);
  // Neither a loss that had to be confirmed nor a removed source closes pharmacies.
  const isClosing = newSources.length > 0 && !isPartial && losses.length === 0;
  const missed = [
    ...missedInPastYear(previous, today, removedIds),
    ...(isClosing ? allAsMissed(previous, today) : []),
  ];
  const presentIds = new Set<string>([
    ...[...assembled.listings, ...assembled.closed].map(({ id }) => id),
    ...sources.flatMap(({ records }) => records.flatMap(({ key, npi }) => [idOfKey(key), `npi:${npi}`])),
  ]);
  const added = missed.filter(({ id }) => !presentIds.has(id));
  const closed = withFreeSlugs([...assembled.closed, ...added], assembled.listings);
  await writeStore(folder, { ...assembled, closed, sources, today });
  return { ...assembled.report, closedPharmacies: closed.length, replaced };
}

const lossMessage = {
  rule: 'a change must not take more than a fifth of the listings, of a state’s, or of a source away',
  remedy: 'Give all files of a source in one import.',
  outcome: 'The listing store is as it was.',
};

function compareSources(old: Source | undefined, next: Source): readonly ReplacedSource[] {
  if (old === undefined) return [];
  const keysOf = ({ records, points }: Source): ReadonlySet<string> =>
    new Set([...records, ...points].map(({ key }) => key));
  const [oldKeys, newKeys] = [keysOf(old), keysOf(next)];
  return [
    {
      id: old.id,
      recordsBefore: oldKeys.size,
      recordsGone: [...oldKeys].filter((key) => !newKeys.has(key)).length,
      recordsAdded: [...newKeys].filter((key) => !oldKeys.has(key)).length,
      newestBefore: newestDate(old),
      newest: newestDate(next),
    },
  ];
}

function missedInPastYear(
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

const allAsMissed = ({ listings }: OpenStore, today: string): readonly ClosedPharmacy[] =>
  listings.map(({ id, slug, name, address, location, brand, sources }: Pharmacy) => ({
    ...{ id, slug, name, address, location, brand, sources },
    why: 'missed',
    missedOn: today,
  }));
