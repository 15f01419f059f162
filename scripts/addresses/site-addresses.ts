import { join } from 'node:path';
import { cityPicturePath } from '../../src/domain/site/paths.ts';
import { replaceFile } from '../cli/files/replace-file.ts';
import type { Checked, Problem } from '../cli/problems/problem.ts';
import { onLists } from '../lists/list-directory.ts';
import { type LoadedPlan, loadPlan } from '../plan/load-plan.ts';
import { picturedCities } from '../plan/site-input.ts';
import {
  type AddressLists,
  addressFiles,
  type Move,
  publishedText,
  readAddressLists,
} from './address-lists.ts';
import { countedNames } from './change-notes.ts';
import { type LostAddresses, lostAddresses, type PublishedListing } from './lost-addresses.ts';
import {
  type AddressPromise,
  byPromise,
  type PromiseKind,
  placeParts,
  promiseKey,
  promisesOf,
} from './promise.ts';
import {
  pathsOfIds,
  presentListings,
  readPublishedListings,
  rememberListings,
} from './published-listings.ts';

/** Folders with the memory of a site's addresses. */
export interface AddressFolders {
  /** The editors' lists, with those of published and moved addresses. */
  readonly lists: string;
  /** The store. Absent for a site of samples, with no pharmacies to remember. */
  readonly listings?: string | undefined;
}

/** A site's addresses: what was published, and what became of it. */
export interface SiteAddresses extends AddressLists, LostAddresses {
  readonly listings: readonly PublishedListing[];
  readonly presentListings: readonly PublishedListing[];
  /** Moves to names that do not exist. */
  readonly deadEnds: readonly Move[];
  /** Promises of the site that are not in the list yet. */
  readonly fresh: readonly AddressPromise[];
}

/** Plans the site of `today` (`YYYY-MM-DD`, UTC) and finds its addresses, or every problem of both. */
export async function loadAddresses(
  folders: AddressFolders,
  today: string,
): Promise<Checked<{ readonly loaded: LoadedPlan; readonly addresses: SiteAddresses }>> {
  const loaded = await loadPlan(folders.lists, folders.listings, today);
  if (!loaded.ok) return { ok: false, problems: await withAddressProblems(folders.lists, loaded.problems) };
  const addresses = await siteAddresses(folders, loaded.value);
  return addresses.ok ? { ok: true, value: { loaded: loaded.value, addresses: addresses.value } } : addresses;
}

/** Compares all published addresses with a plan. */
export async function siteAddresses(
  { lists: folder, listings: store }: AddressFolders,
  loaded: Pick<LoadedPlan, 'plan' | 'input'>,
): Promise<Checked<SiteAddresses>> {
  const lists = await readAddressLists(folder);
  if (!lists.ok) return lists;
  const { published, moves } = lists.value;
  const listings: Checked<readonly PublishedListing[]> =
    store === undefined || loaded.input.sample ? { ok: true, value: [] } : await readPublishedListings(store);
  if (!listings.ok) return listings;
  const present = promisesOf(loaded);
  const lost = lostAddresses({
    ...lists.value,
    present,
    live: livePaths(loaded),
    listings: listings.value,
    pathOfId: pathsOfIds(loaded.input),
  });
  const known = new Set(published.map(promiseKey));
  // Broken promises are reported by themselves.
  const there = new Set([...present, ...lost.broken].map(promiseKey));
  const isThere = (kind: PromiseKind, slug: string): boolean => there.has(promiseKey({ kind, slug }));
  /** A place without a page leads to its city, or to where that has moved. */
  const leadsToCity = (kind: PromiseKind, slug: string): boolean => {
    const { city } = placeParts(slug);
    const isMoved = moves.some((move) => move.kind === 'city' && move.from === city);
    return kind === 'place' && (isThere('city', city) || isMoved);
  };
  return {
    ok: true,
    value: {
      ...lists.value,
      ...lost,
      listings: listings.value,
      presentListings: presentListings(loaded),
      deadEnds: moves.filter(
        ({ kind, from, to }) =>
          to !== undefined && !isThere(kind, to) && !isThere(kind, from) && !leadsToCity(kind, to),
      ),
      fresh: present.filter((promise) => !known.has(promiseKey(promise))),
    },
  };
}

/** Returns the paths of all pages, and of cities' pictures. */
export function livePaths({ plan, input }: Pick<LoadedPlan, 'plan' | 'input'>): ReadonlySet<string> {
  // Added one by one, since lists of all paths would double the memory.
  const live = new Set<string>();
  for (const { pages } of plan.groups)
    for (const { kind, path } of pages) if (kind !== 'not-found') live.add(path);
  for (const { city } of picturedCities(input)) live.add(cityPicturePath(city.slug));
  return live;
}

/** Adds the problems in a folder's lists of addresses to others, so that all can be mended at once. */
export async function withAddressProblems(
  folder: string,
  problems: readonly Problem[],
): Promise<readonly Problem[]> {
  const memory = await readAddressLists(folder);
  return memory.ok ? problems : [...problems, ...memory.problems];
}

/** Returns the commands with which an editor records what became of a promise. */
function commandsFor({ kind, slug }: AddressPromise): string {
  const list = kind === 'city' ? 'cities' : 'stores';
  const [move, remove] =
    kind === 'city' || kind === 'store'
      ? [`${list} rename ${slug} "NAME, STATE"`, `${list} remove ${slug}`]
      : [`addresses move ${kind} ${slug} NEW`, `addresses remove ${kind} ${slug}`];
  return `Run 'npm run lists -- ${move}' with its new name, or 'npm run lists -- ${remove}'`;
}

/** Returns a problem for each promise that an edit would break, and for each move to a missing name. */
export const brokenProblems = (
  folder: string,
  { broken, deadEnds }: Pick<SiteAddresses, 'broken' | 'deadEnds'>,
): readonly Problem[] => [
  ...broken.map((promise) => ({
    file: join(folder, addressFiles.published),
    value: `${promiseKey(promise)}, pages: ${countedNames(promise.paths)}`,
    rule: 'an address that was published must keep answering',
    remedy: `${onLists(folder, commandsFor(promise))}. If it was never online, take its row out of the file.`,
  })),
  ...deadEnds.map(({ kind, from, to }) => ({
    file: join(folder, addressFiles.moved),
    value: `${kind} ${from}, ${to}`,
    rule: 'what has moved must lead to what is there',
    remedy: `Correct the row. ${onLists(folder, commandsFor({ kind, slug: from }))}.`,
  })),
];

/** Writes new promises and published pages. Files without news stay as they are. */
export async function rememberAddresses(
  { lists, listings: store }: AddressFolders,
  { published, fresh, listings, presentListings }: SiteAddresses,
): Promise<void> {
  if (fresh.length > 0) {
    const all = [...published, ...fresh].toSorted(byPromise);
    await replaceFile(join(lists, addressFiles.published), publishedText(all));
  }
  if (store !== undefined) await rememberListings(store, listings, presentListings);
}
