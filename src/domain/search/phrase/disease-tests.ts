import type { FoundMeanings } from './found-meanings.ts';

const tests = /^(?:test|tests|testing|tested|pruebas?)$/;
const vaccines = /^(?:shots?|vaccin\w*|vax|jabs?|boosters?|immuni[sz]\w*|vacun\w*)$/;
/** A disease that pharmacies test for and vaccinate against. */
const diseases = /^(?:seasonal |la )?(?:flu|flue|influenza|gripe|gripa|covid|covid ?19|corona|coronavirus)$/;

/**
 * What words name, where a test is asked for and no vaccine: a disease by itself is then what is tested for, not what one is vaccinated against. “Covid and
 * flu test” asks for tests, “flu shot and covid test” for both.
 */
export function withTests<Found extends FoundMeanings>(words: readonly string[], found: Found): Found {
  if (found.intents.length === 0) return found;
  const isOfOther = (at: number): boolean =>
    [...found.unusable, ...found.intents.filter(({ values }) => !values.includes('rapid-tests'))].some(
      ({ run }) => run.from <= at && at < run.to,
    );
  // The test of `blood pressure test` is another.
  const isTest = words.some((word, at) => tests.test(word) && !isOfOther(at));
  if (!isTest || words.some((word) => vaccines.test(word))) return found;
  return {
    ...found,
    intents: found.intents.map((intent) => {
      const { from, to, read } = intent.run;
      return diseases.test(read ?? words.slice(from, to).join(' '))
        ? { ...intent, values: ['rapid-tests' as const] }
        : intent;
    }),
  };
}
