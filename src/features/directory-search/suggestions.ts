import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import { idsChosen } from '../../domain/search/chosen-filter.ts';
import { presetOfFilter } from '../../domain/search/directory-preset.ts';
import { type DirectoryQuery, emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { leastNameLetters } from '../../domain/search/name-index.ts';
import { type PhraseReader, placeLabel } from '../../domain/search/search-phrase.ts';
import type { GazetteerCity } from '../../domain/site/dataset.ts';
import { cityPath, directorySearchPath, presetPath, statePath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as searchBoxMessages from '../../messages/generated/searchBox.ts';
import { intentLabels } from './filter-label.ts';
import type { CitySearch, NameSearch } from './name-search.ts';

/** One line of the search box's list: where it leads, and what it says. */
export interface Suggestion {
  readonly href: string;
  readonly label: string;
  readonly detail: string;
}

/** What suggestions are made from. `names` is absent until the names have come. */
export interface SuggestionSources {
  readonly read: PhraseReader<GazetteerCity>;
  readonly cities: CitySearch;
  readonly names?: NameSearch | undefined;
}

const shown = { cities: 4, names: 5 } as const;

/** What a phrase may mean, the likeliest first: its place with its intents, cities and pharmacies of the name, the intent alone. */
export function suggest(text: string, { read, cities, names }: SuggestionSources): readonly Suggestion[] {
  const phrase = read(text);
  const { place, name, filters, open } = phrase;
  const query: DirectoryQuery = { ...emptyDirectoryQuery, filters, open };
  const detail = intentLabels(query);
  const inCity = (city: GazetteerCity): Suggestion => ({
    href: directorySearchPath(query, city.listed ? cityPath(city.slug) : undefined),
    label: searchBoxMessages.pharmaciesIn({ place: cityLabel(city) }),
    detail,
  });
  const found: Suggestion[] = [];
  if (name === '' && place?.kind === 'city' && place.city.listed) {
    found.push({
      ...inCity(place.city),
      href: directorySearchPath({ ...query, from: place.zip }, cityPath(place.city.slug)),
      label: searchBoxMessages.pharmaciesIn({ place: placeLabel(place) }),
    });
  }
  if (name === '' && place?.kind === 'state') {
    const { slug, name: state } = usState(place.state);
    found.push({
      href: statePath(slug),
      label: searchBoxMessages.pharmaciesIn({ place: state }),
      detail: '',
    });
  }
  if (name !== '') {
    if (place === undefined) found.push(...cities(name, shown.cities).map(inCity));
    const only = place?.kind === 'city' ? place.city.slug : undefined;
    const hits = name.length < leastNameLetters ? [] : (names?.(name, shown.names, only) ?? []);
    found.push(...hits.map((hit) => ({ href: hit.path, label: hit.name, detail: hit.cityLabel })));
  }
  if (place === undefined && name === '') {
    const [type] = idsChosen(filters, 'type');
    const [service] = idsChosen(filters, 'service');
    const preset = type && presetOfFilter(type);
    if (preset?.filter !== undefined && service === undefined) {
      found.push({
        href: presetPath(preset.id),
        label: capitalize(filterPluralsMessages.plural[preset.filter]),
        detail: searchBoxMessages.allOf,
      });
    } else if (service !== undefined) {
      found.push({
        href: directorySearchPath({ ...query, q: text.trim() }),
        label: filtersMessages.label[service],
        detail: searchBoxMessages.choosePlace,
      });
    }
  }
  return found;
}
