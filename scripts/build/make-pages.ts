import { join } from 'node:path';
import type { Problem } from '../cli/problems/problem.ts';
import { picturedCities } from '../plan/city-input.ts';
import { cityPictures, pictureFile, picturesHash } from './images/city-pictures.ts';
import { type SyncDisk, syncMeanwhile } from './publish/sync-disk.ts';
import { isLarge } from './render/large-site.ts';
import { type RenderSiteOptions, renderSite, type SiteRendering } from './render/render-site.ts';
import type { SiteToRender } from './render/site-to-render.ts';
import { partIdentity } from './shards/part-identity.ts';
import type { Part } from './shards/read-parts.ts';
import { takeParts } from './shards/take-parts.ts';
import { stageGivenFiles } from './stage-other-files.ts';
import { pageLinesFile } from './state/page-lines.ts';

interface PagesToMake extends SiteToRender {
  /** The shards' parts, where the site is put together from them. */
  readonly parts?: readonly Part[] | undefined;
  readonly sync: SyncDisk;
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
}

export interface MadePages extends SiteRendering {
  /** What is wrong with the parts. */
  readonly problems: readonly Problem[];
  /** Hash of what the cities' pictures are drawn from. */
  readonly pictures: string;
}

/**
 * Renders a site's pages, or takes them from its parts, and stages those that differ from what is published, the cities' pictures and what a site has
 * whatever its pages are.
 */
export async function makePages(
  { parts, day, sync, ...site }: PagesToMake,
  options: RenderSiteOptions & { readonly work: string },
): Promise<MadePages> {
  const cache = join(options.work, 'images');
  const pictured = picturedCities(site.input);
  const pictures = picturesHash(pictured);
  const stagePicture = (file: string, png: Buffer): void => site.stage.add(file, png);
  const drawPictures = async (): Promise<void> => {
    const areSame = pictures === site.earlier.pictures;
    if (areSame && pictured.every(({ city }) => site.stage.keep(pictureFile(city)))) return;
    await cityPictures(pictured, { cache }, stagePicture);
  };
  const stageGiven = (): Promise<void> =>
    stageGivenFiles(site.stage, { bundle: site.bundle, env: options.env, images: cache });
  if (parts === undefined) {
    const lines = isLarge(site.input) ? join(options.work, pageLinesFile) : undefined;
    // Drawn and read while the threads render.
    const [rendering] = await syncMeanwhile(site.staging, sync, () =>
      Promise.all([renderSite(site, { ...options, lines }), drawPictures(), stageGiven()]),
    );
    return { ...rendering, pictures, problems: [] };
  }
  const identity = await partIdentity({ ...site, env: options.env, day });
  const taken = takeParts({ ...site, parts, identity });
  if (taken.problems.length > 0) return { ...taken, pictures, failures: [] };
  await cityPictures(pictured, { cache, drawn: taken.pictures }, stagePicture);
  await stageGiven();
  return { ...taken, pictures, failures: [] };
}
