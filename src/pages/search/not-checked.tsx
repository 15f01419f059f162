import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import * as answersMessages from '../../messages/generated/answers.ts';

/** Tells that pharmacies which were found by their name are not looked through for what else is asked: that takes a city. */
export function NotChecked({ query }: { readonly query: DirectoryQuery }) {
  const intents = intentLabels(query);
  return intents === '' ? null : <p className="tight">{answersMessages.notChecked({ intents })}</p>;
}
