import { findState } from '../../src/domain/places/us-state.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import type { AddressLists } from './address-lists.ts';
import { type AddressPromise, placeParts, promiseKey } from './promise.ts';

/** What a host answers for an address that was published and is no page any more. */
export type Answer = { readonly kind: 'moved'; readonly to: string } | { readonly kind: 'gone' };

/** A page that was published from the store. */
export interface PublishedListing {
  readonly path: string;
  /** The listing's id; empty for a page of a town, of a chain, or a further page of a list. */
  readonly id: string;
}

export interface AddressFacts extends AddressLists {
  /** What the site to be built promises. */
  readonly present: readonly AddressPromise[];
  /** Paths of every page that there is, and of cities' pictures. */
  readonly live: ReadonlySet<string>;
  /** Pages that were published from the store; none for a site of samples. */
  readonly listings: readonly PublishedListing[];
  /** The path of each listing that there is, by its id. */
  readonly pathOfId: ReadonlyMap<string, string>;
}

/** What is not there any more and in no move, and the paths that would be lost with it. */
export interface BrokenPromise extends AddressPromise {
  readonly paths: readonly string[];
}

export interface LostAddresses {
  /** By path. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly broken: readonly BrokenPromise[];
}

/** What has become of a promise: its slug now, gone for good, or nothing that the moves tell. */
type Fate = { readonly slug: string } | 'gone' | 'untold';

const placePath = (location: string): string => `/pharmacies/${location}`;
const picturePath = (city: string): string => `/pictures/cities/${city}.png`;
function landingPathOf(place: string): string {
  const { city, stem } = placeParts(place);
  return `/${stem}-${city}`;
}

/** More moves than this in a row are a loop that a hand has written. */
const mostMoves = 8;

/**
 * Finds what becomes of each published address that is no page any more. A page that is there wins over the
 * moves. Where a city has moved and has no page of the same kind under its new name, its own page answers.
 */
export function lostAddresses(facts: AddressFacts): LostAddresses {
  const { live, published } = facts;
  const fateOf = fates(facts);
  const answers = new Map<string, Answer>();
  const broken = new Map<string, BrokenPromise>();
  const everPublished = new Set(published.map(promiseKey));
  /** Answers with the first of the targets that is a page; without one, the address is gone. */
  const answer = (path: string, targets: readonly (string | undefined)[]): void => {
    if (live.has(path)) return;
    const to = targets.find((target) => target !== undefined && live.has(target));
    answers.set(path, to === undefined ? { kind: 'gone' } : { kind: 'moved', to });
  };
  /** Answers for an address that hangs on a promise, with targets made of the slug that this has now. */
  const settle = (
    path: string,
    promise: AddressPromise,
    targetsOf: (slug: string) => readonly string[],
  ): void => {
    if (live.has(path)) return;
    const key = promiseKey(promise);
    const fate = fateOf(promise);
    if (typeof fate === 'object') answer(path, targetsOf(fate.slug));
    // A move that a hand wrote may lead to a city that never was.
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
      if (fate === 'untold') continue;
      settle(`/${template.slug}-${slug}`, city, (now) =>
        fate === 'gone' ? [] : [`/${fate.slug}-${now}`, placePath(now)],
      );
    }
  };
  /** Follows a place by its own moves and those of its city, whose page answers where the place has none. */
  const settlePlace = (place: AddressPromise): void => {
    let { slug } = place;
    let own: Fate = 'untold';
    for (let count = 0; count < mostMoves && !live.has(landingPathOf(slug)); count += 1) {
      own = fateOf({ kind: 'place', slug });
      const { city, stem } = placeParts(slug);
      const ofCity = fateOf({ kind: 'city', slug: city });
      if (own === 'gone') break;
      if (own !== 'untold' && own.slug !== slug) slug = own.slug;
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
    else if (fate === 'untold') settle(`/${slug}-{city}`, promise, () => []);
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
      // Until the next import, the pharmacies of a city with a new name are still filed under the old one.
      const isUnderCity = id === '' || cityNow(place) !== place;
      answer(path, [facts.pathOfId.get(id), `${city}/${rest[0]}`, isUnderCity ? city : undefined]);
    }
    // A town is settled already where editors list it as a city.
    else if (!answers.has(path)) {
      const state = findState(place.slice(-2));
      answer(path, [successorOf(path), state && placePath(state.slug)]);
    }
  }
  return { answers, broken: [...broken.values()] };
}

/** Returns a function that tells what has become of a promise: itself, where it is there. */
function fates({ present, moves }: AddressFacts): (promise: AddressPromise) => Fate {
  const told = new Map<string, Fate>(
    moves.map(({ kind, from, to }) => [
      promiseKey({ kind, slug: from }),
      to === undefined ? 'gone' : { slug: to },
    ]),
  );
  for (const promise of present) told.set(promiseKey(promise), promise);
  return (promise) => told.get(promiseKey(promise)) ?? 'untold';
}

/**
 * Returns where the page of a chain leads that has nothing there any more: to the place's own page, of a
 * state first to the chain's. The path may name no city, and no state.
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

/** Returns a function that finds where most of a town's pharmacies are now, by the path of either. */
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
