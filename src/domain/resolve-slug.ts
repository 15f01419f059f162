import { type City, cityLabel } from './city.ts';
import { type CitySlug, isCitySlug, isLandingSlug, type LandingSlug } from './slug.ts';
import { isPharmacyType, isService, type PharmacyType, type Service } from './taxonomy.ts';
import { findState, isStateCode, type UsState } from './us-state.ts';

/** The words that a `/pharmacy-{location}` path may lead with (SPEC §2), without their hyphen. */
export const leadingWords = [
  'pharmacy',
  'compounding',
  '24-hour',
  'specialty-pharmacy',
  'that-accepts-medicare',
  'downtown',
  'midtown',
  'uptown',
  'suburbs',
] as const;

/** What a leading word filters by, where it names a type or service. */
const filterWords: Readonly<Record<string, string>> = { 'specialty-pharmacy': 'specialty' };

/** A search that a path stands for. */
export interface PathSearch {
  /** `birmingham AL`. */
  readonly text: string;
  /** The rest of the path in slug form: `birmingham-al`. */
  readonly remainder: string;
  readonly type?: PharmacyType | undefined;
  readonly service?: Service | undefined;
}

/**
 * The search of a path's last segment: leading words are stripped again and again, the rest's hyphens become spaces and
 * a trailing state code is upper-cased (DESIGN §3). A stripped word that names a type or service presets that filter.
 */
export function searchOfSlug(slug: string): PathSearch {
  let remainder = slug;
  let type: PharmacyType | undefined;
  let service: Service | undefined;
  for (;;) {
    const word = leadingWords.find((candidate) => remainder.startsWith(`${candidate}-`));
    if (word === undefined) break;
    const filter = filterWords[word] ?? word;
    if (isPharmacyType(filter)) type = filter;
    else if (isService(filter)) service = filter;
    remainder = remainder.slice(word.length + 1);
  }
  return { text: searchText(remainder), remainder, type, service };
}

/** `birmingham-al` as a visitor would type it: `birmingham AL`. */
export function searchText(slug: string): string {
  const words = slug.split('-').filter((word) => word !== '');
  const last = words.at(-1)?.toUpperCase();
  if (words.length > 1 && last !== undefined && isStateCode(last)) words[words.length - 1] = last;
  return words.join(' ');
}

/** Which screen a one-segment path shows. */
export type SlugResolution =
  | { readonly kind: 'landing'; readonly city: CitySlug; readonly slug: LandingSlug }
  | { readonly kind: 'search'; readonly search: PathSearch };

/** What slugs are resolved against. */
export interface SlugDirectory {
  /** Whether a city or branded town has the slug. */
  readonly hasCity: (slug: CitySlug) => boolean;
  /** Whether the slug is in the landing list of the city. */
  readonly hasLanding: (city: CitySlug, slug: LandingSlug) => boolean;
}

/**
 * Resolves a one-segment path: an exact landing slug wins; `/pharmacy-{location}` and every other path is the directory
 * with the search its words make (SPEC §2).
 */
export function resolveSlug(slug: string, directory: SlugDirectory): SlugResolution {
  const city = cityOfSlug(slug, directory.hasCity);
  if (city !== undefined && isLandingSlug(slug) && directory.hasLanding(city, slug)) {
    return { kind: 'landing', city, slug };
  }
  return { kind: 'search', search: searchOfSlug(slug) };
}

/** The city whose slug the text ends in: the longest that there is, so that `west-columbia-sc` is not `columbia-sc`. */
export function cityOfSlug(slug: string, hasCity: (slug: CitySlug) => boolean): CitySlug | undefined {
  for (let start = 0; ; ) {
    const candidate = slug.slice(start);
    if (isCitySlug(candidate) && hasCity(candidate)) return candidate;
    const dash = slug.indexOf('-', start);
    if (dash < 0) return undefined;
    start = dash + 1;
  }
}

/** What a place name or the parameter of `/pharmacies/{location}` stands for. */
export type PlaceResolution<Place> =
  | { readonly kind: 'city'; readonly city: Place }
  | { readonly kind: 'state'; readonly state: UsState }
  | { readonly kind: 'unknown'; readonly text: string };

type NamedPlace = Pick<City, 'name' | 'state' | 'slug' | 'population' | 'zips'>;

/**
 * The place that a visitor's words name: a city slug, `birmingham AL`, `Birmingham, Alabama`, a ZIP code of a city, a
 * bare city name (the most populous of that name), else a state's name or code.
 */
export function resolvePlace<Place extends NamedPlace>(
  text: string,
  cities: readonly Place[],
): PlaceResolution<Place> {
  const wanted = normalizePlace(text);
  const exact = cities.find((city) => city.slug === wanted.replaceAll(' ', '-'));
  if (exact !== undefined) return { kind: 'city', city: exact };
  const zip = /^\d{5}$/.exec(wanted)?.[0];
  const byPopulation = cities.toSorted((a, b) => b.population - a.population);
  const city = byPopulation.find((candidate) =>
    zip === undefined
      ? placeNames(candidate).includes(wanted) || normalizePlace(candidate.name) === wanted
      : candidate.zips.includes(zip),
  );
  if (city !== undefined) return { kind: 'city', city };
  const state = findState(wanted.replaceAll(' ', '-'));
  return state === undefined ? { kind: 'unknown', text } : { kind: 'state', state };
}

/** What the parameter of `/pharmacies/{location}` names: as `resolvePlace`, but a state's slug or code comes first. */
export function resolveLocation<Place extends NamedPlace>(
  location: string,
  cities: readonly Place[],
): PlaceResolution<Place> {
  const state = findState(location);
  return state === undefined ? resolvePlace(searchText(location), cities) : { kind: 'state', state };
}

const normalizePlace = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}|[.'’]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function placeNames(city: NamedPlace): readonly string[] {
  const state = findState(city.state);
  return [cityLabel(city), `${city.name} ${state?.name ?? ''}`].map(normalizePlace);
}
