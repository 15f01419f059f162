import { findState } from '../../src/domain/places/us-state.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import type { AddressLists } from './address-lists.ts';
import { type AddressName, nameKey, splitPlaceSlug } from './address-name.ts';

/** What a host answers at an address that has no page now: a redirect (301), or gone (410). */
export type Answer = { readonly kind: 'moved'; readonly to: string } | { readonly kind: 'gone' };

/** A published page that exists because of imported pharmacies, such as a pharmacy's or a chain's. */
export interface PublishedListing {
  readonly path: string;
  /** The pharmacy's id; empty for any other page. */
  readonly id: string;
}

export interface AddressFacts extends AddressLists {
  readonly currentNames: readonly AddressName[];
  readonly livePaths: ReadonlySet<string>;
  readonly listings: readonly PublishedListing[];
  readonly pathById: ReadonlyMap<string, string>;
}

/** A published name that neither exists now nor is in moved.csv, and the lost paths made from it. */
export interface LostName extends AddressName {
  readonly paths: readonly string[];
}

export interface LostAddresses {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly lostNames: readonly LostName[];
}

type Fate = { readonly slug: string } | 'gone' | 'unknown';
type FateOf = (addressName: AddressName) => Fate;

interface NamedPage {
  readonly path: string;
  readonly name: AddressName;
  /** Returns the paths that may replace the page, best first, if its name's slug is now `slug`. */
  readonly targetsOf: (slug: string) => readonly string[];
}

const placePath = (location: string): string => `/pharmacies/${location}`;
const picturePath = (city: string): string => `/pictures/cities/${city}.png`;
function landingPathOf(place: string): string {
  const { city, stem } = splitPlaceSlug(place);
  return `/${stem}-${city}`;
}

// More are a loop, in a moved.csv that was edited by hand.
const mostMovesInRow = 8;

/**
 * Returns what a host answers at published paths that have no page now. `lostNames` need a row in moved.csv.
 */
export function lostAddresses(facts: AddressFacts): LostAddresses {
  const { livePaths, published } = facts;
  const fateOf = fateFinder(facts);
  const answers = new Map<string, Answer>();
  const lostNames = new Map<string, LostName>();
  const everPublished = new Set(published.map(nameKey));
  const answerWithFirstPage = (path: string, targets: readonly (string | undefined)[]): void => {
    if (livePaths.has(path)) return;
    const to = targets.find((target) => target !== undefined && livePaths.has(target));
    answers.set(path, to === undefined ? { kind: 'gone' } : { kind: 'moved', to });
  };
  const answerForName = ({ path, name, targetsOf }: NamedPage): void => {
    if (livePaths.has(path)) return;
    const key = nameKey(name);
    const fate = fateOf(name);
    if (typeof fate === 'object') answerWithFirstPage(path, targetsOf(fate.slug));
    // A move that was written by hand may lead to a city that never existed.
    else if (fate === 'gone' || !everPublished.has(key)) answerWithFirstPage(path, []);
    else lostNames.set(key, { ...name, paths: [...(lostNames.get(key)?.paths ?? []), path] });
  };

  const templates = published.filter(({ kind }) => kind === 'template');
  for (const name of published) {
    const { kind, slug } = name;
    const fate = fateOf(name);
    if (kind === 'city') cityPages(name, templates, fateOf).forEach(answerForName);
    else if (kind === 'place') answerForName(placePage(name, livePaths, fateOf));
    // The page of a state goes with its last city, which moves tell of, or with its last town.
    else if (kind === 'state')
      answerWithFirstPage(placePath(slug), typeof fate === 'object' ? [placePath(fate.slug)] : []);
    else if (kind !== 'template') answerForName({ path: `/${slug}`, name, targetsOf: (now) => [`/${now}`] });
    // Its pages are settled with each city.
    else if (fate === 'unknown') answerForName({ path: `/${slug}-{city}`, name, targetsOf: () => [] });
  }

  const currentCitySlug = (slug: string): string => {
    const fate = fateOf({ kind: 'city', slug });
    return typeof fate === 'object' ? fate.slug : slug;
  };
  const successorOf = townSuccessorFinder(facts);
  for (const { path, id } of facts.listings) {
    const [, room = '', place = '', ...rest] = path.split('/');
    if (room === 'brands') answerWithFirstPage(path, chainPageTargets(place, rest, currentCitySlug));
    else if (rest.length > 0) {
      const city = placePath(currentCitySlug(place));
      // Until the next import, pharmacies of a renamed city are still filed under its old name.
      const isUnderCity = id === '' || currentCitySlug(place) !== place;
      answerWithFirstPage(path, [
        facts.pathById.get(id),
        `${city}/${rest[0]}`,
        isUnderCity ? city : undefined,
      ]);
    }
    // A town that editors list as a city has its answer already.
    else if (!answers.has(path)) {
      const state = findState(place.slice(-2));
      answerWithFirstPage(path, [successorOf(path), state && placePath(state.slug)]);
    }
  }
  return { answers, lostNames: [...lostNames.values()] };
}

