import { join } from 'node:path';
import { cityPicturePath } from '../../src/domain/site/paths.ts';
import { groupedNumber } from '../../src/domain/text/grouped-number.ts';
import { replaceFile } from '../cli/files/replace-file.ts';
import type { Checked, Problem } from '../cli/problems/problem.ts';
import { onLists } from '../lists/list-directory.ts';
import { type LoadedPlan, loadPlan } from '../plan/load-plan.ts';
import { picturedCities } from '../plan/site-input.ts';
import {
  type AddressLists,
  addressFiles,
  newPromises,
  publishedText,
  readAddressLists,
} from './address-lists.ts';
import { matchedBy, suggestedPatterns } from './address-rules.ts';
import { type LostAddresses, lostAddresses, type PublishedListing } from './lost-addresses.ts';
import type { Move } from './moves.ts';
import { type AddressPromise, byPromise, type PromiseKind, promiseKey, promisesOf } from './promise.ts';
import {
  pathsOfIds,
  presentListings,
  readPublishedListings,
  rememberListings,
} from './published-listings.ts';

/** Where a site's addresses are remembered. */
export interface AddressFolders {
  /** The editors' lists, and beside them the lists of published and moved addresses. */
  readonly lists: string;
  /** The store; absent for a site of samples, whose pharmacies promise nothing. */
  readonly listings?: string | undefined;
}

/** A site's addresses: those that are there, those that were, and what has become of them. */
export interface SiteAddresses extends AddressLists, LostAddresses {
  /** Paths of those pages, and pictures of cities, that a pattern of the moves would answer for too: of all, a large site would remember too many. */
  readonly live: ReadonlySet<string>;
  readonly listings: readonly PublishedListing[];
  readonly presentListings: readonly PublishedListing[];
  /** Moves to what is not there. */
  readonly deadEnds: readonly Move[];
  /** What the site promises and no list remembers yet. */
  readonly fresh: readonly AddressPromise[];
}

/** Plans the site as it is `today` (`YYYY-MM-DD`, UTC) and finds its addresses. Tells every problem of the lists of both. */
export async function loadAddresses(
  folders: AddressFolders,
  today: string,
): Promise<Checked<{ readonly loaded: LoadedPlan; readonly addresses: SiteAddresses }>> {
  const loaded = await loadPlan(folders.lists, folders.listings, today);
  if (!loaded.ok) return { ok: false, problems: await withAddressProblems(folders.lists, loaded.problems) };
  const addresses = await siteAddresses(folders, loaded.value);
  return addresses.ok ? { ok: true, value: { loaded: loaded.value, addresses: addresses.value } } : addresses;
}

/** Holds what was published against what the plan has. */
export async function siteAddresses(
  { lists: folder, listings: store }: AddressFolders,
  { plan, input }: Pick<LoadedPlan, 'plan' | 'input'>,
): Promise<Checked<SiteAddresses>> {
  const lists = await readAddressLists(folder);
  if (!lists.ok) return lists;
  const listings: Checked<readonly PublishedListing[]> =
    store === undefined || input.sample ? { ok: true, value: [] } : await readPublishedListings(store);
  if (!listings.ok) return listings;
  const present = promisesOf({ plan, input });
  const live = livePaths({ plan, input });
  const lost = lostAddresses({
    ...lists.value,
    present,
    live,
    listings: listings.value,
    pathOfId: pathsOfIds(input),
  });
  return {
    ok: true,
    value: {
      ...lists.value,
      ...lost,
      live: matchedBy(suggestedPatterns(lists.value.moves), live),
      listings: listings.value,
      presentListings: presentListings({ plan, input }),
      deadEnds: deadEnds(lists.value.moves, present, lost.broken),
      fresh: newPromises(lists.value.published, present),
    },
  };
}

/** Tells the paths of all pages, and of cities' pictures. They are added one by one: lists of all of them would hold as much again. */
export function livePaths({ plan, input }: Pick<LoadedPlan, 'plan' | 'input'>): ReadonlySet<string> {
  const live = new Set<string>();
  for (const { pages } of plan.groups)
    for (const { kind, path } of pages) if (kind !== 'not-found') live.add(path);
  for (const { city } of picturedCities(input)) live.add(cityPicturePath(city.slug));
  return live;
}

/** The moves that lead to what is neither there nor told of as broken itself. */
function deadEnds(
  moves: readonly Move[],
  present: readonly AddressPromise[],
  broken: readonly AddressPromise[],
): readonly Move[] {
  const known = new Set([...present, ...broken].map(promiseKey));
  return moves.filter(
    ({ kind, from, to }) =>
      to !== undefined &&
      !known.has(promiseKey({ kind, slug: to })) &&
      !known.has(promiseKey({ kind, slug: from })),
  );
}

/** Problems that keep a folder's lists from being planned, with those of its lists of addresses: all that is to mend in one round. */
export async function withAddressProblems(
  folder: string,
  problems: readonly Problem[],
): Promise<readonly Problem[]> {
  const memory = await readAddressLists(folder);
  return memory.ok ? problems : [...problems, ...memory.problems];
}

const remedies: Readonly<Record<PromiseKind, (slug: string) => string>> = {
  city: (slug) =>
    `Run "npm run lists -- cities rename ${slug} NEW" with its new name, or "npm run lists -- cities remove ${slug}"`,
  store: (slug) =>
    `Run "npm run lists -- stores rename ${slug} NEW" with its new name, or "npm run lists -- stores remove ${slug}"`,
  state: (slug) => `Run "npm run lists -- addresses remove state ${slug}"`,
  page: (slug) => either('page', slug),
  template: (slug) => either('template', slug),
  place: (slug) => either('place', slug),
  area: (slug) => either('area', slug),
};

const either = (kind: PromiseKind, slug: string): string =>
  `Run "npm run lists -- addresses move ${kind} ${slug} NEW" with its new slug, or "npm run lists -- addresses remove ${kind} ${slug}"`;

const pagesText = (paths: readonly string[]): string =>
  paths.length === 1
    ? String(paths[0])
    : `${groupedNumber(paths.length)} pages: ${paths.slice(0, 2).join(', ')} …`;

/** One problem for each promise that an edit would break, and for each move to what is not there. */
export const brokenProblems = (
  folder: string,
  { broken, deadEnds }: Pick<SiteAddresses, 'broken' | 'deadEnds'>,
): readonly Problem[] => [
  ...broken.map(({ kind, slug, paths }) => ({
    file: join(folder, addressFiles.published),
    value: `${kind} ${slug}, ${pagesText(paths)}`,
    rule: 'an address that was published must keep answering',
    remedy: `${onLists(folder, remedies[kind](slug))}. If it was never online, take its row out of the file.`,
  })),
  ...deadEnds.map(({ kind, from, to }) => ({
    file: join(folder, addressFiles.moved),
    value: `${kind} ${from}, ${to}`,
    rule: 'what has moved must lead to what is there',
    remedy: `Correct the row. ${onLists(folder, remedies[kind](from))}.`,
  })),
];

/** Writes down what the site promises from now on. Nothing is written where nothing is new. */
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
