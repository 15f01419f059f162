import { cityLabel } from '../../domain/places/city.ts';
import { idsChosen } from '../../domain/search/chosen-filter.ts';
import { presetOfFilter } from '../../domain/search/directory-preset.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { cityPath, directorySearchPath, presetPath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import { slugify } from '../../domain/text/slug.ts';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as suggestionsMessages from '../../messages/generated/suggestions.ts';
import { intentLabels } from './filter-label.ts';

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

/** What is asked for without a place: the page of a type, else the words as they are, and what is near the visitor. */
export function intentsAlone(query: DirectoryQuery, text: string): readonly Suggestion[] {
  const label = intentLabels(query);
  if (label === '') return [];
  const [type] = idsChosen(query.filters, 'type');
  const preset = type && presetOfFilter(type);
  if (preset?.filter !== undefined && query.filters.length === 1 && !query.open) {
    return [
      {
        href: presetPath(preset.id),
        label: capitalize(filterPluralsMessages.plural[preset.filter]),
        detail: suggestionsMessages.allOf,
      },
    ];
  }
  return [
    {
      href: directorySearchPath({ ...query, q: text.trim() }),
      label,
      detail: suggestionsMessages.choosePlace,
    },
    {
      href: directorySearchPath({ ...query, from: 'me' }),
      label: suggestionsMessages.nearYou,
      detail: label,
    },
  ];
}
