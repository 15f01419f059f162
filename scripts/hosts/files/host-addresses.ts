import {
  type AddressRule,
  addressRules,
  firstAnswer,
  isPattern,
  isWholePart,
  suggestedPatterns,
} from '../../addresses/address-rules.ts';
import type { Answer } from '../../addresses/lost-addresses.ts';
import type { Move } from '../../addresses/moves.ts';
import { type HostId, ruleLimits } from './host-limits.ts';

/** What is known of the addresses of a site that are no page any more. */
export interface FormerAddresses {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly moves: readonly Move[];
  /** Paths of pages and pictures that there are, at least those that a pattern of the moves matches. */
  readonly live: ReadonlySet<string>;
}

/** How one host answers for them. */
export interface HostAddresses {
  /** What the host's own file says, rules for whole paths first. */
  readonly rules: readonly AddressRule[];
  /** Pages that stand at an address which the host cannot redirect, by path, with where they lead. */
  readonly standIns: ReadonlyMap<string, string>;
}

/** A site none of whose addresses was ever another. */
export const noFormerAddresses: FormerAddresses = { answers: new Map(), moves: [], live: new Set() };

/**
 * Returns the rules that a host can follow, within its limits, and stand-in pages for the moved addresses
 * left over. An address that is gone needs no page: it is 404 on a host that cannot say 410.
 */
export function hostAddresses(host: HostId, { answers, moves, live }: FormerAddresses): HostAddresses {
  const limits = ruleLimits(host);
  const told = new Map([...answers].filter(([, { kind }]) => kind === 'moved' || limits.gone));
  const patterns = suggestedPatterns(moves).filter(
    (rule) => limits.patterns === 'any' || (limits.patterns === 'whole parts' && isWholePart(rule)),
  );
  const chosen = addressRules(told, live, patterns).filter(isPattern).slice(0, limits.mostPatterns);
  const rules = addressRules(told, live, chosen);
  const single = rules.filter((rule) => !isPattern(rule));
  // An exception to a pattern must stay with it; of the rest, what has moved matters more than what is gone.
  const weight = (rule: AddressRule): number =>
    firstAnswer(chosen, rule.from) === undefined ? (rule.to === undefined ? 2 : 1) : 0;
  const ordered = single.toSorted((a, b) => weight(a) - weight(b)).slice(0, limits.mostPaths);
  const kept = new Set<AddressRule>();
  let bytes = 0;
  for (const rule of [...rules.filter(isPattern), ...ordered]) {
    bytes += ruleBytes(rule);
    if (bytes > (limits.mostBytes ?? Infinity)) break;
    kept.add(rule);
  }
  const within = rules.filter((rule) => kept.has(rule));
  const standIns = [...told].flatMap(([path, answer]) =>
    answer.kind === 'moved' && !path.includes('.') && firstAnswer(within, path) === undefined
      ? [[path, answer.to] as const]
      : [],
  );
  return { rules: within, standIns: new Map(standIns) };
}

/** Returns how long a rule is in the text of a function. */
const ruleBytes = ({ from, to = '' }: AddressRule): number => from.length + to.length + '["",""],'.length;
