import type { Named, PlaceIndex } from './place-index.ts';
import type { Speller } from './spelling.ts';
import type { Run } from './word-runs.ts';

/** What places are read from words with. */
export interface PlaceWords<City> {
  readonly index: PlaceIndex<City>;
  readonly spell: Speller;
  /** Whether the word says nothing by itself: it may stand between a place and its city, and is no state's code. */
  readonly isFiller: (word: string) => boolean;
  /** Whether the run belongs to words that mean something else together: `independence day`. */
  readonly isOther: (run: Run) => boolean;
  /** Whether the word there belongs to several words that mean something else as they stand: `drive thru`. */
  readonly isFixed: (at: number) => boolean;
  /** Whether pharmacies may well be named for people of the name. */
  readonly isSurname: (word: string) => boolean;
  /** Whether a listed pharmacy has the word in its name. */
  readonly isNameWord: (word: string) => boolean;
  /** What is left of words when all that is no name is taken out. */
  readonly leftover: (words: readonly string[]) => readonly string[];
  /** Which of the words would be a pharmacy's own name, and no chain's. */
  readonly namesOf: (words: readonly string[]) => readonly string[];
}

/** Words that name one place together: `spring hill`, `mobile`, `al`. */
export interface Reading<City> {
  readonly runs: readonly Run[];
  readonly covered: number;
  readonly cost: number;
  readonly named: Named<City>;
  readonly zip?: string | undefined;
  /** The words of a place beside it that nobody lists: `fort myers beach`. */
  readonly beside?: Run | undefined;
  /** Its own state stands behind it: `tampa fl`. */
  readonly isStated?: boolean | undefined;
  /** Its own state stands beside it, before or behind. */
  readonly hasState?: boolean | undefined;
  /** A state stands beside the city that is not its own. */
  readonly contradicted: boolean;
}
