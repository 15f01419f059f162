import { useQueryClient } from '@tanstack/react-query';
import type { ChainAndMore } from '../../domain/search/phrase/phrase-meaning.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import type { NamesFound } from '../../features/directory-search/find-names.ts';
import { nameHitsQuery } from '../../pages/search/name-hits-query.ts';

type Wanted = Parameters<typeof nameHitsQuery>[0];

interface NamesAnswer {
  readonly found: NamesFound;
  readonly retry: () => void;
}

/** What a search names, in the ways that it may be meant. */
interface NamesMeant extends Omit<Wanted, 'called'> {
  readonly called?: string | undefined;
  readonly chain?: ChainAndMore | undefined;
  readonly unused: readonly string[];
}

/** By which words pharmacies were found, and which could not be used. */
type MeantAnswer = NamesAnswer & { readonly name: string; readonly unused: readonly string[] };

/**
 * The pharmacies that are called by words which mean something else besides; where none is so, those of the name; where none has it, those of its chain,
 * the other words being of no use.
 */
export function useNamesMeant({ name, called = '', chain, unused, ...wanted }: NamesMeant): MeantAnswer {
  const whole = useNames({ ...wanted, name: called, called: true });
  const read = useNames({ ...wanted, name });
  const own = chain?.others === '' ? withoutLikeness(read) : read;
  const ofChain = withoutLikeness(
    useNames({ ...wanted, name: own.found.hits.length > 0 ? '' : (chain?.name ?? '') }),
  );
  if (whole.found.hits.length > 0) return { ...whole, name: called, unused };
  if (chain === undefined || ofChain.found.hits.length === 0) return { ...own, name, unused };
  return { ...ofChain, name: chain.name, unused: [chain.others, ...unused] };
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
