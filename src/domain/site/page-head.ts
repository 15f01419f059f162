import type { Indexability } from './indexability.ts';

/** What a page tells of itself outside its body. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Whether the page asks to be indexed, and why or why not. */
  readonly indexability: Indexability;
}
