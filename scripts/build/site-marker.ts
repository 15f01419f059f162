import type { PublishedFolder } from '../publish/published-folder.ts';
import type { EarlierState, PublishedSite } from '../state/build-state.ts';
import { markerFile, markerText } from '../state/marker.ts';
import { filesIn } from '../state/page-lines.ts';
import { type MadeSite, namesOf } from './made-files.ts';

interface Before {
  readonly site: PublishedSite;
  /** Id of the bundle, which is another where the code that makes markers is. */
  readonly bundle: string;
  readonly earlier: Pick<EarlierState, 'site' | 'bundle' | 'groups' | 'files'>;
  readonly folder: Pick<PublishedFolder, 'known' | 'markerText'>;
}

/** The marker of a site: the one that the last build left where it says the same, since to make one takes a digest of each file’s name. */
export function siteMarker(made: Pick<MadeSite, 'groups' | 'others'>, before: Before): string {
  const { site, bundle, earlier, folder } = before;
  const isSame =
    folder.known &&
    earlier.bundle === bundle &&
    earlier.site?.kind === site.kind &&
    earlier.site.listings === site.listings &&
    hasSameNames(made, earlier);
  return isSame && folder.markerText !== undefined ? folder.markerText : markerText(site, namesOf(made));
}

/** Whether a build makes files of just the names that the last one published, but for the marker. It may say no where that one kept files for open pages. */
function hasSameNames(
  { groups, others }: Pick<MadeSite, 'groups' | 'others'>,
  earlier: Before['earlier'],
): boolean {
  const before = earlier.files.others;
  if (groups.size !== earlier.groups.size) return false;
  if (others.size !== before.size - (before.has(markerFile) ? 1 : 0)) return false;
  for (const file of others.keys()) if (!before.has(file)) return false;
  for (const [id, { pages }] of groups) {
    const known = earlier.groups.get(id)?.pages;
    if (known !== pages && (known === undefined || filesIn(known).join() !== filesIn(pages).join()))
      return false;
  }
  return true;
}
