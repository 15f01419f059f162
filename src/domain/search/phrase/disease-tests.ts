import type { DiseaseIndex } from './disease-index.ts';
import type { FoundMeanings } from './found-meanings.ts';

/**
 * What words name, where a test is asked for and no vaccine: a disease by itself is then what is tested for, not what one is vaccinated against. “Covid and
 * flu test” asks for tests, “flu shot and covid test” for both.
 */
export function withTests<Found extends FoundMeanings>(
  words: readonly string[],
  found: Found,
  { names, tests, isVaccine }: DiseaseIndex,
): Found {
  if (found.intents.length === 0) return found;
  const isOfOther = (at: number): boolean =>
    [...found.unusable, ...found.intents.filter(({ values }) => !values.includes('rapid-tests'))].some(
      ({ run }) => run.from <= at && at < run.to,
    );
  // The test of `blood pressure test` is another.
  const isTest = words.some((word, at) => tests.has(word) && !isOfOther(at));
  if (!isTest || words.some(isVaccine)) return found;
  return {
    ...found,
    intents: found.intents.map((intent) => {
      const { from, to, read } = intent.run;
      return names.has(read ?? words.slice(from, to).join(' '))
        ? { ...intent, values: ['rapid-tests' as const] }
        : intent;
    }),
  };
}
