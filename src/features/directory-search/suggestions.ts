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
import { filterLabel, intentLabels, optionLabel } from './filter-label.ts';
import {
  type CitySearch,
  citiesBegun,
  type NameHit,
  type NameSearchOptions,
  noWord,
  type SpotSearch,
} from './name-search.ts';

/** One line of the search box's list: where it leads, which no other line does, and what it says. */
export interface Suggestion {
  readonly href: string;
  readonly label: string;
  readonly detail: string;
  /** Whether the label is a pharmacy's name, which no language translates. */
  readonly isName?: boolean;
}

/** What suggestions are made from, besides pharmacies of a name. */
export interface SuggestionSources {
  readonly read: PhraseReader<GazetteerCity>;
  readonly cities: CitySearch;
  readonly spots: SpotSearch;
  /** The chains that have a page. */
  readonly brands: readonly string[];
}

/** Most lines of a kind, and most pharmacies that are looked for: stores of a chain share a line. */
const most = { cities: 4, spots: 3, filters: 3, names: 5, nameHits: 20 } as const;

type Phrase = SearchPhrase<GazetteerCity>;

/**
 * Lists what a text may mean, the likeliest first: place, chain, cities, spots, the pharmacies found
 * (`hits`), filters.
 */
export function suggest(
  text: string,
  { read, cities, spots, brands }: SuggestionSources,
  hits: readonly NameHit[],
): readonly Suggestion[] {
  const phrase = read(text);
  const { place, name, near, filters, open, within } = phrase;
  const query: DirectoryQuery = { ...emptyDirectoryQuery, filters, open, within };
  const brand = brandNamed(name, brands);
  const begun = citiesBegun(text, cities)
    .slice(0, most.cities)
    .map((city) => inCity(city, emptyDirectoryQuery));
  const isAnywhere = place === undefined && !near;
  const found = [
    ...(place === undefined && near ? [nearYou(name, brand, query)] : []),
    ...withPlaces(phrase, text, query, begun),
    ...(place === undefined && name !== ''
      ? [
          ...(brand === undefined ? [] : [nearYou(name, brand, query), ...chainPage(brand)]),
          ...cities(name, most.cities).map((city) => inCity(city, query)),
          ...spots(name, most.spots).map(({ city, spot }) => inCity(city, query, spot.name)),
        ]
      : []),
    ...(isAnywhere && filters.length === 0 ? filtersBegun(text) : []),
    ...nameLines(hits, query, place?.kind === 'city' && name !== ''),
    ...(isAnywhere && name === '' && intentLabels(query) !== ''
      ? [nearYou('', undefined, query), everywhere(query, text)]
      : []),
  ];
  return found.filter(({ href }, index) => found.findIndex((other) => other.href === href) === index);
}

/** The place and its namesakes, with the cities begun after the first line. */
function withPlaces(
  phrase: Phrase,
  text: string,
  query: DirectoryQuery,
  begun: readonly Suggestion[],
): readonly Suggestion[] {
  const { place, name, namesakes = [] } = phrase;
  const asked = directorySearchPath({ ...emptyDirectoryQuery, q: text.trim() });
  const own = [
    ...inPlace(phrase, query, asked),
    ...namesakes.flatMap((other) => {
      const q = `${name} ${placeLabel(other)}`.trim();
      return inPlace({ ...phrase, place: other }, query, directorySearchPath({ ...query, q }));
    }),
  ];
  // That a place has no listings is said after what may still be meant, but for one that is called so.
  const isUnlisted = place?.kind === 'unlisted' && spaced(place.unlisted.city ?? '') !== spaced(text);
  return isUnlisted ? [...begun, ...own] : [...own.slice(0, 1), ...begun, ...own.slice(1)];
}

/** A phrase in its place; `asked` is where its words as a whole lead. */
function inPlace({ place, name, near }: Phrase, query: DirectoryQuery, asked: string): readonly Suggestion[] {
  if (place === undefined) return [];
  const label = placeLabel(place);
  if (place.kind === 'unlisted') {
    const detail = suggestionsMessages.unlistedDetail;
    return [{ href: asked, label: suggestionsMessages.unlisted({ place: label }), detail }];
  }
  const detail = detailOf(query);
  if (name !== '')
    return [{ href: asked, label: suggestionsMessages.namedIn({ name, place: label }), detail }];
  const line = (href: string) => ({
    href,
    label: suggestionsMessages.pharmaciesIn({ place: label }),
    detail,
  });
  if (place.kind === 'area') return [line(asked)];
  if (place.kind === 'state') return [line(detail === '' ? statePath(usState(place.state).slug) : asked)];
  const { city, zip, spot } = place;
  const from = near ? 'me' : (zip ?? (spot && slugify(spot.name)));
  return city.listed ? [line(directorySearchPath({ ...query, from }, cityPath(city.slug)))] : [];
}

