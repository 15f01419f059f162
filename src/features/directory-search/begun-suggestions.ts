import { type FilterId, offeredFilters } from '../../domain/pharmacy/filters.ts';
import { choicesOf } from '../../domain/search/chosen-filter.ts';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { wordForms } from '../../domain/search/phrase/words.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { spaced } from '../../domain/text/spaced.ts';
import { searchWords } from '../../vocabulary/search-lexicon.ts';
import { optionLabel } from './filter-label.ts';
import type { CitySearch } from './name-search.ts';
import { inCity, intentsAlone, type Suggestion } from './suggestion-lines.ts';

const shown = { cities: 4, filters: 3 } as const;
/** Of so many that are like the text those that begin with it are among. */
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
  const ids: readonly FilterId[] = [
    ...new Set([...offeredFilters.type, ...offeredFilters.service, ...offeredFilters.has]),
  ];
  return ids
    .filter((id) => spaced(optionLabel(id)).startsWith(letters))
    .slice(0, shown.filters)
    .flatMap((id) =>
      intentsAlone({ ...emptyDirectoryQuery, filters: choicesOf([id]) }, optionLabel(id)).slice(0, 1),
    );
}
