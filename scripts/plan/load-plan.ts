import { join } from 'node:path';
import type { LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { landingPath, pageFile, type SitePath } from '../../src/domain/site/paths.ts';
import { citiesOfSlug } from '../../src/domain/site/resolve-slug.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';
import type { Checked, Problem } from '../cli/problems/problem.ts';
import { sortedProblems } from '../cli/problems/problem-report.ts';
import { InputError } from '../listings/import/input-error.ts';
import { type ListingStore, readListings } from '../listings/listing-store.ts';
import { readCorrectionsTable } from '../lists/corrections-table.ts';
import { listDirectory } from '../lists/list-directory.ts';
import {
  checkLists,
  type ListName,
  type Lists,
  type ListTables,
  listFileNames,
  readTables,
} from '../lists/load-lists.ts';
import type { CityInput } from './city-input.ts';
import { type SiteInput, siteInput } from './site-input.ts';
import { planSite, type SitePlan } from './site-plan.ts';

/**
 * The CSV lists, and the site planned from them. `notes` are lines about corrections that were not applied.
 */
export interface LoadedPlan {
  readonly lists: Lists;
  readonly input: SiteInput;
  readonly plan: SitePlan;
  readonly notes: readonly string[];
}

/** Plans a site from the lists, and returns problems for landing pages that share another page's path. */
export function pathProblems(lists: Lists, folder: string): readonly Problem[] {
  const input = siteInput(lists);
  return collisionProblems(planSite(input), input, lists).map(({ list, row: _, ...problem }) => ({
    ...problem,
    file: join(folder, listFileNames[list]),
  }));
}

const mostCitiesPlannedDespiteProblems = 1000;

/**
 * Reads the CSV lists and the listing store, and plans the site. Without a store, pharmacies are samples.
 * `today` is `YYYY-MM-DD`, UTC.
 */
export async function loadPlan(
  directory: string = listDirectory,
  listings?: string,
  today?: string,
): Promise<Checked<LoadedPlan>> {
  const tables = await readTables(directory);
  const loaded = checkLists(tables);
  const lists = loaded.ok ? loaded.value : loaded.readable;
  const store = await readStoreWithCorrections(directory, listings, today);
  const faults = [...(loaded.ok ? [] : loaded.problems), ...(store.ok ? [] : store.problems)];
  const isLarge = lists.cities.length > mostCitiesPlannedDespiteProblems;
  if (!store.ok || (isLarge && faults.length > 0)) return { ok: false, problems: sortedProblems(faults) };
  const input = siteInput(lists, store.value.store, today);
  const plan = planSite(input);
  const pageProblems = [...collisionProblems(plan, input, lists), ...featuredProblems(lists, input)];
  const problems = sortedProblems([
    ...faults,
    ...pageProblems.map((problem) => withFileAndLine(problem, tables)),
  ]);
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { lists, input, plan, notes: store.value.notes } };
}

async function readStoreWithCorrections(
  directory: string,
  folder: string | undefined,
  today: string | undefined,
): Promise<Checked<{ readonly store?: ListingStore | undefined; readonly notes: readonly string[] }>> {
  try {
    const store = folder === undefined ? undefined : await readListings(folder);
    const table = await readCorrectionsTable(directory);
    if (table.rows.length === 0 && table.problems.length === 0)
      return { ok: true, value: { store, notes: [] } };
    // Loaded late: its readers of hours and phones are slow to load, and corrections are rare.
    const { correctedStore } = await import('../listings/corrections/correct-store.ts');
    return correctedStore(store, table, today);
  } catch (error) {
    if (error instanceof InputError) return { ok: false, problems: error.problems };
    throw error;
  }
}

interface RowProblem extends Omit<Problem, 'file' | 'line'> {
  readonly list: ListName;
  readonly row: Readonly<Record<string, string>>;
}

