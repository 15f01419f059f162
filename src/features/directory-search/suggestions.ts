import { type DirectoryQuery, emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { brandSlug } from '../../domain/pharmacy/brand.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { usState } from '../../domain/places/us-state.ts';
import { brandNamed } from '../../domain/search/brand-named.ts';
import { leastNameLetters } from '../../domain/search/name-index.ts';
import { placeLabel } from '../../domain/search/phrase/phrase-place.ts';
import type { PhraseReader, SearchPhrase } from '../../domain/search/search-phrase.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { brandPath, cityPath, directorySearchPath, statePath } from '../../domain/site/paths.ts';
import { slugify } from '../../domain/text/slug.ts';
import { spaced } from '../../domain/text/spaced.ts';
import * as suggestionsMessages from '../../messages/generated/suggestions.ts';
import { filterLabel, intentLabels } from './filter-label.ts';
import type { CitySearch, NameHit, NameSearchOptions, SpotSearch } from './name-search.ts';
import {
  citiesBegun,
  filtersBegun,
  inCity,
  intentsAlone,
  nameLines,
  namesShown,
  type Suggestion,
} from './suggestion-lines.ts';

/** What suggestions are made from, besides pharmacies of a name. */
export interface SuggestionSources {
  readonly read: PhraseReader<GazetteerCity>;
  readonly cities: CitySearch;
  readonly spots: SpotSearch;
  /** The chains that have a page. */
  readonly brands: readonly string[];
}

const shown = { cities: 4, spots: 3 } as const;

type Phrase = SearchPhrase<GazetteerCity>;

/** Lists what a phrase may mean, the likeliest first: place, chain, cities, spots, the pharmacies found (`hits`), filters. */
export function suggest(
  text: string,
  { read, cities, spots, brands }: SuggestionSources,
  hits: readonly NameHit[],
): readonly Suggestion[] {
  const phrase = read(text);
  const { place, name, filters, open, within } = phrase;
  const query: DirectoryQuery = { ...emptyDirectoryQuery, filters, open, within };
  const found: Suggestion[] = [];
  if (phrase.near && place === undefined) found.push(nearYou(phrase, query, brands));
  const begun = citiesBegun(text, cities);
  const asked = directorySearchPath({ ...emptyDirectoryQuery, q: text.trim() });
  const placed = [...inPlace(phrase, query, asked), ...inNamesakes(phrase, query)];
  // That a place has no listings is said after what may still be meant, but for one that is called so.
  const isUnlisted = place?.kind === 'unlisted' && spaced(place.unlisted.city ?? '') !== spaced(text);
  found.push(...(isUnlisted ? [...begun, ...placed] : [...placed.slice(0, 1), ...begun, ...placed.slice(1)]));
  if (name !== '') {
    if (place === undefined) {
      if (brandNamed(name, brands) !== undefined) found.push(nearYou(phrase, query, brands));
      found.push(...ofChain(name, brands));
      found.push(...cities(name, shown.cities).map((city) => inCity(city, query)));
      found.push(...spots(name, shown.spots).map(({ city, spot }) => inCity(city, query, spot.name)));
    }
  }
  if (place === undefined && filters.length === 0 && !phrase.near) found.push(...filtersBegun(text));
  found.push(...nameLines(hits, query, place?.kind === 'city' && name !== ''));
  if (place === undefined && name === '' && !phrase.near) found.push(...intentsAlone(query, text));
  return found.filter(({ href }, index) => found.findIndex((other) => other.href === href) === index);
}

/** A search by name. */
export interface WantedNames {
  readonly name: string;
  readonly options: NameSearchOptions;
}

/** The pharmacies that a phrase looks for by their names, in its place or else the nearest; undefined where it names none. */
export function wantedNames(
  { place, name: own, called }: Phrase,
  near: LatLng | undefined,
): WantedNames | undefined {
  const name = own === '' ? (called ?? '') : own;
  if (name.length < leastNameLetters || place?.kind === 'unlisted') return undefined;
  const city = place?.kind === 'city' ? place.city : undefined;
  const point = city === undefined ? near : { lat: city.lat, lng: city.lng };
  const state = place?.kind === 'state' ? place.state : undefined;
  const options = { count: namesShown.hits, city: city?.slug, state, near: point };
  return { name, options: own === '' ? { ...options, called: true } : options };
}

/** The page of the chain that a name is. */
function ofChain(name: string, brands: readonly string[]): readonly Suggestion[] {
  const brand = brandNamed(name, brands);
  const slug = brand === undefined ? undefined : brandSlug(brand);
  return brand === undefined || slug === undefined
    ? []
    : [{ href: brandPath(slug), label: brand, detail: suggestionsMessages.allOf, isName: true }];
}

/** What is near the visitor: all pharmacies, those of a chain, or those of a name. */
function nearYou({ name }: Phrase, query: DirectoryQuery, brands: readonly string[]): Suggestion {
  const brand = brandNamed(name, brands);
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

/** The other places of the name, each asked for by its whole name. */
const inNamesakes = (phrase: Phrase, query: DirectoryQuery): readonly Suggestion[] =>
  (phrase.namesakes ?? []).flatMap((place) => {
    const asked = directorySearchPath({ ...query, q: `${phrase.name} ${placeLabel(place)}`.trim() });
    return inPlace({ ...phrase, place }, query, asked);
  });

/** A phrase in its place; `asked` is where its words as a whole lead. */
function inPlace({ place, name, near }: Phrase, query: DirectoryQuery, asked: string): readonly Suggestion[] {
  if (place === undefined) return [];
  const label = placeLabel(place);
  if (place.kind === 'unlisted') {
    return [
      {
        href: asked,
        label: suggestionsMessages.unlisted({ place: label }),
        detail: suggestionsMessages.unlistedDetail,
      },
    ];
  }
  const detail = detailOf(query);
  if (name !== '')
    return [{ href: asked, label: suggestionsMessages.namedIn({ name, place: label }), detail }];
  if (place.kind === 'state') {
    const { slug } = usState(place.state);
    return [
      {
        href: detail === '' ? statePath(slug) : asked,
        label: suggestionsMessages.pharmaciesIn({ place: label }),
        detail,
      },
    ];
  }
  if (place.kind === 'area')
    return [{ href: asked, label: suggestionsMessages.pharmaciesIn({ place: label }), detail }];
  const { city, zip, spot } = place;
  const from = near ? 'me' : (zip ?? (spot && slugify(spot.name)));
  return city.listed
    ? [
        {
          href: directorySearchPath({ ...query, from }, cityPath(city.slug)),
          label: suggestionsMessages.pharmaciesIn({ place: label }),
          detail,
        },
      ]
    : [];
}
