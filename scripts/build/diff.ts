import { datasetFile } from '../../src/domain/site/paths.ts';
import type { Manifest, PublishedGroup } from './manifest.ts';

/**
 * Parts groups by whether they must be made. A group is kept when its inputs are those of the last build and each of
 * its files is published as that build left it; any other is stale. `isIntact` says whether a file is so.
 */
export function diffGroups<Group extends { readonly id: string; readonly inputs: () => string }>(
  groups: readonly Group[],
  published: { manifest: Pick<Manifest, 'groups'> | undefined; isIntact: (file: string) => boolean },
) {
  const kept: { readonly id: string; readonly published: PublishedGroup }[] = [];
  const stale: Group[] = [];
  for (const group of groups) {
    const known = published.manifest?.groups[group.id];
    if (known !== undefined && known.inputs === group.inputs() && filesOf(known).every(published.isIntact))
      kept.push({ id: group.id, published: known });
    else stale.push(group);
  }
  return { kept, stale };
}

/** Names of a published group's files: its pages and datasets. */
const filesOf = ({ pages, datasets }: PublishedGroup): readonly string[] => [
  ...pages.map(({ file }) => file),
  ...datasets.map(({ path, version }) => datasetFile(path, version).slice(1)),
];
