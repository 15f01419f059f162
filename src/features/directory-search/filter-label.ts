import type { DirectoryQuery } from '../../domain/list/directory-query.ts';
import type { Restriction } from '../../domain/list/set-filters.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';

const boxes: Readonly<Partial<Record<FilterId, string>>> = filtersMessages.box;

/** What a filter is called where it can be chosen. */
export const optionLabel = (id: FilterId): string => boxes[id] ?? filtersMessages.label[id];

/** The filters of a query in words: `24-hour · Flu shots · Open now`. */
export const intentLabels = ({ filters, open }: Pick<DirectoryQuery, 'filters' | 'open'>): string =>
  [
    ...filters.map(({ id, parameter }) =>
      parameter === 'has' ? optionLabel(id) : filtersMessages.label[id],
    ),
    ...(open ? [filtersMessages.open] : []),
  ].join(' · ');

/** A restriction in words: on its chip, and where taking it off would help. */
export function filterLabel(filter: Restriction): string {
  switch (filter.kind) {
    case 'brand':
      return filter.name;
    case 'within':
      return filtersMessages.within({ miles: filter.miles });
    case 'open':
      return filtersMessages.open;
    case 'filter':
      return optionLabel(filter.id);
  }
}
