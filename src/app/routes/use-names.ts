import { useQueryClient } from '@tanstack/react-query';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import type { NamesFound } from '../../features/directory-search/find-names.ts';
import { nameHitsQuery } from '../../pages/search/name-hits-query.ts';

type Wanted = Parameters<typeof nameHitsQuery>[0];

interface NamesAnswer {
  readonly found: NamesFound;
  readonly retry: () => void;
}

/** The pharmacies that are called by words which mean something else besides, and by which words; where none is so, those of the name. */
export function useNamesCalled({
  name,
  called = '',
  ...wanted
}: Omit<Wanted, 'called'> & { readonly called?: string | undefined }): NamesAnswer & {
  readonly name: string;
} {
  const own = useNames({ ...wanted, name });
  const whole = useNames({ ...wanted, name: called, called: true });
  return whole.found.hits.length > 0 ? { ...whole, name: called } : { ...own, name };
}

/** The pharmacies of a name or number; `retry` searches again, for what could not be had. */
export function useNames(wanted: Wanted): NamesAnswer {
  const client = useQueryClient();
  const query = nameHitsQuery(wanted);
  return { found: usePageData(query), retry: () => void client.refetchQueries({ queryKey: query.queryKey }) };
}
