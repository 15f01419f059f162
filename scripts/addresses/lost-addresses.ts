import { findState } from '../../src/domain/places/us-state.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { type Fate, fates, type Move } from './moves.ts';
import { type AddressPromise, placeParts, promiseKey } from './promise.ts';

/** What a host answers for an address that was published and is no page any more. */
export type Answer = { readonly kind: 'moved'; readonly to: string } | { readonly kind: 'gone' };

/** A page that was published from the store: a pharmacy's, or, without an id, a further page of a city's list, a chain's page, or a town's own. */
export interface PublishedListing {
  /** `brands/{chain}` for the page of a chain. */
  readonly city: string;
  /** `townPage` for the page of the town itself; `{state}/{city}`, `{state}` or nothing for a chain's. */
  readonly slug: string;
  /** The listing's id; empty for a page of a list. */
  readonly id: string;
}

/** The slug by which the page of a town, which no list names, is remembered. */
export const townPage = '';

const brandPrefix = 'brands/';

/** How the page of a chain is remembered, by its path: `/brands/walgreens/alabama/mobile-al`. */
export function brandAddress(path: string): PublishedListing {
  const [, , brand = '', ...place] = path.split('/');
  return { city: `${brandPrefix}${brand}`, slug: place.join('/'), id: '' };
}

export interface AddressFacts {
  /** Everything that was ever promised. */
  readonly published: readonly AddressPromise[];
  /** What the site to be built promises. */
  readonly present: readonly AddressPromise[];
  readonly moves: readonly Move[];
  /** Paths of every page that there is, and of cities' pictures. */
  readonly live: ReadonlySet<string>;
  /** Pages that were published from the store; none for a site of samples. */
  readonly listings: readonly PublishedListing[];
  /** The path of each listing that there is, by its id. */
  readonly pathOfId: ReadonlyMap<string, string>;
}

/** What is not there any more without a word of what has become of it, and the paths that would be lost with it. */
export interface BrokenPromise extends AddressPromise {
  readonly paths: readonly string[];
}

export interface LostAddresses {
  /** By path. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly broken: readonly BrokenPromise[];
}

const gone: Answer = { kind: 'gone' };
const picturePath = (city: string): string => `/pictures/cities/${city}.png`;
const placePath = (location: string): string => `/pharmacies/${location}`;

/**
 * What becomes of each published address that is no page any more. A page that is there wins over whatever the list of moves says of
 * its address. Where a city has moved and has no page of the same kind under its new name, its own page answers.
 */
export function lostAddresses(facts: AddressFacts): LostAddresses {
  const settlement = new Settlement(facts);
  for (const promise of facts.published) settlement.settle(promise);
  const townOf = successors(facts);
  for (const listing of facts.listings) {
    if (listing.city.startsWith(brandPrefix)) settlement.settleBrand(listing);
    else if (listing.slug === townPage) settlement.settleTown(listing.city, townOf(listing.city));
    else settlement.settleListing(listing);
  }
  return { answers: settlement.answers, broken: settlement.broken() };
}

/** The place where most of the pharmacies are now that a place was published with, as its path. */
function successors({ listings, pathOfId }: AddressFacts): (town: string) => string | undefined {
  const byTown = groupBy(listings, ({ city }) => city);
  return (town) => {
    const places = (byTown.get(town) ?? []).flatMap(({ id }) => {
      const path = pathOfId.get(id);
      return path === undefined ? [] : [path.slice(0, path.lastIndexOf('/'))];
    });
    const [most] = [...groupBy(places, String)].toSorted(
      ([a, { length: few }], [b, { length: many }]) => many - few || (a < b ? -1 : 1),
    );
    return most?.[0];
  };
}

/** More entries than this in a row are a loop that a hand has written. */
const longestWay = 8;

class Settlement {
  readonly answers = new Map<string, Answer>();
  readonly #broken = new Map<string, { readonly promise: AddressPromise; readonly paths: string[] }>();
  readonly #facts: AddressFacts;
  readonly #told: (promise: AddressPromise) => Fate;
  readonly #present: ReadonlySet<string>;
  readonly #published: ReadonlySet<string>;
  readonly #templates: readonly { readonly slug: string; readonly fate: Fate }[];

