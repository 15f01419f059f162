import type { Indexability } from './indexability.ts';

/** What a page says about itself in its head. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly indexability: Indexability;
}
