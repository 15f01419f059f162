import { findState } from '../../src/domain/places/us-state.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import type { AddressLists } from './address-lists.ts';
import { type AddressPromise, placeParts, promiseKey } from './promise.ts';

/** A host's answer for a published address that is no page now. */
export type Answer = { readonly kind: 'moved'; readonly to: string } | { readonly kind: 'gone' };

/** A page that was published from the store. */
export interface PublishedListing {
  readonly path: string;
  /** The listing's id. Empty for a page of a town or a chain, or a further page of a list. */
  readonly id: string;
}

export interface AddressFacts extends AddressLists {
  /** Promises of the site to be built. */
  readonly present: readonly AddressPromise[];
  /** Paths of all pages, and of cities' pictures. */
  readonly live: ReadonlySet<string>;
  /** Pages that were published from the store. None for a site of samples. */
  readonly listings: readonly PublishedListing[];
  /** Paths of present listings, by id. */
  readonly pathOfId: ReadonlyMap<string, string>;
}

/** A promise that nothing present and no move keeps, and the paths that would be lost with it. */
export interface BrokenPromise extends AddressPromise {
  readonly paths: readonly string[];
}

export interface LostAddresses {
  /** By path. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly broken: readonly BrokenPromise[];
}

/** What became of a promise: its present slug, gone for good, or nothing that is recorded. */
type Fate = { readonly slug: string } | 'gone' | 'unknown';

const placePath = (location: string): string => `/pharmacies/${location}`;
const picturePath = (city: string): string => `/pictures/cities/${city}.png`;
function landingPathOf(place: string): string {
  const { city, stem } = placeParts(place);
  return `/${stem}-${city}`;
}

/** More moves than this in a row are a loop in a list that was edited by hand. */
const mostMoves = 8;

/**
 * Finds the answer for each published address that is no page now. A present page wins over the moves. If a
 * city moved and has no page of the same kind under its new name, its own page answers.
 */
export function lostAddresses(facts: AddressFacts): LostAddresses {
  const { live, published } = facts;
  const fateOf = fates(facts);
  const answers = new Map<string, Answer>();
  const broken = new Map<string, BrokenPromise>();
  const everPublished = new Set(published.map(promiseKey));
  /** Answers with the first target that is a page. Without one, the address is gone. */
  const answer = (path: string, targets: readonly (string | undefined)[]): void => {
    if (live.has(path)) return;
    const to = targets.find((target) => target !== undefined && live.has(target));
    answers.set(path, to === undefined ? { kind: 'gone' } : { kind: 'moved', to });
  };
  /** Answers for an address of a promise, with targets made from the promise's present slug. */
  const settle = (
    path: string,
    promise: AddressPromise,
    targetsOf: (slug: string) => readonly string[],
  ): void => {
    if (live.has(path)) return;
    const key = promiseKey(promise);
    const fate = fateOf(promise);
    if (typeof fate === 'object') answer(path, targetsOf(fate.slug));
    // A move that was written by hand may lead to a city that never existed.
    else if (fate === 'gone' || !everPublished.has(key)) answer(path, []);
    else broken.set(key, { ...promise, paths: [...(broken.get(key)?.paths ?? []), path] });
  };

  const templates = published.filter(({ kind }) => kind === 'template');
  const settleCity = (city: AddressPromise): void => {
    const { slug } = city;
    settle(placePath(slug), city, (now) => [placePath(now)]);
    settle(`/pharmacy-${slug}`, city, (now) => [`/pharmacy-${now}`, placePath(now)]);
    settle(picturePath(slug), city, (now) => [picturePath(now)]);
    for (const template of templates) {
      const fate = fateOf(template);
      if (fate === 'unknown') continue;
      settle(`/${template.slug}-${slug}`, city, (now) =>
        fate === 'gone' ? [] : [`/${fate.slug}-${now}`, placePath(now)],
      );
    }
  };
  /** Follows a place by its own moves and its city's. The city's page answers if the place has none. */
  const settlePlace = (place: AddressPromise): void => {
    let { slug } = place;
    let own: Fate = 'unknown';
    for (let count = 0; count < mostMoves && !live.has(landingPathOf(slug)); count += 1) {
      own = fateOf({ kind: 'place', slug });
      const { city, stem } = placeParts(slug);
      const ofCity = fateOf({ kind: 'city', slug: city });
      if (own === 'gone') break;
      if (own !== 'unknown' && own.slug !== slug) slug = own.slug;
      else if (typeof ofCity === 'object' && ofCity.slug !== city) slug = `${ofCity.slug}/${stem}`;
      else break;
    }
    const city: AddressPromise = { kind: 'city', slug: placeParts(slug).city };
    settle(landingPathOf(place.slug), city, (now) =>
      own === 'gone' ? [] : [landingPathOf(slug), placePath(now)],
    );
  };
  for (const promise of published) {
    const { kind, slug } = promise;
    const fate = fateOf(promise);
    if (kind === 'city') settleCity(promise);
    else if (kind === 'place') settlePlace(promise);
    // The page of a state goes with its last city, which moves tell of, or with its last town.
    else if (kind === 'state')
      answer(placePath(slug), typeof fate === 'object' ? [placePath(fate.slug)] : []);
    else if (kind !== 'template') settle(`/${slug}`, promise, (now) => [`/${now}`]);
    // Its pages are settled with each city.
    else if (fate === 'unknown') settle(`/${slug}-{city}`, promise, () => []);
  }

  const cityNow = (slug: string): string => {
    const fate = fateOf({ kind: 'city', slug });
    return typeof fate === 'object' ? fate.slug : slug;
  };
  const successorOf = successors(facts);
  for (const { path, id } of facts.listings) {
    const [, room = '', place = '', ...rest] = path.split('/');
    if (room === 'brands') answer(path, chainTargets(place, rest, cityNow));
    else if (rest.length > 0) {
      const city = placePath(cityNow(place));
      // Until the next import, pharmacies of a renamed city are still filed under its old name.
      const isUnderCity = id === '' || cityNow(place) !== place;
      answer(path, [facts.pathOfId.get(id), `${city}/${rest[0]}`, isUnderCity ? city : undefined]);
    }
    // A town that editors list as a city has its answer already.
    else if (!answers.has(path)) {
      const state = findState(place.slice(-2));
      answer(path, [successorOf(path), state && placePath(state.slug)]);
    }
  }
  return { answers, broken: [...broken.values()] };
}

/** Returns a function that tells what became of a promise. A present one keeps its slug. */
function fates({ present, moves }: AddressFacts): (promise: AddressPromise) => Fate {
  const known = new Map<string, Fate>(
    moves.map(({ kind, from, to }) => [
      promiseKey({ kind, slug: from }),
      to === undefined ? 'gone' : { slug: to },
    ]),
  );
  for (const promise of present) known.set(promiseKey(promise), promise);
  return (promise) => known.get(promiseKey(promise)) ?? 'unknown';
}

/**
 * Returns the targets of a chain's page without stores: the place's own page, but for a state the chain's
 * first. The path may have no city, and no state.
 */
function chainTargets(
  chain: string,
  [state, city]: readonly string[],
  cityNow: (slug: string) => string,
): readonly string[] {
  const own = `/brands/${chain}`;
  if (state === undefined) return [];
  if (city === undefined) return [own, placePath(state)];
  return [`${own}/${state}/${cityNow(city)}`, placePath(cityNow(city)), placePath(state)];
}

/** Returns a function that finds the path of the town that has most of a town's pharmacies now. */
function successors({ listings, pathOfId }: AddressFacts): (town: string) => string | undefined {
  const placeOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  const byTown = groupBy(listings, ({ path }) => placeOf(path));
  return (town) => {
    const paths = (byTown.get(town) ?? []).flatMap(({ id }) => pathOfId.get(id) ?? []);
    const [most] = [...groupBy(paths, placeOf)].toSorted(
      ([a, few], [b, many]) => many.length - few.length || (a < b ? -1 : 1),
    );
    return most?.[0];
  };
}
