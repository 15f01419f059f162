import type { ChainAndMore } from './read-names.ts';

interface WordsRead {
  /** Words of the search that name a pharmacy. */
  readonly name: string;
  readonly chain?: ChainAndMore | undefined;
  /** Words that could not be used. */
  readonly unused: readonly string[];
}

/**
 * Chooses the words that pharmacies are shown by: the whole name where some have it (`hasName`), else its chain where
 * that has stores (`hasChain`); the other words are then unused.
 */
export function nameMeant(
  { name, chain, unused }: WordsRead,
  hasName: boolean,
  hasChain: boolean,
): { readonly name: string; readonly unused: readonly string[]; readonly isChain: boolean } {
  return chain === undefined || chain.others === '' || hasName || !hasChain
    ? { name, unused, isChain: false }
    : { name: chain.name, unused: [chain.others, ...unused], isChain: true };
}
