import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listedPharmacyPath } from '../../src/domain/site/paths.ts';
import { replaceFile } from '../cli/files/replace-file.ts';
import { type Checked, failedCheck } from '../cli/problems/problem.ts';
import type { LoadedPlan } from '../plan/load-plan.ts';
import type { PublishedListing } from './lost-addresses.ts';

/** File in the listing store that remembers published pages of imported pharmacies. Never committed. */
export const publishedListingsFile = 'published-listings.csv';
const header = 'city,slug,id';
// Matches `{city},{slug},{id}`, `{city},page-2,`, `{town},,` and `brands/{chain},{state}/{city},`.
const row = /^((?:brands\/)?[a-z0-9-]+),([a-z0-9-]*(?:\/[a-z0-9-]+)?),([\w:/.-]*)$/;

/** Reads published-listings.csv of a listing store's folder. A missing file gives `[]`. */
export async function readPublishedListings(folder: string): Promise<Checked<readonly PublishedListing[]>> {
  const file = join(folder, publishedListingsFile);
  if (!existsSync(file)) return { ok: true, value: [] };
  const text = await readFile(file, 'utf8');
  const value: PublishedListing[] = [];
  for (const [index, line] of text.split('\n').slice(1, -1).entries()) {
    const [, place, slug, id] = row.exec(line) ?? [];
    if (place === undefined || slug === undefined || id === undefined || (slug === '' && id !== '')) {
      return failedCheck(file, {
        line: index + 2,
        value: line,
        rule: `a row must be ${header}`,
        remedy: 'Restore the file from a backup, or delete the row: its address then answers with 404.',
      });
    }
    const top = place.startsWith('brands/') ? `/${place}` : `/pharmacies/${place}`;
    value.push({ path: slug === '' ? top : `${top}/${slug}`, id });
  }
  return { ok: true, value };
}

/**
 * Returns the planned pages that imported pharmacies bring, such as those of chains. `[]` for a site of
 * samples.
 */
export function currentListingPages({
  plan,
  input,
}: Pick<LoadedPlan, 'plan' | 'input'>): readonly PublishedListing[] {
  if (input.sample) return [];
  const towns = new Set<string>(input.cities.filter(({ town }) => town).map(({ city }) => city.slug));
  const pages = plan.groups.flatMap(({ pages }) =>
    pages.filter(
      (page) =>
        page.kind === 'list-page' ||
        page.kind === 'brand' ||
        page.kind === 'brand-state' ||
        page.kind === 'brand-city' ||
        (page.kind === 'city' && towns.has(page.city)),
    ),
  );
  return [
    ...[...pathsOfIds(input)].map(([id, path]) => ({ path, id })),
    ...pages.map(({ path }) => ({ path, id: '' })),
  ];
}

/** Maps the id of a pharmacy, open or closed, to its page's path. Empty for a site of samples. */
export function pathsOfIds({ sample, cities }: LoadedPlan['input']): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const { city, pharmacies, closed = [] } of sample ? [] : cities)
    for (const { slug, id } of [...pharmacies, ...closed]) paths.set(id, listedPharmacyPath(city.slug, slug));
  return paths;
}

/** Joins published and present pages, sorted by path. A path in both has the id that it has now. */
export function joinListingPages(
  published: readonly PublishedListing[],
  present: readonly PublishedListing[],
): readonly PublishedListing[] {
  const byPath = new Map([...published, ...present].map((listing) => [listing.path, listing] as const));
  return [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Writes the published and present pages into published-listings.csv of a folder. */
export async function rememberListings(
  folder: string,
  published: readonly PublishedListing[],
  present: readonly PublishedListing[],
): Promise<void> {
  const text = memoryText(joinListingPages(published, present));
  if (present.length === 0 || text === memoryText(published)) return;
  await replaceFile(join(folder, publishedListingsFile), text);
}

function memoryText(listings: readonly PublishedListing[]): string {
  const rows = listings.map(({ path, id }) => {
    const [, room, name, ...rest] = path.split('/');
    return `${room === 'brands' ? `brands/${name}` : name},${rest.join('/')},${id}`;
  });
  return [header, ...rows, ''].join('\n');
}
