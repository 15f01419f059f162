import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listedPharmacyPath } from '../../src/domain/site/paths.ts';
import { hasCode } from '../cli/files/has-code.ts';
import { replaceFile } from '../cli/files/replace-file.ts';
import { type Checked, refused } from '../cli/problems/problem.ts';
import type { LoadedPlan } from '../plan/load-plan.ts';
import { brandAddress, type PublishedListing, townPage } from './lost-addresses.ts';

/** The store's memory of the pages that its listings had; it is never committed, as the store itself. */
export const publishedListingsFile = 'published-listings.csv';
const header = 'city,slug,id';
/** A chain's pages are filed as `brands/{chain},{state}/{city},`. */
const row = /^((?:brands\/)?[a-z0-9-]+),([a-z0-9-]*(?:\/[a-z0-9-]+)?),([\w:/.-]*)$/;

/** Reads the memory of a store's folder; none where there is no file yet. */
export async function readPublishedListings(folder: string): Promise<Checked<readonly PublishedListing[]>> {
  const path = join(folder, publishedListingsFile);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { ok: true, value: [] };
    throw error;
  }
  const lines = text.split('\n').slice(1, -1);
  const value: PublishedListing[] = [];
  for (const [index, line] of lines.entries()) {
    const [, city, slug, id] = row.exec(line) ?? [];
    if (city === undefined || slug === undefined || id === undefined || (slug === '' && id !== '')) {
      return refused(path, {
        line: index + 2,
        value: line,
        rule: `a row must be ${header}`,
        remedy: 'Restore the file from a backup, or delete the row: its address then answers with 404.',
      });
    }
    value.push({ city, slug, id });
  }
  return { ok: true, value };
}

/** The pages of a plan that hang on the store: pharmacies, closed ones too, further pages of long lists, chains' pages, and towns' own pages. */
export const presentListings = ({
  plan,
  input,
}: Pick<LoadedPlan, 'plan' | 'input'>): readonly PublishedListing[] =>
  input.sample
    ? []
    : [
        ...input.cities.flatMap(({ city, pharmacies, closed = [] }) =>
          [...pharmacies, ...closed].map(({ slug, id }) => ({ city: city.slug, slug, id })),
        ),
        ...input.cities
          .filter(({ listed, town }) => listed && town)
          .map(({ city }) => ({ city: city.slug, slug: townPage, id: '' })),
        ...plan.groups.flatMap(({ pages }) =>
          pages.flatMap((page) => {
            if (page.kind === 'list-page') return [{ city: page.city, slug: `page-${page.number}`, id: '' }];
            return page.kind === 'brand' || page.kind === 'brand-state' || page.kind === 'brand-city'
              ? [brandAddress(page.path)]
              : [];
          }),
        ),
      ];

/** The path of each listing, and of each closed pharmacy that still has a page, by its id. */
export const pathsOfIds = (input: LoadedPlan['input']): ReadonlyMap<string, string> =>
  new Map(
    input.sample
      ? []
      : input.cities.flatMap(({ city, pharmacies, closed = [] }) =>
          [...pharmacies, ...closed].map(
            ({ slug, id }) => [id, listedPharmacyPath(city.slug, slug)] as const,
          ),
        ),
  );

const pageOf = ({ city, slug }: PublishedListing): string => `${city}/${slug}`;

/** What was remembered with what is there now: an address belongs to the listing that had it last. */
export function withPresent(
  published: readonly PublishedListing[],
  present: readonly PublishedListing[],
): readonly PublishedListing[] {
  const byPage = new Map([...published, ...present].map((listing) => [pageOf(listing), listing] as const));
  return [...byPage.values()].toSorted((a, b) => (pageOf(a) < pageOf(b) ? -1 : 1));
}

/** Writes the memory anew where it has changed. */
export async function rememberListings(
  folder: string,
  published: readonly PublishedListing[],
  present: readonly PublishedListing[],
): Promise<void> {
  const text = memoryText(withPresent(published, present));
  if (present.length === 0 || text === memoryText(published)) return;
  await replaceFile(join(folder, publishedListingsFile), text);
}

const memoryText = (listings: readonly PublishedListing[]): string =>
  [header, ...listings.map(({ city, slug, id }) => `${city},${slug},${id}`), ''].join('\n');