function withFileAndLine({ list, row, ...problem }: RowProblem, tables: ListTables): Problem {
  const { file, rows } = tables[list];
  const cells = Object.entries(row);
  const tableRow = rows.find((known) => cells.every(([column, cell]) => known.cells[column] === cell));
  return { ...problem, file, line: tableRow?.line };
}

function editorsPlaceName(
  { neighborhood, landmark, city }: LandingEntry,
  { places }: Lists,
): string | undefined {
  const { named = [], landmarks = [] } = places.get(city) ?? {};
  return [...named, ...landmarks].find(({ name }) => name === (neighborhood ?? landmark))?.name;
}

function collisionProblems(plan: SitePlan, { cities }: SiteInput, lists: Lists): readonly RowProblem[] {
  const collisions = routeCollisions(plan, cities);
  const isCausedByPlace = ({ entry }: RouteCollision): boolean =>
    editorsPlaceName(entry, lists) !== undefined;
  const slugsOfPlaces = new Set(collisions.filter(isCausedByPlace).map(({ entry }) => entry.slug));
  return collisions
    .filter((collision) => isCausedByPlace(collision) || !slugsOfPlaces.has(collision.entry.slug))
    .map((collision) => collisionProblem(collision, lists));
}

function collisionProblem({ entry, otherCity }: RouteCollision, lists: Lists): RowProblem {
  const { city } = entry;
  const place = editorsPlaceName(entry, lists);
  const branded = lists.brandedStores.some(({ slug }) => slug === entry.slug);
  return {
    ...(place !== undefined
      ? { list: 'places', row: { city, name: place } }
      : branded
        ? { list: 'brandedStores', row: { slug: entry.slug } }
        : { list: 'cities', row: { slug: city } }),
    value: entry.slug,
    rule:
      otherCity === city || otherCity === undefined
        ? `a landing page of ${city} must not have the path of another page`
        : `a landing page of ${city} must have a path that ends in its slug and is not one of ${otherCity}`,
    remedy:
      place !== undefined
        ? `Rename the place "${place}" of ${city}.`
        : `Change the slug of ${city}, or remove the row that makes the other page.`,
  };
}

const featuredProblems = (lists: Lists, input: SiteInput): readonly RowProblem[] =>
  lists.featured
    .filter(
      ({ city, pharmacy }) =>
        input.cities.some((known) => known.city.slug === city) &&
        !input.featured.some((chosen) => chosen.city === city && chosen.pharmacy.slug === pharmacy),
    )
    .map(({ city, pharmacy }) => ({
      list: 'featured',
      row: { city, pharmacy },
      value: `${city} ${pharmacy}`,
      rule: 'a featured pharmacy must be a listing of its city',
      remedy: 'Correct its slug, or remove the row.',
    }));

/** A landing page whose path clashes with another page. `otherCity` is the city whose slug ends the path. */
export interface RouteCollision {
  readonly entry: LandingEntry;
  readonly otherCity?: CitySlug | undefined;
}

/** Returns the landing pages whose path clashes with another page. Ignores letter case, as some hosts do. */
export function routeCollisions(
  { groups, landing }: Pick<SitePlan, 'groups' | 'landing'>,
  cities: readonly CityInput[],
): readonly RouteCollision[] {
  const files = new Set<string>();
  const sharedFiles = new Set<string>();
  for (const { path } of groups.flatMap(({ pages }) => pages)) {
    const file = fileOf(path);
    if (files.has(file)) sharedFiles.add(file);
    files.add(file);
  }
  return cities.flatMap(({ city }) =>
    (landing.get(city.slug) ?? [])
      .filter(
        (entry) => !entry.slug.endsWith(`-${city.slug}`) || sharedFiles.has(fileOf(landingPath(entry.slug))),
      )
      .map((entry) => ({ entry, otherCity: citiesOfSlug(entry.slug, (slug) => landing.has(slug))[0] })),
  );
}

const fileOf = (path: SitePath): string => pageFile(path).toLowerCase();
