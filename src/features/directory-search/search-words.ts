import type { FilterId } from '../../domain/pharmacy/filters.ts';
import type { FilterParameter } from '../../domain/search/chosen-filter.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { filterWords } from '../../vocabulary/vocabulary.ts';

/** What a filter is called where a parameter offers it. */
export function choiceLabel(id: FilterId, parameter: FilterParameter): string {
  const { label, box = label } = filterWords[id];
  return parameter === 'has' ? box : label;
}

/** What the search box says. */
export const searchBoxWords = {
  label: 'Place, ZIP, name or service',
  placeholder: 'e.g. 24 hour Birmingham',
  submit: 'Find pharmacies',
  suggestions: 'Suggestions',
  pharmaciesIn: (place: string): string => `Pharmacies in ${place}`,
  choosePlace: 'Then choose a city',
  allOf: 'Everywhere we list',
  open: 'Open now',
  failed: 'Suggestions could not be loaded. Press Enter to search.',
  none: 'No suggestion. Press Enter to search.',
} as const;

/** The filters of a query in words: `24-hour · Flu shots · Open now`. */
export const intentLabels = ({ filters, open }: Pick<DirectoryQuery, 'filters' | 'open'>): string =>
  [
    ...filters.map(({ id, parameter }) => choiceLabel(id, parameter)),
    ...(open ? [searchBoxWords.open] : []),
  ].join(' · ');
