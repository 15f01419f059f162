import type { ChainAndMore } from './read-names.ts';

interface WordsRead {
  readonly name: string;
  readonly chain?: ChainAndMore | undefined;
  readonly unused: readonly string[];
}

/** Returns the name to search for: all of `publix lee branch`, or only the chain if nothing has that name. */
export function nameMeant(
  { name, chain, unused }: WordsRead,
  hasName: boolean,
  hasChain: boolean,
): { readonly name: string; readonly unused: readonly string[]; readonly isChain: boolean } {
  return chain === undefined || chain.others === '' || hasName || !hasChain
    ? { name, unused, isChain: false }
    : { name: chain.name, unused: [chain.others, ...unused], isChain: true };
}