  constructor(facts: AddressFacts) {
    this.#facts = facts;
    this.#told = fates(facts.moves);
    this.#present = new Set(facts.present.map(promiseKey));
    this.#published = new Set(facts.published.map(promiseKey));
    this.#templates = facts.published
      .filter(({ kind }) => kind === 'template')
      .map((template) => ({ slug: template.slug, fate: this.#fate(template) }));
  }

  broken(): readonly BrokenPromise[] {
    return [...this.#broken.values()].map(({ promise, paths }) => ({ ...promise, paths }));
  }

  settle(promise: AddressPromise): void {
    const { kind, slug } = promise;
    if (kind === 'city') this.#settleCity(promise);
    else if (kind === 'place' || kind === 'area') this.#settlePlace(promise);
    else if (kind === 'state') this.#settlePage(promise, placePath);
    else if (kind !== 'template') this.#settlePage(promise, (name) => `/${name}`);
    // Pages of a template are settled with each city.
    else if (this.#fate(promise).kind === 'none') this.#break(promise, `/${slug}-{city}`);
  }

  settleListing({ city, slug, id }: PublishedListing): void {
    const fate = this.#fate({ kind: 'city', slug: city });
    const found = this.#facts.pathOfId.get(id);
    const place = fate.kind === 'moved' ? placePath(fate.slug) : undefined;
    // Until the next import, the pharmacies of a city with a new name are still filed under the old one.
    const isUnderCity = id === '' || (fate.kind === 'moved' && fate.slug !== city);
    this.#tell(
      `${placePath(city)}/${slug}`,
      [found, place && `${place}/${slug}`, isUnderCity ? place : undefined].filter(
        (path) => path !== undefined,
      ),
    );
  }

  /** A town that is no more leads to where most of its pharmacies are now, or else to its state. */
  settleTown(town: string, successor: string | undefined): void {
    // What an editor's list says of it counts more.
    if (this.answers.has(placePath(town))) return;
    const state = findState(town.slice(-2));
    this.#tell(
      placePath(town),
      [successor, state && placePath(state.slug)].filter((path) => path !== undefined),
    );
  }

  /** The page of a chain that has nothing there any more: the place's own page, the chain's for a state; without either it is gone. */
  settleBrand({ city: brand, slug }: PublishedListing): void {
    const [state = '', city] = slug.split('/');
    const own = `/${brand}`;
    if (city === undefined) {
      this.#tell(state === '' ? own : `${own}/${state}`, state === '' ? [] : [own, placePath(state)]);
      return;
    }
    const fate = this.#fate({ kind: 'city', slug: city });
    const now = fate.kind === 'moved' ? fate.slug : city;
    this.#tell(`${own}/${slug}`, [`${own}/${state}/${now}`, placePath(now), placePath(state)]);
  }

  /** What has become of a promise: itself, where it is there. */
  #fate(promise: AddressPromise): Fate {
    return this.#present.has(promiseKey(promise))
      ? { kind: 'moved', slug: promise.slug }
      : this.#told(promise);
  }

  #settlePage(promise: AddressPromise, pathOf: (slug: string) => string): void {
    const fate = this.#fate(promise);
    if (fate.kind === 'none') this.#break(promise, pathOf(promise.slug));
    else this.#tell(pathOf(promise.slug), fate.kind === 'removed' ? [] : [pathOf(fate.slug)]);
  }

  #settleCity(promise: AddressPromise): void {
    const { slug } = promise;
    const fate = this.#fate(promise);
    const settle = (path: string, targets: (city: string) => readonly string[]): void => {
      if (this.#facts.live.has(path)) return;
      if (fate.kind === 'none') this.#break(promise, path);
      else this.#tell(path, fate.kind === 'removed' ? [] : targets(fate.slug));
    };
    settle(placePath(slug), (city) => [placePath(city)]);
    settle(`/pharmacy-${slug}`, (city) => [`/pharmacy-${city}`, placePath(city)]);
    settle(picturePath(slug), (city) => [picturePath(city)]);
    for (const { slug: template, fate: pattern } of this.#templates) {
      if (pattern.kind === 'none') continue;
      settle(`/${template}-${slug}`, (city) =>
        pattern.kind === 'removed' ? [] : [`/${pattern.slug}-${city}`, placePath(city)],
      );
    }
  }

  #settlePlace(promise: AddressPromise): void {
    const { live } = this.#facts;
    let now: Fate = { kind: 'moved', slug: promise.slug };
    let next: Fate = now;
    for (let step = 0; step < longestWay && next.kind === 'moved'; step += 1) {
      now = next;
      if (live.has(landingPathOf(now.slug))) break;
      next = this.#placeFate(now.slug);
    }
    const path = landingPathOf(promise.slug);
    const city: AddressPromise = { kind: 'city', slug: placeParts(now.slug).city };
    // An area is the build's own name for a part of a city, and gives way to one that an editor names.
    const hasLeft = now.slug !== promise.slug || promise.kind === 'area';
    // A move that a hand wrote may lead to a city that never was.
    const isNowhere = !this.#present.has(promiseKey(city)) && !this.#published.has(promiseKey(city));
    if (next.kind === 'removed' || isNowhere) this.#tell(path, []);
    else if (!this.#present.has(promiseKey(city))) this.#break(city, path);
    else if (hasLeft) this.#tell(path, [landingPathOf(now.slug), placePath(city.slug)]);
    else this.#break(promise, path);
  }

  /** Where a place has gone by its own entry, or else by its city's. */
  #placeFate(slug: string): Fate {
    const own = this.#told({ kind: 'place', slug });
    if (own.kind !== 'none') return own;
    const { city, stem } = placeParts(slug);
    const fate = this.#fate({ kind: 'city', slug: city });
    if (fate.kind !== 'moved') return fate;
    return fate.slug === city ? { kind: 'none' } : { kind: 'moved', slug: `${fate.slug}/${stem}` };
  }

  /** Of the targets the first that is a page answers; without one, the address is gone. */
  #tell(path: string, targets: readonly string[]): void {
    const { live } = this.#facts;
    if (live.has(path)) return;
    const to = targets.find((target) => live.has(target));
    this.answers.set(path, to === undefined ? gone : { kind: 'moved', to });
  }

  #break(promise: AddressPromise, path: string): void {
    if (this.#facts.live.has(path)) return;
    const key = promiseKey(promise);
    const known = this.#broken.get(key);
    if (known === undefined) this.#broken.set(key, { promise, paths: [path] });
    else known.paths.push(path);
  }
}

/** The landing page of a place or area. */
function landingPathOf(place: string): string {
  const { city, stem } = placeParts(place);
  return `/${stem}-${city}`;
}
