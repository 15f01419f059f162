import type { Answer } from '../../addresses/lost-addresses.ts';
import { type HostId, ruleLimits } from './host-limits.ts';
import type { AddressRule } from './host-rules.ts';

/** Maps the path of a former page to the answer for it: moved to a new path, or gone. */
export type FormerAddresses = ReadonlyMap<string, Answer>;

export interface HostAddresses {
  readonly rules: readonly AddressRule[];
  readonly standIns: ReadonlyMap<string, string>;
}

/** Returns a rule for each former address, redirects before removals (410). */
export const addressRules = (former: FormerAddresses): readonly AddressRule[] =>
  [...former]
    .map(([from, answer]) => (answer.kind === 'moved' ? { from, to: answer.to } : { from, to: undefined }))
    .toSorted(
      (a, b) => Number(a.to === undefined) - Number(b.to === undefined) || (a.from < b.from ? -1 : 1),
    );

/** Returns a host's rules for former addresses. `standIns`: redirects beyond its limits, old → new path. */
export function hostAddresses(host: HostId, former: FormerAddresses): HostAddresses {
  const { canAnswerGone, mostRules = Infinity, mostRuleBytes = Infinity } = ruleLimits(host);
  const rules: AddressRule[] = [];
  const standIns = new Map<string, string>();
  let bytes = 0;
  for (const rule of addressRules(former)) {
    const { from, to } = rule;
    if (to === undefined && !canAnswerGone) continue;
    bytes += ruleBytes(rule);
    // Beyond the host's limit, a page redirects in place of a rule.
    if (rules.length < mostRules && bytes <= mostRuleBytes) rules.push(rule);
    else if (to !== undefined && !from.includes('.')) standIns.set(from, to);
  }
  return { rules, standIns };
}

const ruleBytes = ({ from, to = '' }: AddressRule): number => from.length + to.length + '"":"",'.length;
