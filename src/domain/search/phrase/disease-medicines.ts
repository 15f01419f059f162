import type { DiseaseIndex } from './disease-index.ts';
import type { FoundMeanings } from './found-meanings.ts';
import { type Run, taken } from './word-runs.ts';

/**
 * What words name, where a medicine is asked for and neither vaccine nor test, or somebody is ill: a disease by itself is then no wish for a vaccine or a check,
 * and is told, since no listing tells what helps against it. “Flu medicine”, “i have the flu”; but “flu shots and medicine delivery”.
 */
export function withMedicines<Found extends FoundMeanings>(
  words: readonly string[],
  found: Found,
  { names, treated, tests, medicines, having, isVaccine }: DiseaseIndex,
): Found {
  const isDisease = ({ from, to, read }: Run): boolean => {
    const text = read ?? words.slice(from, to).join(' ');
    return names.has(text) || treated.has(text);
  };
  const isHad = ({ from }: Run): boolean =>
    having.has(words[from - 1] ?? '') ||
    (/^(?:the|a)$/.test(words[from - 1] ?? '') && having.has(words[from - 2] ?? ''));
  const hasMedicine = words.some((word) => medicines.has(word));
  const ill = found.intents.filter(({ run }) => isDisease(run) && (hasMedicine || isHad(run)));
  if (ill.length === 0 || words.some((word) => tests.has(word) || isVaccine(word))) return found;
  const told = ill.map(({ run, cost }) => ({
    run: { ...run, to: medicines.has(words[run.to] ?? '') ? run.to + 1 : run.to },
    values: ['unusable' as const],
    cost,
  }));
  return {
    ...found,
    intents: found.intents.filter((intent) => !ill.includes(intent)),
    unusable: [...found.unusable, ...told],
    rest: told.map(({ run }) => run).reduce(taken, found.rest),
  };
}
