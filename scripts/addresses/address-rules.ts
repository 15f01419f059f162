import { groupBy } from '../../src/domain/text/group-by.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import type { Answer } from './lost-addresses.ts';
import type { Move } from './moves.ts';

/**
 * What a host does with a path: answers with a redirect to `to`, or, where that is absent, with 410. A `*` stands for one or more
 * letters of a slug, the same ones in both.
 */
export interface AddressRule {
  readonly from: string;
  readonly to?: string | undefined;
}

export const isPattern = ({ from }: AddressRule): boolean => from.includes('*');

/** Whether the `*` of a pattern is a whole part of the path, between slashes: all that some hosts can match. */
export const isWholePart = ({ from, to = '' }: AddressRule): boolean =>
  !isPattern({ from }) || (from.endsWith('/*') && (!to.includes('*') || to.endsWith('/*')));

/** What stands before and after the `*` of a rule; a whole path has no `after`. */
const partsOf = memoize(({ from }: AddressRule): { readonly before: string; readonly after?: string } => {
  const star = from.indexOf('*');
  return star === -1 ? { before: from } : { before: from.slice(0, star), after: from.slice(star + 1) };
});

/** What a rule answers for a path; undefined where it does not match. */
function answerOf(rule: AddressRule, path: string): Answer | undefined {
  const part = matched(rule, path);
  if (part === undefined) return undefined;
  return rule.to === undefined ? { kind: 'gone' } : { kind: 'moved', to: rule.to.replace('*', part) };
}

/** What stands for the `*`, or the empty text for a path without one that is the same. */
function matched(rule: AddressRule, path: string): string | undefined {
  const { before, after } = partsOf(rule);
  if (after === undefined) return before === path ? '' : undefined;
  if (path.length <= before.length + after.length || !path.endsWith(after) || !path.startsWith(before))
    return undefined;
  const part = path.slice(before.length, path.length - after.length);
  return /^[a-z0-9-]+$/.test(part) ? part : undefined;
}

/** The answer of the first rule that matches: whole paths come first, as on every host. */
export function firstAnswer(rules: readonly AddressRule[], path: string): Answer | undefined {
  for (const rule of rules) {
    const answer = answerOf(rule, path);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** The patterns that a list of moves suggests: what a city's or a template's pages have in common. */
export function suggestedPatterns(moves: readonly Move[]): readonly AddressRule[] {
  return moves.flatMap(({ kind, from, to }): readonly AddressRule[] => {
    if (kind === 'template')
      return to === undefined ? [{ from: `/${from}-*` }] : [{ from: `/${from}-*`, to: `/${to}-*` }];
    if (kind !== 'city') return [];
    const below = `/pharmacies/${from}/*`;
    const ending = `/*-${from}`;
    if (to === undefined) return [{ from: below }, { from: ending }];
    const city = `/pharmacies/${to}`;
    return [
      { from: below, to: `${city}/*` },
      { from: below, to: city },
      { from: ending, to: `/*-${to}` },
      { from: ending, to: city },
    ];
  });
}

/** Those of the paths that some rule answers. */
export const matchedBy = (rules: readonly AddressRule[], paths: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(rules.length === 0 ? [] : [...paths].filter((path) => firstAnswer(rules, path) !== undefined));

const sameAnswer = (a: Answer | undefined, b: Answer): boolean =>
  a?.kind === b.kind && (a.kind !== 'moved' || b.kind !== 'moved' || a.to === b.to);

/** Fewer answers than this are not worth a pattern, which hosts allow few of. */
const leastCovered = 3;

/**
 * As few rules as the patterns allow, which answer every path as given and match no page that there is: of `live`, only what some pattern matches
 * counts. Rules for whole paths stand first.
 */
export function addressRules(
  answers: ReadonlyMap<string, Answer>,
  live: ReadonlySet<string>,
  patterns: readonly AddressRule[],
): readonly AddressRule[] {
  const chosen: AddressRule[] = [];
  const open = new Map(answers);
  const paths = [...live];
  const covers = (rule: AddressRule): readonly string[] =>
    [...open].flatMap(([path, answer]) => (sameAnswer(answerOf(rule, path), answer) ? [path] : []));
  for (const [, rules] of groupBy(patterns, ({ from }) => from)) {
    const [best] = rules
      .map((rule) => ({ rule, covered: covers(rule) }))
      .toSorted((a, b) => b.covered.length - a.covered.length);
    if (best === undefined || best.covered.length < leastCovered) continue;
    if (paths.some((path) => answerOf(best.rule, path) !== undefined)) continue;
    chosen.push(best.rule);
    for (const path of best.covered) open.delete(path);
  }
  const single = [...answers].flatMap(([path, answer]): readonly AddressRule[] =>
    sameAnswer(firstAnswer(chosen, path), answer)
      ? []
      : [answer.kind === 'moved' ? { from: path, to: answer.to } : { from: path }],
  );
  return [...single.toSorted((a, b) => (a.from < b.from ? -1 : 1)), ...chosen];
}
