import type { DiseaseWords } from './lexicon.ts';

/** The words of diseases, indexed. */
export interface DiseaseIndex {
  readonly names: ReadonlySet<string>;
  readonly tests: ReadonlySet<string>;
  readonly treated: ReadonlySet<string>;
  readonly medicines: ReadonlySet<string>;
  readonly having: ReadonlySet<string>;
  readonly isVaccine: (word: string) => boolean;
}

/** Indexes the words of diseases. */
export const diseaseIndex = ({ vaccines, vaccineStems, ...words }: DiseaseWords): DiseaseIndex => ({
  names: new Set(words.names),
  tests: new Set(words.tests),
  treated: new Set(words.treated),
  medicines: new Set(words.medicines),
  having: new Set(words.having),
  isVaccine: (word) => vaccines.includes(word) || vaccineStems.some((stem) => word.startsWith(stem)),
});
