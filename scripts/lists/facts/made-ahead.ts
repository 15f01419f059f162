import type { StateCode } from '../../../src/domain/places/us-state.ts';

/** Where ZIP codes of the same first three digits lie: those, the state that most of them are in, and the middle of their centres, degrees to one decimal. */
export type ZipArea = readonly [prefix: string, state: StateCode, lat: number, lng: number];

/** ZIP codes of one state that follow each other: from the position `start` to before `end`. */
export interface StateRun {
  readonly state: StateCode;
  readonly start: number;
  readonly end: number;
}

/** What follows from the package of ZIP codes alone. */
export interface MadeAhead {
  /** As `zipsMadeAhead` writes it. */
  readonly zips: string;
  readonly states: readonly StateRun[];
  /** As `radiiText` writes them. */
  readonly radii: string;
  /** As `areasOf` gives them. */
  readonly areas: readonly ZipArea[];
}

/** In the build that compile-build.ts compiles it is there, and saves each build 0.03 s, one of imported listings and one from nothing 0.2 s. Wherever else this is read it is found out anew. */
export const madeAhead: MadeAhead | undefined = undefined;
