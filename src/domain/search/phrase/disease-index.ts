import type { DiseaseWords } from './lexicon.ts';

/** The words of diseases, indexed. */
export interface DiseaseIndex {
  readonly names: ReadonlySet<string>;
  readonly tests: ReadonlySet<string>;
  readonly isVaccine: (word: string) => boolean;
}

/** Indexes the words of diseases. */
export const diseaseIndex = ({ names, tests, vaccines, vaccineStems }: DiseaseWords): DiseaseIndex => ({
  names: new Set(names),
  tests: new Set(tests),
  isVaccine: (word) => vaccines.includes(word) || vaccineStems.some((stem) => word.startsWith(stem)),
});
