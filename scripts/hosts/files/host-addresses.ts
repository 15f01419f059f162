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

export interface FormerAddresses {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly moves: readonly Move[];
  /** Paths of existing pages and pictures, at least those that a pattern of the moves matches. */
  readonly live: ReadonlySet<string>;
}

export interface HostAddresses {
  /** Rules for the host's own file, whole paths first. */
  readonly rules: readonly AddressRule[];
  /** Targets of stand-in pages by path, for addresses that the host cannot redirect. */
  readonly standIns: ReadonlyMap<string, string>;
}

export const noFormerAddresses: FormerAddresses = { answers: new Map(), moves: [], live: new Set() };

/**
 * Returns the rules that a host can follow within its limits, and stand-in pages for all other moved
 * addresses. A removed address needs no page: it is 404 on a host that cannot answer 410.
 */
export function hostAddresses(host: HostId, { answers, moves, live }: FormerAddresses): HostAddresses {
  const limits = ruleLimits(host);
  const answerable = new Map([...answers].filter(([, { kind }]) => kind === 'moved' || limits.gone));
  const patterns = suggestedPatterns(moves).filter(
    (rule) => limits.patterns === 'any' || (limits.patterns === 'whole parts' && isWholePart(rule)),
  );
  const chosen = addressRules(answerable, live, patterns).filter(isPattern).slice(0, limits.mostPatterns);
  const rules = addressRules(answerable, live, chosen);
  const single = rules.filter((rule) => !isPattern(rule));
  // Exceptions to a pattern come first, since they must stay with it; then moved, then removed addresses.
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
  const standIns = [...answerable].flatMap(([path, answer]) =>
    answer.kind === 'moved' && !path.includes('.') && firstAnswer(within, path) === undefined
      ? [[path, answer.to] as const]
      : [],
  );
  return { rules: within, standIns: new Map(standIns) };
}

/** Returns a rule's bytes in the text of a function. */
const ruleBytes = ({ from, to = '' }: AddressRule): number => from.length + to.length + '["",""],'.length;
