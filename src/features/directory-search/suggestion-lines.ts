import { presetOfFilter } from '../../domain/list/directory-preset.ts';
import { type DirectoryQuery, emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { offeredFilters } from '../../domain/pharmacy/filters.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { compareRanks } from '../../domain/search/name-rank.ts';
import { wordForms } from '../../domain/search/phrase/words.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { cityPath, directorySearchPath, presetPath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import { groupBy } from '../../domain/text/group-by.ts';
import { slugify } from '../../domain/text/slug.ts';
import { spaced } from '../../domain/text/spaced.ts';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as suggestionsMessages from '../../messages/generated/suggestions.ts';
import { searchWords } from '../../vocabulary/search-lexicon.ts';
import { intentLabels, optionLabel } from './filter-label.ts';
import type { CitySearch, NameHit } from './name-search.ts';

/** One line of the search box's list: where it leads, and what it says. */
export interface Suggestion {
  readonly href: string;
  readonly label: string;
  readonly detail: string;
  /** Whether the label is a pharmacy's name, which no language translates. */
  readonly isName?: boolean;
}

/** What tells a line from all others of its list. */
export const suggestionKey = ({ href, label }: Suggestion): string => href + label;

/** A city, or a place of it to measure from. */
export function inCity(city: GazetteerCity, query: DirectoryQuery, spot?: string): Suggestion {
  const from = spot === undefined ? undefined : slugify(spot);
  const label = spot === undefined ? cityLabel(city) : `${spot}, ${cityLabel(city)}`;
  return {
    href: directorySearchPath({ ...query, from }, city.listed ? cityPath(city.slug) : undefined),
    label: suggestionsMessages.pharmaciesIn({ place: label }),
    detail: intentLabels(query),
  };
}

/** Suggests, for a query without a place, what is near the visitor, then a type's page or a search for the words. */
export function intentsAlone(query: DirectoryQuery, text: string): readonly Suggestion[] {
  const label = intentLabels(query);
  if (label === '') return [];
  const near = {
    href: directorySearchPath({ ...query, from: 'me' }),
    label: suggestionsMessages.nearYou,
    detail: label,
  };
  const type = query.filters.find((id) => presetOfFilter(id) !== undefined);
  const preset = type && presetOfFilter(type);
  const isPreset = preset?.filter !== undefined && query.filters.length === 1 && !query.open;
  return [
    near,
    isPreset
      ? {
          href: presetPath(preset.id),
          label: capitalize(filterPluralsMessages.plural[preset.filter]),
          detail: suggestionsMessages.allOf,
        }
      : {
          href: directorySearchPath({ ...query, q: text.trim() }),
          label,
          detail: suggestionsMessages.choosePlace,
        },
  ];
}

const shown = { cities: 4, filters: 3 } as const;
/** How many cities of a like name are looked up: enough to have those that begin with the text. */
const looked = 40;
/** So few letters are no word yet: a state's code, or a word such as “or”, may be the beginning of a city's name. */
const noWord = 2;

/** The listed cities whose names begin with the text, whatever else it may mean: `mont` is no end of Montana alone. */
export function citiesBegun(text: string, cities: CitySearch): readonly Suggestion[] {
  const letters = spaced(text);
  const found = letters === '' ? [] : cities(text.trim(), looked);
  const isBegun = ({ name, state }: GazetteerCity): boolean => begins(letters, spaced(`${name} ${state}`));
  return [...found.filter(isBegun), ...(letters.length > noWord ? [] : found)]
    .slice(0, shown.cities)
    .map((city) => inCity(city, emptyDirectoryQuery));
}

const { whole: formOf } = wordForms(searchWords);

/** Whether a place's words begin with the letters, its short forms too: `ft my`, `port saint l`. The last word may be a beginning of one. */
function begins(letters: string, place: string): boolean {
  const words = letters.split(' ');
  const forms = words.map(formOf);
  const whole = place.split(' ').map(formOf).join(' ');
  return (
    whole.startsWith(forms.join(' ')) ||
    whole.startsWith([...forms.slice(0, -1), ...words.slice(-1)].join(' '))
  );
}

/** The types and services whose names begin with the text. */
export function filtersBegun(text: string): readonly Suggestion[] {
  const letters = spaced(text);
  if (letters.length < noWord) return [];
  return offeredFilters
    .filter((id) => spaced(optionLabel(id)).startsWith(letters))
    .slice(0, shown.filters)
    .flatMap((id) => intentsAlone({ ...emptyDirectoryQuery, filters: [id] }, optionLabel(id)).slice(1));
}

/** Lines of pharmacies that are suggested, and how many are looked for to fill them: stores of a chain share a line. */
export const namesShown = { lines: 5, hits: 20 } as const;

/**
 * Makes a line for each pharmacy found by name; those of one name in one city share a line. A shared line leads
 * to their list, with whatever else is asked for. So does one of which there may be more, unless `listed`: then
 * a line for all that the words name in their city is there already.
 */
export function nameLines(
  hits: readonly NameHit[],
  { filters, open, within }: Pick<DirectoryQuery, 'filters' | 'open' | 'within'>,
  listed: boolean,
): readonly Suggestion[] {
  const groups = [...groupBy(hits, ({ city, name }) => `${city} ${name}`).values()];
  if (listed && groups.length === 1 && hits.length > 1) return [];
  // Where there may be more hits, those of a name in a city may go on behind the last: they all have its rank.
  const last = hits.length < namesShown.hits ? undefined : hits.at(-1);
  return groups.slice(0, namesShown.lines).flatMap((group) => {
    const [hit, second] = group;
    if (hit === undefined) return [];
    const { name, cityLabel, path } = hit;
    const mayBeMore = last !== undefined && compareRanks(hit.rank, last.rank) === 0;
    if (second === undefined && !mayBeMore)
      return [{ href: path, label: name, detail: cityLabel, isName: true }];
    const q = `${name} ${cityLabel}`;
    return [
      {
        href: directorySearchPath({ ...emptyDirectoryQuery, filters, open, within, q }),
        label: suggestionsMessages.namedIn({ name, place: cityLabel }),
        detail: '',
      },
    ];
  });
}
