import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LandingEntry } from '../../src/domain/landing-entry.ts';
import type { Checked, Problem } from '../../src/domain/problem.ts';
import { type RouteCollision, routeCollisions } from '../../src/domain/route-collisions.ts';
import { planSite, type SiteInput, type SitePlan } from '../../src/domain/site-plan.ts';
import { InputError } from '../data/input-error.ts';
import { type ListingStore, readListings } from '../data/listing-store.ts';
import { type Lists, listDirectory, listFiles, loadLists } from '../lists/load-lists.ts';
import { siteInput } from './site-input.ts';

/** The lists, what they and the listings come to, and every page of the site. */
export interface LoadedPlan {
  readonly lists: Lists;
  readonly input: SiteInput;
  readonly plan: SitePlan;
}

/** Loads the lists of a folder, joins them with the store in the folder `listings` (samples without it), and plans the site; or every problem of the lists, or else of the routes they make. */
export async function loadPlan(
  directory: string = listDirectory,
  listings?: string,
): Promise<Checked<LoadedPlan>> {
  const loaded = await loadLists(directory);
  if (!loaded.ok) return loaded;
  const lists = loaded.value;
  const store = await storeOf(listings);
  if (!store.ok) return store;
  const input = siteInput(lists, store.value);
  const plan = planSite(input);
  const problems = [...collisionProblems(plan, lists), ...featuredProblems(lists, input)];
  return problems.length === 0
    ? { ok: true, value: { lists, input, plan } }
    : { ok: false, problems: await Promise.all(problems.map((problem) => located(problem, directory))) };
}

async function storeOf(folder: string | undefined): Promise<Checked<ListingStore | undefined>> {
  if (folder === undefined) return { ok: true, value: undefined };
  try {
    return { ok: true, value: await readListings(folder) };
  } catch (error) {
    if (error instanceof InputError) return { ok: false, problems: [error.problem] };
    throw error;
  }
}

/** A problem of a row that is known by the words it contains; its line is looked up, since problems are rare. */
interface RowProblem extends Omit<Problem, 'file' | 'line'> {
  readonly list: string;
  /** Texts that stand in the row, and together in no other. */
  readonly row: readonly string[];
}

async function located({ list, row, ...problem }: RowProblem, directory: string): Promise<Problem> {
  const file = join(directory, list);
  const lines = (await readFile(file, 'utf8')).split('\n');
  const index = lines.findIndex((line) => row.every((text) => line.includes(text)));
  return { ...problem, file, line: index < 0 ? undefined : index + 1 };
}

/** The editors' own place that an entry is about, if any. */
function placeOf({ neighborhood, landmark, city }: LandingEntry, { places }: Lists): string | undefined {
  const { named = [], landmarks = [] } = places.get(city) ?? {};
  return [...named, ...landmarks].find(({ name }) => name === (neighborhood ?? landmark))?.name;
}

/** One problem a cause: where a place of the list takes the path of a page that every city has, the place is the cause. */
function collisionProblems(plan: SitePlan, lists: Lists): readonly RowProblem[] {
  const collisions = routeCollisions(plan);
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
      ? { list: listFiles.places, row: [`${entry.city},`, place] }
      : branded
        ? { list: listFiles.brandedStores, row: [`,${entry.slug},`] }
        : { list: listFiles.cities, row: [`,${entry.city},`] }),
    value: entry.slug,
    rule:
      city === entry.city || city === undefined
        ? `a landing page of ${entry.city} must not have the path of another page`
        : `a landing page of ${entry.city} must not end in the slug of ${city}`,
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
        !input.featured.some((chosen) => chosen.city === city && chosen.pharmacy.slug === pharmacy),
    )
    .map(({ city, pharmacy }) => ({
      list: listFiles.featured,
      row: [city, pharmacy],
      value: `${city} ${pharmacy}`,
      rule: 'a featured pharmacy must be a listing of its city',
      remedy: 'Correct its slug, or remove the row.',
    }));