function cityPages(
  name: AddressName,
  templates: readonly AddressName[],
  fateOf: FateOf,
): readonly NamedPage[] {
  const { slug } = name;
  return [
    { path: placePath(slug), name, targetsOf: (now) => [placePath(now)] },
    { path: `/pharmacy-${slug}`, name, targetsOf: (now) => [`/pharmacy-${now}`, placePath(now)] },
    { path: picturePath(slug), name, targetsOf: (now) => [picturePath(now)] },
    ...templates.flatMap((template): NamedPage[] => {
      const fate = fateOf(template);
      if (fate === 'unknown') return [];
      const targetsOf = (now: string) => (fate === 'gone' ? [] : [`/${fate.slug}-${now}`, placePath(now)]);
      return [{ path: `/${template.slug}-${slug}`, name, targetsOf }];
    }),
  ];
}

function placePage(place: AddressName, livePaths: ReadonlySet<string>, fateOf: FateOf): NamedPage {
  let { slug } = place;
  let ownFate: Fate = 'unknown';
  for (let count = 0; count < mostMovesInRow && !livePaths.has(landingPathOf(slug)); count += 1) {
    ownFate = fateOf({ kind: 'place', slug });
    const { city, stem } = splitPlaceSlug(slug);
    const cityFate = fateOf({ kind: 'city', slug: city });
    if (ownFate === 'gone') break;
    if (ownFate !== 'unknown' && ownFate.slug !== slug) slug = ownFate.slug;
    else if (typeof cityFate === 'object' && cityFate.slug !== city) slug = `${cityFate.slug}/${stem}`;
    else break;
  }
  return {
    path: landingPathOf(place.slug),
    name: { kind: 'city', slug: splitPlaceSlug(slug).city },
    targetsOf: (now) => (ownFate === 'gone' ? [] : [landingPathOf(slug), placePath(now)]),
  };
}

function fateFinder({ currentNames, moves }: AddressFacts): FateOf {
  const fateByKey = new Map<string, Fate>(
    moves.map(({ kind, from, to }) => [
      nameKey({ kind, slug: from }),
      to === undefined ? 'gone' : { slug: to },
    ]),
  );
  for (const addressName of currentNames) fateByKey.set(nameKey(addressName), addressName);
  return (addressName) => fateByKey.get(nameKey(addressName)) ?? 'unknown';
}

function chainPageTargets(
  chain: string,
  [state, city]: readonly string[],
  currentCitySlug: (slug: string) => string,
): readonly string[] {
  const chainPath = `/brands/${chain}`;
  if (state === undefined) return [];
  if (city === undefined) return [chainPath, placePath(state)];
  return [
    `${chainPath}/${state}/${currentCitySlug(city)}`,
    placePath(currentCitySlug(city)),
    placePath(state),
  ];
}

function townSuccessorFinder({ listings, pathById }: AddressFacts): (town: string) => string | undefined {
  const placeOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  const byTown = groupBy(listings, ({ path }) => placeOf(path));
  return (town) => {
    const paths = (byTown.get(town) ?? []).flatMap(({ id }) => pathById.get(id) ?? []);
    const [most] = [...groupBy(paths, placeOf)].toSorted(
      ([a, few], [b, many]) => many.length - few.length || (a < b ? -1 : 1),
    );
    return most?.[0];
  };
}
