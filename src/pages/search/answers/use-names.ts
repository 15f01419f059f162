import { useQueryClient } from '@tanstack/react-query';
import { nameMeant } from '../../../domain/search/phrase/name-meant.ts';
import { usePageData } from '../../../features/data-access/use-page-data.ts';
import type { NamesFound } from '../../../features/directory-search/find-names.ts';
import { nameHitsQuery } from '../name-hits-query.ts';
import type { WordsSearchProps } from './search-props.ts';

type Wanted = Parameters<typeof nameHitsQuery>[0];

interface NamesAnswer {
  readonly found: NamesFound;
  readonly retry: () => void;
}

/** By which words pharmacies were found, and which could not be used. */
type MeantAnswer = NamesAnswer & { readonly name: string; readonly unused: readonly string[] };

/**
 * The pharmacies that are called by words which mean something else besides; where none is so, those of the name or of its chain. `where` limits or orders
 * them, or tells their number.
 */
export function useNamesMeant(
  { name = '', called = '', chain, unused = [] }: WordsSearchProps,
  where: Omit<Wanted, 'name' | 'called'>,
): MeantAnswer {
  const whole = useNames({ ...where, name: called, called: true });
  const read = useNames({ ...where, name });
  const own = chain?.others === '' ? withoutLikeness(read) : read;
  const hasName = own.found.hits.length > 0;
  const ofChain = withoutLikeness(useNames({ ...where, name: hasName ? '' : (chain?.name ?? '') }));
  if (whole.found.hits.length > 0) return { ...whole, name: called, unused };
  const { isChain, ...meant } = nameMeant({ name, chain, unused }, hasName, ofChain.found.hits.length > 0);
  return { ...(isChain ? ofChain : own), ...meant };
}

/** A chain that is known has no store that is only called like it: no `Market Pharmacy` is a Target. */
function withoutLikeness(answer: NamesAnswer): NamesAnswer {
  const { found } = answer;
  return found.hits.some(({ rank: [fit] }) => fit < 2)
    ? answer
    : { ...answer, found: { ...found, hits: [] } };
}

/** The pharmacies of a name or number; `retry` searches again, for what could not be had. */
export function useNames(wanted: Wanted): NamesAnswer {
  const client = useQueryClient();
  const query = nameHitsQuery(wanted);
  return { found: usePageData(query), retry: () => void client.refetchQueries({ queryKey: query.queryKey }) };
}
