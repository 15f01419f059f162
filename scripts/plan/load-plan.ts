import { join } from 'node:path';
import type { LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { landingPath, pageFile, type SitePath } from '../../src/domain/site/paths.ts';
import { citiesOfSlug } from '../../src/domain/site/resolve-slug.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';
import type { Checked, Problem } from '../cli/problems/problem.ts';
import { inOrder } from '../cli/problems/problem-report.ts';
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

/** The lists, the input made from lists and listings, and every page of the site. */
export interface LoadedPlan {
  readonly lists: Lists;
  readonly input: SiteInput;
  readonly plan: SitePlan;
  /** Sentences about valid corrections of the owner that were not applied. */
  readonly notes: readonly string[];
}

/** Returns a problem for each landing page of the lists that takes the path of another page. */
export function pathProblems(lists: Lists, folder: string): readonly Problem[] {
  const input = siteInput(lists);
  return collisionProblems(planSite(input), input, lists).map(({ list, row: _, ...problem }) => ({
    ...problem,
    file: join(folder, listFileNames[list]),
  }));
}

/** Lists with problems and more cities than this are not planned: their report must come within seconds. */
const mostCitiesWithProblems = 1000;

/**
 * Plans the site of a folder of lists and the store `listings` (samples without a store). `today` is
 * `YYYY-MM-DD`, UTC; without it no hours age. Returns all problems of lists, store, colliding paths and
 * featured pharmacies.
 */
export async function loadPlan(
  directory: string = listDirectory,
  listings?: string,
  today?: string,
): Promise<Checked<LoadedPlan>> {
  const tables = await readTables(directory);
  const loaded = checkLists(tables);
  const lists = loaded.ok ? loaded.value : loaded.readable;
  const store = await storeOf(directory, listings, today);
  const faults = [...(loaded.ok ? [] : loaded.problems), ...(store.ok ? [] : store.problems)];
  const isLarge = lists.cities.length > mostCitiesWithProblems;
  if (!store.ok || (isLarge && faults.length > 0)) return { ok: false, problems: inOrder(faults) };
  const input = siteInput(lists, store.value.store, today);
  const plan = planSite(input);
  const ofPages = [...collisionProblems(plan, input, lists), ...featuredProblems(lists, input)];
  const problems = inOrder([...faults, ...ofPages.map((problem) => located(problem, tables))]);
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { lists, input, plan, notes: store.value.notes } };
}

async function storeOf(
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

function located({ list, row, ...problem }: RowProblem, tables: ListTables): Problem {
  const { file, rows } = tables[list];
  const cells = Object.entries(row);
  const found = rows.find((known) => cells.every(([column, cell]) => known.cells[column] === cell));
  return { ...problem, file, line: found?.line };
}

function editorsPlaceName(
  { neighborhood, landmark, city }: LandingEntry,
  { places }: Lists,
): string | undefined {
  const { named = [], landmarks = [] } = places.get(city) ?? {};
  return [...named, ...landmarks].find(({ name }) => name === (neighborhood ?? landmark))?.name;
}

/**
 * Returns one problem for each cause of a collision. If a place of the list takes another page's path, the
 * place is the cause.
 */
function collisionProblems(plan: SitePlan, { cities }: SiteInput, lists: Lists): readonly RowProblem[] {
  const collisions = routeCollisions(plan, cities);
  const isOfPlace = ({ entry }: RouteCollision): boolean => editorsPlaceName(entry, lists) !== undefined;
  const caused = new Set(collisions.filter(isOfPlace).map(({ entry }) => entry.slug));
  return collisions
    .filter((collision) => isOfPlace(collision) || !caused.has(collision.entry.slug))
    .map((collision) => collisionProblem(collision, lists));
}

function collisionProblem({ entry, city }: RouteCollision, lists: Lists): RowProblem {
  const place = editorsPlaceName(entry, lists);
  const branded = lists.brandedStores.some(({ slug }) => slug === entry.slug);
  return {
    ...(place !== undefined
      ? { list: 'places', row: { city: entry.city, name: place } }
      : branded
        ? { list: 'brandedStores', row: { slug: entry.slug } }
        : { list: 'cities', row: { slug: entry.city } }),
    value: entry.slug,
    rule:
      city === entry.city || city === undefined
        ? `a landing page of ${entry.city} must not have the path of another page`
        : `a landing page of ${entry.city} must have a path that ends in its slug and is not one of ${city}`,
    remedy:
      place !== undefined
        ? `Rename the place "${place}" of ${entry.city}.`
        : `Change the slug of ${entry.city}, or remove the row that makes the other page.`,
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

/** A landing entry with a path that another page has, or that resolves to another city. */
export interface RouteCollision {
  readonly entry: LandingEntry;
  /** The city with the other page; absent if that page belongs to no city. */
  readonly city?: CitySlug | undefined;
}

/**
 * Returns the landing entries that share their path with another page, ignoring case as some hosts do.
 * Entries with a slug that does not end in their city's slug are returned too.
 */
export function routeCollisions(
  { groups, landing }: Pick<SitePlan, 'groups' | 'landing'>,
  cities: readonly CityInput[],
): readonly RouteCollision[] {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { path } of groups.flatMap(({ pages }) => pages)) {
    const file = fileOf(path);
    if (seen.has(file)) shared.add(file);
    seen.add(file);
  }
  return cities.flatMap(({ city }) =>
    (landing.get(city.slug) ?? [])
      .filter((entry) => !entry.slug.endsWith(`-${city.slug}`) || shared.has(fileOf(landingPath(entry.slug))))
      .map((entry) => ({ entry, city: citiesOfSlug(entry.slug, (slug) => landing.has(slug))[0] })),
  );
}

const fileOf = (path: SitePath): string => pageFile(path).toLowerCase();
