import { datasetFile } from '../../src/domain/site/paths.ts';
import type { Manifest, PublishedGroup } from './manifest.ts';

/** The groups of a build, parted by what the last build left of them. */
export interface GroupDiff<Group> {
  /** Published as they would come out again. */
  readonly kept: readonly { readonly id: string; readonly published: PublishedGroup }[];
  /** To be made and rendered. */
  readonly stale: readonly Group[];
}

interface PublishedGroups {
  readonly manifest: Pick<Manifest, 'groups'> | undefined;
  /** Says whether a published file is as the manifest says. */
  readonly isIntact: (file: string) => boolean;
}

/**
 * Parts groups by whether they must be made. A group is kept when its inputs are those of the last build and each of
 * its files is published as that build left it; any other is stale.
 */
export function diffGroups<Group extends { readonly id: string; readonly inputs: () => string }>(
  groups: readonly Group[],
  { manifest, isIntact }: PublishedGroups,
): GroupDiff<Group> {
  const kept: GroupDiff<Group>['kept'][number][] = [];
  const stale: Group[] = [];
  for (const group of groups) {
    const published = manifest?.groups[group.id];
    if (published !== undefined && published.inputs === group.inputs() && filesOf(published).every(isIntact))
      kept.push({ id: group.id, published });
    else stale.push(group);
  }
  return { kept, stale };
}

/** Names of a published group's files: its pages and datasets. */
const filesOf = ({ pages, datasets }: Pick<PublishedGroup, 'pages' | 'datasets'>): readonly string[] => [
  ...pages.map(({ file }) => file),
  ...datasets.map(({ path, version }) => datasetFile(path, version).slice(1)),
];
