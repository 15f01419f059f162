import type { Indexability } from './indexability.ts';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly indexability: Indexability;
}
