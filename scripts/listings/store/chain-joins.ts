import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { tookOver } from '../fields/brand-table.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { count } from '../import-report.ts';
import { noListings } from '../sources-table.ts';
import { type AssembledStore, assembleStore } from './assemble-store.ts';
import { previousStore, readKept } from './previous-store.ts';
import type { Source } from './source-file.ts';

/** The source whose stores are counted. */
const storesSource = 'alltheplaces';

/** Pharmacies of the register that a list of stores has too, and what they have from it. */
export interface KnownStores {
  readonly pharmacies: number;
  readonly placed: number;
  readonly withHours: number;
  readonly both: number;
}

export interface ChainJoins {
  /** Features by spider and by what became of them. */
  readonly features: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Features that made no record, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Pharmacies whose brand and ZIP code a store has, with the chain's own number of it. */
  readonly byNumber: KnownStores;
  /** The same with its house number. */
  readonly byDoor: KnownStores;
}

/** Counts what became of AllThePlaces' stores in a store of listings, and how many of the register's pharmacies they complete. */
function chainJoins(sources: readonly Source[], made: AssembledStore): ChainJoins {
  const records = sources.flatMap((source) => source.records);
  const byKey = new Map(records.map((record) => [record.key, record]));
  const listings = new Map(made.listings.map((listing) => [String(listing.id), listing]));
  const stores = records.filter(({ source }) => source === storesSource);
  const outcome = new Map<string, string>();
  const registered: { readonly listing: Pharmacy; readonly members: readonly SourceRecord[] }[] = [];
  for (const entry of made.trace) {
    if (entry.kind === 'dropped') continue;
    const members = entry.members.flatMap(({ key }) => byKey.get(key) ?? []);
    const isRegistered = members.some(({ kind }) => kind === 'register');
    const listing = entry.kind === 'listing' ? listings.get(entry.id) : undefined;
    if (listing !== undefined && isRegistered) registered.push({ listing, members });
    const became =
      entry.kind === 'rejected'
        ? entry.why.replace(/^(it has closed).*/, '$1')
        : isRegistered
          ? 'joined to a pharmacy of the register'
          : 'a pharmacy by its own word';
    for (const { key } of members) outcome.set(key, became);
  }
  const features: Record<string, Record<string, number>> = {};
  for (const { key } of stores) {
    const spider = key.split('/')[1] ?? '';
    const counts = features[spider] ?? {};
    count(counts, outcome.get(key) ?? 'in no listing');
    features[spider] = counts;
  }
  const known = knownStores(stores.filter(({ closed }) => closed === undefined));
  return {
    features,
    dropped: sources.find(({ head }) => head.id === storesSource)?.droppedCounts ?? {},
    byNumber: counted(registered.filter(({ members }) => members.some(known.byNumber))),
    byDoor: counted(registered.filter(({ members }) => members.some(known.byDoor))),
  };
}

/** Whether a record of the register has the brand, the ZIP code and a number of a store. */
function knownStores(stores: readonly SourceRecord[]) {
  const inZip = groupBy(stores, ({ address }) => address?.zip ?? '');
  const has =
    (number: (record: SourceRecord) => string | undefined) =>
    (record: SourceRecord): boolean =>
      record.kind === 'register' &&
      record.brand !== undefined &&
      Boolean(number(record)) &&
      (inZip.get(record.address?.zip ?? '-') ?? []).some(
        (store) =>
          number(store) === number(record) &&
          (store.brand === record.brand || tookOver(store.brand ?? '', record.brand ?? '')),
      );
  return { byNumber: has(({ branch }) => branch), byDoor: has(({ site }) => site?.number) };
}

function counted(registered: readonly { readonly listing: Pharmacy }[]): KnownStores {
  const listings = registered.map(({ listing }) => listing);
  const isPlaced = ({ location }: Pharmacy): boolean => location.precision !== 'zip';
  const hasHours = ({ hours }: Pharmacy): boolean => hours?.store !== undefined;
  return {
    pharmacies: listings.length,
    placed: listings.filter(isPlaced).length,
    withHours: listings.filter(hasHours).length,
    both: listings.filter((listing) => isPlaced(listing) && hasHours(listing)).length,
  };
}

/** The counts of a store in a folder, for reading. Throws an InputError for a damaged one. */
export async function formatChainJoins(folder: string): Promise<string> {
  const kept = await readKept(folder, (await previousStore(folder)).files.values());
  if (kept.length === 0) return noListings(folder);
  const sources = kept.map(({ source }) => source);
  const { features, dropped, byNumber, byDoor } = chainJoins(sources, assembleStore(sources));
  const rows = (counts: Readonly<Record<string, number>>): readonly string[] =>
    Object.entries(counts)
      .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
      .map(([name, value]) => `  ${value.toLocaleString('en-US').padStart(7)}  ${name}`);
  const share = (some: number, all: number): string =>
    all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`;
  const line = (what: string, { pharmacies, placed, withHours, both }: KnownStores): string =>
    `  by ${what}: ${pharmacies} pharmacies; ${share(placed, pharmacies)} with an exact position, ${share(withHours, pharmacies)} with store hours, ${share(both, pharmacies)} with both`;
  return [
    'Stores of AllThePlaces, by spider and what became of them',
    ...Object.entries(features).flatMap(([spider, counts]) => [spider, ...rows(counts)]),
    'Dropped',
    ...rows(dropped),
    'Pharmacies of the register of which a store has the brand, the ZIP code and a number',
    line('the chain’s own number', byNumber),
    line('the number of the house', byDoor),
  ].join('\n');
}
