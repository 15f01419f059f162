import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { acceptLossOption, type Holdings, heavyLosses, lossText } from '../../cli/problems/loss-guard.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { type Assembled, assembleListings } from '../import/assemble-listings.ts';
import { type Geocoded, joinPoints } from '../import/placed.ts';
import { compareText, idOfKey, type SourceRecord } from '../import/source-record.ts';
import { type ImportReport, importReport, type ReplacedSource, replacedSource } from '../import-report.ts';
import { withFreeSlugs } from '../listing-slugs.ts';
import { type OpenStore, sourcesExcept, undamagedSource, writeStore } from '../listing-store.ts';
import type { TraceEntry } from '../listing-trace.ts';
import { geocoderQuery } from '../online/census-geocoder.ts';
import type { Source } from './source-file.ts';

export interface StoreChange {
  readonly folder: string;
  readonly today: string;
  readonly acceptLoss?: boolean | undefined;
  readonly isPartial?: boolean | undefined;
}

/**
 * Replaces and removes sources of the listing store, and makes its listings anew. Throws a Refusal for a
 * damaged source, or a loss of over a fifth without `acceptLoss`.
 */
export async function changeStore(
  previous: OpenStore,
  newSources: readonly Source[],
  { folder, today, acceptLoss = false, isPartial = false }: StoreChange,
  removedIds: readonly string[] = [],
): Promise<ImportReport> {
  const changed = new Set([...newSources.map(({ id }) => id), ...removedIds]);
  const kept = sourcesExcept(previous, changed);
  const sources = [...kept, ...newSources].toSorted((a, b) => compareText(a.id, b.id));
  const assembled = assembleSources(sources);
  const replaced = newSources.flatMap((source) => {
    const old = undamagedSource(previous, source.id);
    return old === undefined ? [] : [replacedSource(old, source)];
  });
  const losses = storeLosses(previous.listings, assembled, replaced);
  if (losses.length > 0 && !acceptLoss)
    throw lossRefusal(folder, losses, {
      rule: 'a change must not take more than a fifth of the listings, of a state’s, or of a source away',
      remedy: 'Give all files of a source in one import.',
      outcome: 'The listing store is as it was.',
    });
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
  const made = { ...assembled, closed };
  await writeStore(folder, { ...made, sources, today });
  return importReport(sources, made, replaced);
}

function assembleSources(sources: readonly Source[]): Assembled {
  const { records, positions } = withPositions(sources);
  const assembled = assembleListings(records, positions);
  const dropped = sources.flatMap((source) => source.dropped);
  return {
    ...assembled,
    trace: [...assembled.trace, ...dropped.map((row): TraceEntry => ({ kind: 'dropped', ...row }))],
  };
}

/** Returns the records of all sources, and positions by record key from other sources or a geocoder. */
export function withPositions(sources: readonly Source[]) {
  const records: readonly SourceRecord[] = sources.flatMap((source) => source.records);
  const points = sources.flatMap((source) => source.points);
  const addresses = new Map(
    sources.flatMap(({ id: source, placed }) =>
      placed.flatMap(({ address, location, date }) =>
        location === null ? [] : [[address, { location, date, source }] as const],
      ),
    ),
  );
  const geocoded = records.flatMap(({ key, address, location }) => {
    const needsPosition = addresses.size > 0 && address !== undefined && location === undefined;
    const position = needsPosition ? addresses.get(geocoderQuery(address)) : undefined;
    return position === undefined ? [] : [[key, position] as const];
  });
  const positions: Geocoded = new Map([...geocoded, ...joinPoints(records, points)]);
  return { records, positions };
}
export type PositionedRecords = Readonly<ReturnType<typeof withPositions>>;

/** Returns losses of over a fifth: of all listings, a state's, or a replaced source's records. */
function storeLosses(
  before: readonly Pharmacy[],
  { listings, trace }: Assembled,
  replaced: readonly ReplacedSource[],
): readonly Holdings[] {
  const members = trace.flatMap((entry) => (entry.kind === 'listing' ? entry.members : []));
  // A merged listing lives on under the other one's id.
  const survivingIds = new Set<string>([
    ...listings.map(({ id }) => id),
    ...members.flatMap(({ key }) => [idOfKey(key), key.replace(/^nppes\//, 'npi:')]),
  ]);
  const byStateAndId = before.map(({ id, address: { state } }) => ({ id, state }));
  const ofSources = replaced.map(({ id, recordsBefore, recordsGone }) => ({
    name: `records of ${id}`,
    before: recordsBefore,
    lost: recordsGone,
  }));
  return [...lossesByState('listings', byStateAndId, survivingIds), ...heavyLosses(ofSources)];
}

/** Returns losses of over a fifth of all items, or of a state's, where the ids in `survivingIds` remain. */
export function lossesByState(
  name: string,
  before: readonly { readonly id: string; readonly state: string }[],
  survivingIds: ReadonlySet<string>,
): readonly Holdings[] {
  const groups = [[name, before] as const, ...groupBy(before, ({ state }) => `${name} of ${state}`)];
  const isLost = ({ id }: { readonly id: string }): boolean => !survivingIds.has(id);
  return heavyLosses(
    groups.map(([group, items]) => ({
      name: group,
      before: items.length,
      lost: items.filter(isLost).length,
    })),
  );
}

/** Returns a Refusal that names each heavy loss and the option that accepts it. */
export const lossRefusal = (
  file: string,
  losses: readonly Holdings[],
  { rule, remedy, outcome }: Readonly<Record<'rule' | 'remedy' | 'outcome', string>>,
): Refusal =>
  new Refusal(
    ...losses.map((loss) =>
      formatProblem({
        ...{ file, value: lossText(loss), rule },
        remedy: `${remedy} If the loss is meant, run the command once more with ${acceptLossOption}.`,
      }),
    ),
    outcome,
  );

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
