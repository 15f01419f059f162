import type { ChainAndMore } from './read-names.ts';

interface WordsRead {
  readonly name: string;
  readonly chain?: ChainAndMore | undefined;
  readonly unused: readonly string[];
}

/**
 * Returns the name to search pharmacies by, and the unused words. It is the whole name if some pharmacies
 * have it (`hasName`), else the chain if that has stores (`hasChain`): `publix lee branch` → `publix`, unused
 * `lee branch`.
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
