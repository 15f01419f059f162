import type { FilterId } from '../../domain/pharmacy/filters.ts';

/** How far a visitor asked to look for what passes filters. */
export interface Farther {
  readonly filters: readonly FilterId[];
  /** How often they asked; each time asks for more files. */
  readonly steps: number;
}
