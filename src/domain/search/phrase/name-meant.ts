import type { ChainAndMore } from './read-names.ts';

interface WordsRead {
  /** Words of the search that name a pharmacy. */
  readonly name: string;
  readonly chain?: ChainAndMore | undefined;
  /** Words that could not be used. */
  readonly unused: readonly string[];
}

/**
 * By which words pharmacies are shown, and which are told as unused: by those of the name where some have it; else by its chain, where that has stores and no
 * store has the other words. `hasName` and `hasChain` tell what was found.
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
