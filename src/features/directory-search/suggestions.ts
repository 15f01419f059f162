import { presetOfFilter } from '../../domain/list/directory-preset.ts';
import { type DirectoryQuery, emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { brandSlug } from '../../domain/pharmacy/brand.ts';
import { offeredFilters } from '../../domain/pharmacy/filters.ts';
import { cityLabel } from '../../domain/places/city.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { usState } from '../../domain/places/us-state.ts';
import { brandNamed } from '../../domain/search/brand-named.ts';
import { leastNameLetters } from '../../domain/search/name-index.ts';
import { placeLabel } from '../../domain/search/phrase/phrase-place.ts';
import type { PhraseReader, SearchPhrase } from '../../domain/search/search-phrase.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { brandPath, cityPath, directorySearchPath, presetPath, statePath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import { groupBy } from '../../domain/text/group-by.ts';
import { slugify } from '../../domain/text/slug.ts';
import { spaced } from '../../domain/text/spaced.ts';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as suggestionsMessages from '../../messages/generated/suggestions.ts';
import { filterButtonLabel, filterLabel, filtersInWords } from './filter-label.ts';
import {
  citiesBegun,
  fragmentLength,
  type NameHit,
  type NameSearchOptions,
  type PlaceSearch,
} from './name-search.ts';

/** A line in the search box's list. Its `href` differs from those of the other lines. */
export interface Suggestion {
  readonly href: string;
  readonly label: string;
  readonly detail: string;
  readonly isName?: boolean;
}

/** What suggestions are made of: a reader of phrases, a search for places, and chains' names. */
export interface SuggestionSources {
  readonly read: PhraseReader<GazetteerCity>;
  readonly places: PlaceSearch;
  readonly brands: readonly string[];
}

// `nameHits` exceeds `names`, since pharmacies with the same name and city share a line.
const most = { cities: 4, spots: 3, filters: 3, names: 5, nameHits: 20 } as const;

type Phrase = SearchPhrase<GazetteerCity>;

/** Returns suggestions for a text: places, chains, filters, and the pharmacies in `hits`. */
export function suggest(
  text: string,
  { read, places, brands }: SuggestionSources,
  hits: readonly NameHit[],
): readonly Suggestion[] {
  const phrase = read(text);
  const { place, name, near, filters, open, within } = phrase;
  const query: DirectoryQuery = { ...emptyDirectoryQuery, filters, open, within };
  const brand = brandNamed(name, brands);
  const found: Suggestion[] = [];
  if (place === undefined && near) found.push(nearYou(name, brand, query));
  const begun = citiesBegun(text, places).slice(0, most.cities);
  const citiesOf = (some: readonly GazetteerCity[], asked: DirectoryQuery) =>
    some.map((city) => inCity(city, asked));
  found.push(...withPlaces(phrase, text, query, citiesOf(begun, emptyDirectoryQuery)));
  if (place === undefined && name !== '') {
    if (brand !== undefined) found.push(nearYou(name, brand, query), ...chainPage(brand));
    const { cities, spots } = places(name);
    found.push(...citiesOf(cities.slice(0, most.cities), query));
    found.push(...spots.slice(0, most.spots).map(({ city, spot }) => inCity(city, query, spot)));
  }
  const isAnywhere = place === undefined && !near;
  if (isAnywhere && filters.length === 0) found.push(...filtersBegun(text));
  found.push(...nameLines(hits, query, place?.kind === 'city' && name !== ''));
  if (isAnywhere && name === '' && filtersInWords(query) !== '')
    found.push(nearYou('', undefined, query), everywhere(query, text));
  return [...groupBy(found, ({ href }) => href).values()].flatMap(([first]) => first ?? []);
}

const line = (label: string, query: DirectoryQuery, base?: string): Suggestion => ({
  href: directorySearchPath(query, base),
  label,
  detail: [filtersInWords(query), filterLabel('within', query)].filter((part) => part !== '').join(' · '),
});

function withPlaces(
  phrase: Phrase,
  text: string,
  query: DirectoryQuery,
  begun: readonly Suggestion[],
): readonly Suggestion[] {
  const { place, name, namesakes = [] } = phrase;
  const own = [
    ...inPlace(phrase, query, directorySearchPath({ ...emptyDirectoryQuery, q: text.trim() })),
    ...namesakes.flatMap((other) => {
      const q = `${name} ${placeLabel(other)}`.trim();
      return inPlace({ ...phrase, place: other }, query, directorySearchPath({ ...query, q }));
    }),
  ];
  // A place without listings comes after the cities, unless the text is its whole name.
  const isUnlisted = place?.kind === 'unlisted' && spaced(place.unlisted.city ?? '') !== spaced(text);
  return isUnlisted ? [...begun, ...own] : [...own.slice(0, 1), ...begun, ...own.slice(1)];
}

function inPlace({ place, name, near }: Phrase, query: DirectoryQuery, asked: string): readonly Suggestion[] {
  if (place === undefined) return [];
  const label = placeLabel(place);
  const all = line(suggestionsMessages.pharmaciesIn({ place: label }), query);
  if (place.kind === 'unlisted') {
    const detail = suggestionsMessages.unlistedDetail;
    return [{ href: asked, label: suggestionsMessages.unlisted({ place: label }), detail }];
  }
  if (name !== '')
    return [{ ...all, href: asked, label: suggestionsMessages.namedIn({ name, place: label }) }];
  if (place.kind === 'state' && all.detail === '')
    return [{ ...all, href: statePath(usState(place.state).slug) }];
  if (place.kind !== 'city') return [{ ...all, href: asked }];
  const { city, zip, spot } = place;
  const from = near ? 'me' : (zip ?? (spot && slugify(spot.name)));
  return city.listed ? [line(all.label, { ...query, from }, cityPath(city.slug))] : [];
}

function inCity(city: GazetteerCity, query: DirectoryQuery, spot?: { readonly name: string }): Suggestion {
  const from = spot && slugify(spot.name);
  const place = spot === undefined ? cityLabel(city) : `${spot.name}, ${cityLabel(city)}`;
  return line(suggestionsMessages.pharmaciesIn({ place }), { ...query, from }, cityPath(city.slug));
}

function nearYou(name: string, brand: string | undefined, query: DirectoryQuery): Suggestion {
  const label =
    name === '' ? suggestionsMessages.nearYou : suggestionsMessages.namedNearYou({ name: brand ?? name });
  return line(label, { ...query, q: brand === undefined ? name : '', brand, from: 'me' });
}

function chainPage(brand: string): readonly Suggestion[] {
  const slug = brandSlug(brand);
  if (slug === undefined) return [];
  return [{ href: brandPath(slug), label: brand, detail: suggestionsMessages.allOf, isName: true }];
}

function everywhere(query: DirectoryQuery, text: string): Suggestion {
  const [preset] = query.filters.flatMap((id) => presetOfFilter(id) ?? []);
  if (preset?.filter !== undefined && query.filters.length === 1 && !query.open) {
    const label = capitalize(filterPluralsMessages.plural[preset.filter]);
    return { href: presetPath(preset.id), label, detail: suggestionsMessages.allOf };
  }
  const asked = line(filtersInWords(query), { ...query, q: text.trim() });
  return { ...asked, detail: suggestionsMessages.choosePlace };
}

function filtersBegun(text: string): readonly Suggestion[] {
  const letters = spaced(text);
  if (letters.length < fragmentLength) return [];
  return offeredFilters
    .filter((id) => spaced(filterButtonLabel(id)).startsWith(letters))
    .slice(0, most.filters)
    .map((id) => everywhere({ ...emptyDirectoryQuery, filters: [id] }, filterButtonLabel(id)));
}

/**
 * Returns at most five suggestions for pharmacies found by name. Those with the same name and city share one.
 * Set `listed` if another suggestion leads to the list of pharmacies with that name.
 */
export function nameLines(
  hits: readonly NameHit[],
  query: Pick<DirectoryQuery, 'filters' | 'open' | 'within'>,
  listed: boolean,
): readonly Suggestion[] {
  const groups = [...groupBy(hits, ({ cityLabel: place, name }) => `${place} ${name}`).values()];
  if (listed && groups.length === 1 && hits.length > 1) return [];
  return groups.slice(0, most.names).flatMap(([hit, second]) => {
    if (hit === undefined) return [];
    const { name, cityLabel: place, path } = hit;
    if (second === undefined) return [{ href: path, label: name, detail: place, isName: true }];
    const all = { ...emptyDirectoryQuery, ...query, q: `${name} ${place}` };
    return [line(suggestionsMessages.namedIn({ name, place }), all)];
  });
}

export interface WantedNames {
  readonly name: string;
  readonly options: NameSearchOptions;
}

/**
 * Returns the name that a phrase asks for, with options to search it in the phrase's place, or else nearest
 * to `near` first. Undefined for a name under three letters, or a place without listings.
 */
export function wantedNames(
  { place, name: own, possibleName }: Phrase,
  near?: LatLng,
): WantedNames | undefined {
  const name = own === '' ? (possibleName ?? '') : own;
  if (name.length < leastNameLetters || place?.kind === 'unlisted') return undefined;
  const city = place?.kind === 'city' ? place.city : undefined;
  const options = {
    count: most.nameHits,
    city: city?.slug,
    state: place?.kind === 'state' ? place.state : undefined,
    near: city === undefined ? near : { lat: city.lat, lng: city.lng },
  };
  return { name, options: own === '' ? { ...options, called: true } : options };
}
