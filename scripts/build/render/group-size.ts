import type { PageGroup } from '../../plan/page-group.ts';

/** How many pages a group has. */
export const sizeOf = ({ pages }: PageGroup): number => pages.length;

/** The largest groups first: they leave the threads least to wait for at the end, and the small ones are hashed meanwhile. */
export const largestFirst = (groups: readonly PageGroup[]): readonly PageGroup[] =>
  groups.toSorted((a, b) => sizeOf(b) - sizeOf(a));
