import type { ChainAndMore } from './read-names.ts';

interface WordsRead {
  readonly name: string;
  readonly chain?: ChainAndMore | undefined;
  readonly unused: readonly string[];
}

/**
 * Chooses the words to search pharmacies by. If some have the whole name (`hasName`), it is the name.
 * Otherwise it is the chain, if that has stores (`hasChain`), and the other words are unused.
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
