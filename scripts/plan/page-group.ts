import type { Dataset } from '../../src/domain/site/dataset.ts';
import type { PageRef } from '../../src/domain/site/page-ref.ts';
import type { SitePath } from '../../src/domain/site/paths.ts';

/** What determines a dataset, or several, given the code, as values of JSON. */
export interface GroupInputs {
  /** All of it. */
  readonly all: readonly object[];
  /** Tells what of it decides whom the dataset shows, where some of it does not: of listings of other places, most are seen and few are shown. */
  readonly choice?: (() => readonly object[]) | undefined;
}

/** The dataset of a page group. */
export interface GroupData {
  readonly path: SitePath;
  /** The manifest that says its version. */
  readonly manifest: SitePath;
  readonly make: () => Dataset;
  /** Tells what determines the dataset. Absent where it draws on every city, and is made to see whether it changed. */
  readonly inputs?: (() => GroupInputs) | undefined;
  /** Whether a dataset that was made while the same decided shows everyone as they are now: it would come out the same. */
  readonly holds?: ((made: Dataset) => boolean) | undefined;
}

/** Groups that are planned together when they are asked for, which takes long. */
export interface FamilyPart {
  /** What their ids begin with, and those of no other part do. */
  readonly prefix: string;
  /** Tells what determines all of them. */
  readonly inputs: () => GroupInputs;
  readonly groups: () => readonly PageGroup[];
  /** The same, unplanned, where the same decided when these datasets were made: each has whom it had. Undefined where that cannot be. */
  readonly again: (made: readonly Dataset[]) => readonly PageGroup[] | undefined;
}

/** Groups without pages in parts that do not depend on each other. */
export interface GroupFamily {
  /** Tells what determines all of them. */
  readonly inputs: () => GroupInputs;
  readonly parts: () => readonly FamilyPart[];
  /** Where the dataset of a group is, by its id; undefined for the id of another group. */
  readonly placeOf: (id: string) => Pick<GroupData, 'path' | 'manifest'> | undefined;
}

/** Pages that are rendered together from one dataset: what is rendered or kept as a whole. */
export interface PageGroup {
  /** Unique, stable from build to build: `city/birmingham-al`. */
  readonly id: string;
  readonly pages: readonly PageRef[];
  /** About how many pages there are, where they are made when they are asked for. */
  readonly size?: number | undefined;
  /** Made on demand, so that a build never holds every dataset at once. Absent for pages of fixed text. */
  readonly data?: GroupData | undefined;
  /** The sitemap that the group's pages belong to: a state's slug, or `pages`. */
  readonly sitemap: string;
}
