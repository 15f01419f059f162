import type { PageGroup } from '../../plan/page-group.ts';

/** About how many pages a group has: to make every page only to count it would take a fifth of a small edit. */
export const sizeOf = (group: PageGroup): number => group.size ?? group.pages.length;

/** The largest groups first: they leave the threads least to wait for at the end, and the small ones are hashed meanwhile. */
export const largestFirst = (groups: readonly PageGroup[]): readonly PageGroup[] =>
  groups.toSorted((a, b) => sizeOf(b) - sizeOf(a));