/** A city, or a place of it to measure from. */
function inCity(city: GazetteerCity, query: DirectoryQuery, spot?: string): Suggestion {
  const from = spot === undefined ? undefined : slugify(spot);
  const place = spot === undefined ? cityLabel(city) : `${spot}, ${cityLabel(city)}`;
  return {
    href: directorySearchPath({ ...query, from }, cityPath(city.slug)),
    label: suggestionsMessages.pharmaciesIn({ place }),
    detail: intentLabels(query),
  };
}

/** What is near the visitor: all pharmacies, those of a chain, or those of a name. */
function nearYou(name: string, brand: string | undefined, query: DirectoryQuery): Suggestion {
  const wanted = brand === undefined ? { q: name } : { q: '', brand };
  return {
    href: directorySearchPath({ ...query, ...wanted, from: 'me' }),
    label:
      name === '' ? suggestionsMessages.nearYou : suggestionsMessages.namedNearYou({ name: brand ?? name }),
    detail: detailOf(query),
  };
}

/** What is asked for besides the place. */
const detailOf = (query: DirectoryQuery): string =>
  [intentLabels(query), filterLabel('within', query)].filter((part) => part !== '').join(' · ');

/** The page of a chain. */
function chainPage(brand: string): readonly Suggestion[] {
  const slug = brandSlug(brand);
  return slug === undefined
    ? []
    : [{ href: brandPath(slug), label: brand, detail: suggestionsMessages.allOf, isName: true }];
}

/** What is asked for in no place: a type's page, else a search for the words. */
function everywhere(query: DirectoryQuery, text: string): Suggestion {
  const type = query.filters.find((id) => presetOfFilter(id) !== undefined);
  const preset = type && presetOfFilter(type);
  if (preset?.filter !== undefined && query.filters.length === 1 && !query.open) {
    const label = capitalize(filterPluralsMessages.plural[preset.filter]);
    return { href: presetPath(preset.id), label, detail: suggestionsMessages.allOf };
  }
  return {
    href: directorySearchPath({ ...query, q: text.trim() }),
    label: intentLabels(query),
    detail: suggestionsMessages.choosePlace,
  };
}

/** The types and services whose names begin with the text. */
function filtersBegun(text: string): readonly Suggestion[] {
  const letters = spaced(text);
  if (letters.length < noWord) return [];
  return offeredFilters
    .filter((id) => spaced(optionLabel(id)).startsWith(letters))
    .slice(0, most.filters)
    .map((id) => everywhere({ ...emptyDirectoryQuery, filters: [id] }, optionLabel(id)));
}

/**
 * Makes a line for each pharmacy found by name; those of one name in one city share a line, which leads to
 * their list, with whatever else is asked for. `listed`: a line for all that the words name in their city is
 * there already.
 */
export function nameLines(
  hits: readonly NameHit[],
  { filters, open, within }: Pick<DirectoryQuery, 'filters' | 'open' | 'within'>,
  listed: boolean,
): readonly Suggestion[] {
  const groups = [...groupBy(hits, ({ city, name }) => `${city} ${name}`).values()];
  if (listed && groups.length === 1 && hits.length > 1) return [];
  return groups.slice(0, most.names).flatMap((group) => {
    const [hit, second] = group;
    if (hit === undefined) return [];
    const { name, cityLabel, path } = hit;
    if (second === undefined) return [{ href: path, label: name, detail: cityLabel, isName: true }];
    const href = directorySearchPath({
      ...emptyDirectoryQuery,
      filters,
      open,
      within,
      q: `${name} ${cityLabel}`,
    });
    return [{ href, label: suggestionsMessages.namedIn({ name, place: cityLabel }), detail: '' }];
  });
}

/** A search by name. */
export interface WantedNames {
  readonly name: string;
  readonly options: NameSearchOptions;
}

/**
 * The pharmacies that a phrase looks for by their names, in its place or else the nearest; undefined where it
 * names none.
 */
export function wantedNames({ place, name: own, called }: Phrase, near?: LatLng): WantedNames | undefined {
  const name = own === '' ? (called ?? '') : own;
  if (name.length < leastNameLetters || place?.kind === 'unlisted') return undefined;
  const city = place?.kind === 'city' ? place.city : undefined;
  const point = city === undefined ? near : { lat: city.lat, lng: city.lng };
  const state = place?.kind === 'state' ? place.state : undefined;
  const options = { count: most.nameHits, city: city?.slug, state, near: point };
  return { name, options: own === '' ? { ...options, called: true } : options };
}
