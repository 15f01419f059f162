import type { ChainAndMore } from './read-names.ts';

interface WordsRead {
  readonly name: string;
  readonly chain?: ChainAndMore | undefined;
  readonly unused: readonly string[];
}

/**
 * Returns the name to search pharmacies by, and the words left unused. It is the chain alone (`publix` of
 * `publix lee branch`) if pharmacies have that name (`hasChain`) but none the whole name (`hasName`).
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
