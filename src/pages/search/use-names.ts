import { nameMeant } from '../../domain/search/phrase/name-meant.ts';
import type { RoutePhrase } from '../../features/data-access/phrase-query.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import type { NamesFound } from '../../features/directory-search/find-names.ts';
import { type NamesWanted, nameHitsQuery } from './name-hits-query.ts';

/** Pharmacies found by words of a search. */
export interface MeantHits extends NamesFound {
  /** The words that they were found by. */
  readonly name: string;
  /** The words that could not be used. */
  readonly unused: readonly string[];
}

/** Finds the pharmacies of a name or number. */
export const useNames = (wanted: NamesWanted): NamesFound => usePageData(nameHitsQuery(wanted));

/**
 * Finds pharmacies by what a phrase names: those that are called by words which mean something else besides, else those of the name,
 * else those of its chain. `where` limits or orders them, or tells their number.
 */
export function useNamesMeant(
  { name, called = '', chain, unused }: RoutePhrase,
  where: Omit<NamesWanted, 'name' | 'called'>,
): MeantHits {
  const whole = useNames({ ...where, name: called, called: true });
  const read = useNames({ ...where, name });
  const own = chain?.others === '' ? withoutLikeness(read) : read;
  const isNamed = own.hits.length > 0;
  const ofChain = withoutLikeness(useNames({ ...where, name: isNamed ? '' : (chain?.name ?? '') }));
  if (whole.hits.length > 0) return { ...whole, name: called, unused };
  const { isChain, ...meant } = nameMeant({ name, chain, unused }, isNamed, ofChain.hits.length > 0);
  return { ...(isChain ? ofChain : own), ...meant };
}

/** A chain that is known has no store that is only called like it: no `Market Pharmacy` is a Target. */
const withoutLikeness = (found: NamesFound): NamesFound =>
  found.hits.some(({ rank: [fit] }) => fit < 2) ? found : { ...found, hits: [] };
