import { type MadeSite, namesOf } from './made-files.ts';
import type { PublishedFolder } from './publish/look-at-folder.ts';
import type { EarlierState, PublishedSite } from './state/build-state.ts';
import { changedMarker, markerText } from './state/marker.ts';
import { markerFile } from './state/marker-file.ts';
import { filesIn } from './state/page-lines.ts';

interface Before {
  readonly site: PublishedSite;
  /** Id of the bundle, which is another where the code that makes markers is. */
  readonly bundle: string;
  readonly earlier: Pick<EarlierState, 'site' | 'bundle' | 'groups' | 'files'>;
  readonly folder: Pick<PublishedFolder, 'known' | 'markerText'>;
}

/** The marker of a site: the one that the last build left, with what has come and gone since, since to make one takes a digest of each file’s name. */
export function siteMarker(made: Pick<MadeSite, 'groups' | 'others'>, before: Before): string {
  const { site, bundle, earlier, folder } = before;
  const isOfSuch =
    folder.known &&
    earlier.bundle === bundle &&
    earlier.site?.kind === site.kind &&
    earlier.site.listings === site.listings;
  const changed =
    isOfSuch && folder.markerText !== undefined
      ? changedMarker(folder.markerText, changesIn(made, earlier), countOf(made))
      : undefined;
  return changed ?? markerText(site, namesOf(made));
}

/** The names of which a build makes more files, or fewer, than the last one left. That one may have kept files for open pages, which a marker does not name. */
function changesIn(
  { groups, others }: Pick<MadeSite, 'groups' | 'others'>,
  earlier: Before['earlier'],
): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  const count = (files: Iterable<string>, by: 1 | -1): void => {
    for (const file of files) changes.set(file, (changes.get(file) ?? 0) + by);
  };
  const filesOf = (pages = ''): readonly string[] => filesIn(pages);
  for (const id of new Set([...groups.keys(), ...earlier.groups.keys()])) {
    const [pages, known] = [groups.get(id)?.pages, earlier.groups.get(id)?.pages];
    if (pages === known) continue;
    count(filesOf(pages), 1);
    count(filesOf(known), -1);
  }
  const before = earlier.files.others;
  count(others.keys(), 1);
  count(before.keys(), -1);
  if (before.has(markerFile)) count([markerFile], 1);
  return new Map([...changes].filter(([, by]) => by !== 0));
}

const countOf = ({ groups, others }: Pick<MadeSite, 'groups' | 'others'>): number =>
  [...groups.values()].reduce((sum, { tally }) => sum + tally.pages, others.size + 1);
