import { join } from 'node:path';
import { cityPictures } from '../images/city-pictures.ts';
import { picturedCities } from '../plan/city-input.ts';
import type { Problem } from '../problems/problem.ts';
import { type RenderSiteOptions, renderSite, type Site, type SiteRendering } from '../render/render-site.ts';
import { partIdentity } from '../shards/part-identity.ts';
import type { Part } from '../shards/read-parts.ts';
import { takeParts } from '../shards/take-parts.ts';

interface PagesToMake extends Site {
  /** The shards' parts, where the site is put together from them. */
  readonly parts?: readonly Part[] | undefined;
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
}

interface MadePages extends SiteRendering {
  /** The cities' pictures, by file. */
  readonly pictures: ReadonlyMap<string, Buffer>;
  /** What is wrong with the parts. */
  readonly problems: readonly Problem[];
}

/** Renders a site's pages, or takes them from its parts, and stages those that differ from what is published. */
export async function makePages(
  { parts, day, ...site }: PagesToMake,
  options: RenderSiteOptions & { readonly work: string },
): Promise<MadePages> {
  const cache = join(options.work, 'images');
  const pictured = picturedCities(site.input);
  if (parts === undefined) {
    // Drawn while the threads render.
    const [rendering, pictures] = await Promise.all([
      renderSite(site, options),
      cityPictures(pictured, cache),
    ]);
    return { ...rendering, pictures, problems: [] };
  }
  const identity = await partIdentity({ ...site, env: options.env, day });
  const taken = takeParts({ ...site, parts, identity });
  if (taken.problems.length > 0) return { ...taken, failures: [] };
  return { ...taken, failures: [], pictures: await cityPictures(pictured, cache, taken.pictures) };
}
