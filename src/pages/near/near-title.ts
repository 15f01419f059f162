import { pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import { idsChosen } from '../../domain/search/chosen-filter.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as nearMessages from '../../messages/generated/near.ts';

/** Names the list near the visitor by what was asked for: "24-hour pharmacies near you: Open now". */
export function nearTitle({
  brand,
  filters,
  open,
}: Pick<DirectoryQuery, 'brand' | 'filters' | 'open'>): string {
  const [chosen] = brand === undefined ? idsChosen(filters, 'type') : [];
  const type = pharmacyTypes.find((id) => id === chosen);
  const intents = intentLabels({ filters: filters.filter(({ id }) => id !== type), open });
  const title =
    brand !== undefined
      ? brandMessages.nearYou({ brand })
      : type === undefined
        ? nearMessages.title
        : nearMessages.titleType({ pharmacies: capitalize(filterPluralsMessages.plural[type]) });
  return intents === '' ? title : nearMessages.titleFor({ title, intents });
}
