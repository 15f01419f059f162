import type { LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { InputError } from '../cli/problems/input-error.ts';
import type { Checked, Problem } from '../cli/problems/problem.ts';
import { inOrder } from '../cli/problems/problem-report.ts';
import { indexedStore, type KnownStore, type ListingStore, readStored } from '../listings/listing-store.ts';
import { readCorrectionsTable } from '../lists/corrections-table.ts';
import { usFactSources } from '../lists/facts/fact-sources.ts';
import { listDirectory } from '../lists/list-directory.ts';
import {
  checkFacts,
  checkRows,
  factRows,
  type ListName,
  type Lists,
  type ListTables,
  readTables,
} from '../lists/load-lists.ts';
import { type RouteCollision, routeCollisions } from './route-collisions.ts';
import { routesDigest } from './routes-digest.ts';
import { siteInput } from './site-input.ts';
import { planSite, type SiteInput, type SitePlan } from './site-plan.ts';

/** The lists, what they and the listings come to, and every page of the site. */
export interface LoadedPlan {
  readonly lists: Lists;
  readonly input: SiteInput;
  readonly plan: SitePlan;
  /** What of the owner's corrections was not applied though nothing is wrong with it, in sentences. */
  readonly notes: readonly string[];
  /** What need not be checked again by the same code. */
  readonly faultless: Faultless;
}

/** What was found faultless when it was planned last. */
export interface Faultless {
  /** Digest of the listings' file (listing-store.ts). */
  readonly store?: string | undefined;
  /** What `factRows` tells of the lists. */
  readonly facts?: string | undefined;
  /** Digest of what the site's routes follow from (routes-digest.ts). */
  readonly routes?: string | undefined;
}

/** Lists with problems are planned no further than so many cities, since their report must come within seconds. */
const mostCitiesWithProblems = 1000;

/** A plan whose routes, and the facts of its lists, were not held against each other yet. */
export interface UncheckedPlan {
  readonly value: LoadedPlan;
  /** Finds every problem of the facts, of the routes that the lists make, and of the featured pharmacies. */
  readonly check: () => readonly Problem[];
}

/**
 * Loads the lists of a folder, joins them with the store in the folder `listings` (samples without it), and plans the site. The store is taken as it stands on the
 * day `today` (`YYYY-MM-DD`, UTC); without it no hours age. Gives every problem of the lists, of the store, and of the routes that the lists' faultless rows make.
 */
export async function loadPlan(
  directory: string = listDirectory,
  listings?: string,
  today?: string,
): Promise<Checked<LoadedPlan>> {
  const loaded = await loadUnchecked(directory, listings, today);
  if (!loaded.ok) return loaded;
  const { value, check } = loaded.value;
  const problems = check();
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
}

/** The same, but for the problems of facts and routes where nothing else is wrong: a build looks for those while it renders. */
export async function loadUnchecked(
  directory: string,
  listings: string | undefined,
  today: string | undefined,
  known?: Faultless,
): Promise<Checked<UncheckedPlan>> {
  const tables = await readTables(directory);
  const loaded = checkRows(tables);
  const lists = loaded.ok ? loaded.value : loaded.readable;
  const isLarge = lists.cities.length > mostCitiesWithProblems;
  // A report of many rows must come before they are planned; of few, threads can render meanwhile.
  const ofFacts = (): readonly Problem[] => checkFacts(tables, usFactSources, known?.facts);
  const early = isLarge ? ofFacts() : [];
  const late = (): readonly Problem[] => (isLarge ? [] : ofFacts());
  const store = await storeOf(directory, listings, { today, known: known && { digest: known.store } });
  const faults = [...(loaded.ok ? [] : loaded.problems), ...early, ...(store.ok ? [] : store.problems)];
  if (!store.ok || (isLarge && faults.length > 0)) {
    return { ok: false, problems: inOrder([...faults, ...late()]) };
  }
  const { notes, store: { digest } = {} } = store.value;
  const faultless = { store: digest, facts: factRows(tables) };
  const input = siteInput(lists, store.value.store, today);
  const plan = planSite(input);
  const check = (): readonly Problem[] => {
    const areRoutesKnown = known?.routes !== undefined && known.routes === routesDigest(input);
    const ofRoutes = areRoutesKnown ? [] : collisionProblems(plan, input, lists);
    const ofPages = [...ofRoutes, ...featuredProblems(lists, input)];
    return inOrder([...faults, ...late(), ...ofPages.map((problem) => located(problem, tables))]);
  };
  return faults.length > 0
    ? { ok: false, problems: check() }
    : { ok: true, value: { value: { lists, input, plan, notes, faultless }, check } };
}

/** The store as the owner's corrections in a folder of lists leave it. */
async function storeOf(
  directory: string,
  folder: string | undefined,
  { today, known }: { readonly today?: string | undefined; readonly known?: KnownStore | undefined },
): Promise<Checked<{ readonly store?: ListingStore | undefined; readonly notes: readonly string[] }>> {
  try {
    const store = folder === undefined ? undefined : await readStored(folder, known);
    const table = await readCorrectionsTable(directory);
    if (table.rows.length === 0 && table.problems.length === 0)
      return { ok: true, value: { store: store && indexedStore(store), notes: [] } };
    // What reads hours and phones takes a while to load, and few corrections are written.
    const { correctedStore } = await import('../listings/corrections/corrected-store.ts');
    return correctedStore(store, table, today);
  } catch (error) {
    if (error instanceof InputError) return { ok: false, problems: error.problems };
    throw error;
  }
}

/** A problem of the row that has these cells. */
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

/** The editors' own place that an entry is about, if any. */
function placeOf({ neighborhood, landmark, city }: LandingEntry, { places }: Lists): string | undefined {
  const { named = [], landmarks = [] } = places.get(city) ?? {};
  return [...named, ...landmarks].find(({ name }) => name === (neighborhood ?? landmark))?.name;
}

/** One problem a cause: where a place of the list takes the path of a page that every city has, the place is the cause. */
function collisionProblems(plan: SitePlan, { cities }: SiteInput, lists: Lists): readonly RowProblem[] {
  const collisions = routeCollisions(plan, cities);
  const caused = new Set(
    collisions.filter(({ entry }) => placeOf(entry, lists) !== undefined).map(({ entry }) => entry.slug),
  );
  return collisions
    .filter(({ entry }) => placeOf(entry, lists) !== undefined || !caused.has(entry.slug))
    .map((collision) => collisionProblem(collision, lists));
}

function collisionProblem({ entry, city }: RouteCollision, lists: Lists): RowProblem {
  const place = placeOf(entry, lists);
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
        : `a landing page of ${entry.city} must have a path of its own, which ends in ${entry.city} and is none of ${city}`,
    remedy:
      place !== undefined
        ? `Rename the place "${place}" of ${entry.city}.`
        : `Change the slug of ${entry.city}, or remove the row that makes the other page.`,
  };
}

/** The featured pharmacies that a city does not have; those of a city that could not be read are not looked at. */
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
