import { join } from 'node:path';
import { cityPicturePath } from '../../src/domain/site/paths.ts';
import { replaceFile } from '../cli/files/replace-file.ts';
import type { Checked, Problem } from '../cli/problems/problem.ts';
import { withListsOption } from '../lists/list-directory.ts';
import { type LoadedPlan, loadPlan } from '../plan/load-plan.ts';
import { picturedCities } from '../plan/site-input.ts';
import {
  type AddressLists,
  addressFiles,
  type Move,
  publishedText,
  readAddressLists,
} from './address-lists.ts';
import {
  type AddressName,
  addressNamesOf,
  byKindAndSlug,
  type NameKind,
  nameKey,
  splitPlaceSlug,
} from './address-name.ts';
import { countedNames } from './change-notes.ts';
import { type LostAddresses, lostAddresses, type PublishedListing } from './lost-addresses.ts';
import {
  currentListingPages,
  pathsOfIds,
  readPublishedListings,
  rememberListings,
} from './published-listings.ts';

/** Folders that remember a site's published addresses: of the CSV lists, and of the listing store. */
export interface AddressFolders {
  readonly lists: string;
  readonly listings?: string | undefined;
}

/** A site's published names and pages, compared with those that it has now. */
export interface SiteAddresses extends AddressLists, LostAddresses {
  readonly listings: readonly PublishedListing[];
  readonly presentListings: readonly PublishedListing[];
  readonly movesToMissingNames: readonly Move[];
  readonly newNames: readonly AddressName[];
}

/** Plans the site as of `today` (`YYYY-MM-DD`, UTC), and compares its addresses with the published ones. */
export async function loadAddresses(
  folders: AddressFolders,
  today: string,
): Promise<Checked<{ readonly loaded: LoadedPlan; readonly addresses: SiteAddresses }>> {
  const loaded = await loadPlan(folders.lists, folders.listings, today);
  if (!loaded.ok) return { ok: false, problems: await withAddressProblems(folders.lists, loaded.problems) };
  const addresses = await siteAddresses(folders, loaded.value);
  return addresses.ok ? { ok: true, value: { loaded: loaded.value, addresses: addresses.value } } : addresses;
}

/** Compares published addresses with those of a planned site. */
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
  const currentNames = addressNamesOf(loaded);
  const formerAddresses = lostAddresses({
    ...lists.value,
    currentNames,
    livePaths: livePaths(loaded),
    listings: listings.value,
    pathById: pathsOfIds(loaded.input),
  });
  const publishedNames = new Set(published.map(nameKey));
  // Lost names are reported by themselves.
  const existingNames = new Set([...currentNames, ...formerAddresses.lostNames].map(nameKey));
  const nameExists = (kind: NameKind, slug: string): boolean => existingNames.has(nameKey({ kind, slug }));
  const leadsToCity = (kind: NameKind, slug: string): boolean => {
    const { city } = splitPlaceSlug(slug);
    const isMoved = moves.some((move) => move.kind === 'city' && move.from === city);
    return kind === 'place' && (nameExists('city', city) || isMoved);
  };
  return {
    ok: true,
    value: {
      ...lists.value,
      ...formerAddresses,
      listings: listings.value,
      presentListings: currentListingPages(loaded),
      movesToMissingNames: moves.filter(
        ({ kind, from, to }) =>
          to !== undefined && !nameExists(kind, to) && !nameExists(kind, from) && !leadsToCity(kind, to),
      ),
      newNames: currentNames.filter((addressName) => !publishedNames.has(nameKey(addressName))),
    },
  };
}

/** Returns the paths of a planned site's pages, and of its pictures for shared links. */
export function livePaths({ plan, input }: Pick<LoadedPlan, 'plan' | 'input'>): ReadonlySet<string> {
  // Added one by one, since lists of all paths would double the memory.
  const live = new Set<string>();
  for (const { pages } of plan.groups)
    for (const { kind, path } of pages) if (kind !== 'not-found') live.add(path);
  for (const { city } of picturedCities(input)) live.add(cityPicturePath(city.slug));
  return live;
}

/** Returns `problems`, followed by those of published.csv and moved.csv in a folder. */
export async function withAddressProblems(
  folder: string,
  problems: readonly Problem[],
): Promise<readonly Problem[]> {
  const addressLists = await readAddressLists(folder);
  return addressLists.ok ? problems : [...problems, ...addressLists.problems];
}

function moveCommands({ kind, slug }: AddressName): string {
  const list = kind === 'city' ? 'cities' : 'stores';
  const [move, remove] =
    kind === 'city' || kind === 'store'
      ? [`${list} rename ${slug} "NAME, STATE"`, `${list} remove ${slug}`]
      : [`addresses move ${kind} ${slug} NEW`, `addresses remove ${kind} ${slug}`];
  return `Run 'npm run lists -- ${move}' with its new name, or 'npm run lists -- ${remove}'`;
}

/** Returns problems for published names that were lost, and for moves that lead to a missing name. */
export const lostNameProblems = (
  folder: string,
  { lostNames, movesToMissingNames }: Pick<SiteAddresses, 'lostNames' | 'movesToMissingNames'>,
): readonly Problem[] => [
  ...lostNames.map((name) => ({
    file: join(folder, addressFiles.published),
    value: `${nameKey(name)}, pages: ${countedNames(name.paths)}`,
    rule: 'an address that was published must keep answering',
    remedy: `${withListsOption(folder, moveCommands(name))}. If it was never online, take its row out of the file.`,
  })),
  ...movesToMissingNames.map(({ kind, from, to }) => ({
    file: join(folder, addressFiles.moved),
    value: `${kind} ${from}, ${to}`,
    rule: 'what has moved must lead to what is there',
    remedy: `Correct the row. ${withListsOption(folder, moveCommands({ kind, slug: from }))}.`,
  })),
];

/** Adds a site's new names to published.csv, and imported pharmacies' pages to published-listings.csv. */
export async function rememberAddresses(
  { lists, listings: store }: AddressFolders,
  { published, newNames, listings, presentListings }: SiteAddresses,
): Promise<void> {
  if (newNames.length > 0) {
    const all = [...published, ...newNames].toSorted(byKindAndSlug);
    await replaceFile(join(lists, addressFiles.published), publishedText(all));
  }
  if (store !== undefined) await rememberListings(store, listings, presentListings);
}
