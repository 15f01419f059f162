import { pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import { idsChosen } from '../../domain/search/chosen-filter.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as nearMessages from '../../messages/generated/near.ts';

/** What the list near the visitor is called: by the chain that it is limited to, else by the type of pharmacy. */
export function nearTitle({ brand, filters }: Pick<DirectoryQuery, 'brand' | 'filters'>): string {
  if (brand !== undefined) return brandMessages.nearYou({ brand });
  const [chosen] = idsChosen(filters, 'type');
  const type = pharmacyTypes.find((id) => id === chosen);
  if (type === undefined) return nearMessages.title;
  return nearMessages.titleType({ pharmacies: capitalize(filterPluralsMessages.plural[type]) });
}
