import { TextFile } from '../../cli/files/text-file.ts';
import type { SiteEnv } from '../../cli/settings/env.ts';
import type { SiteGroups } from '../state/build-state.ts';
import { sizeOf } from './group-size.ts';
import type { RenderFailure } from './render-group.ts';
import { renderJobs } from './render-pool.ts';
import { commonOf, renderSetup } from './render-setup.ts';
import { RenderedGroups } from './rendered-groups.ts';
import type { SiteToRender } from './site-to-render.ts';
import { StaleGroups } from './stale-groups.ts';

export interface RenderSiteOptions {
  readonly threads: number;
  readonly env: SiteEnv;
  readonly plain?: boolean | undefined;
  /** Where lines of pages wait (page-lines.ts) instead of in memory. The groups read it as long as they are used. */
  readonly lines?: string | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** What rendering a site, or a part of it, came to. */
export interface SiteRendering {
  readonly groups: SiteGroups;
  /** What the tiles were made from (tile-hashes.ts); absent where that is not known. */
  readonly tiles?: string | undefined;
  readonly failures: readonly RenderFailure[];
  /** Groups whose pages were rendered, whether they came out the same or not, and how many pages those are. */
  readonly renewed: ReadonlySet<string>;
  readonly rendered: number;
  /** How many pages were staged, since they are not what is published. */
  readonly written: number;
}

/** Renders the groups whose inputs differ from the last build's, or whose pages are missing, and stages what changed. */
export async function renderSite(site: SiteToRender, options: RenderSiteOptions): Promise<SiteRendering> {
  const { plan, bundle, ahead } = site;
  const { threads, lines, onProgress } = options;
  const setup = renderSetup(site, options);
  const results = new RenderedGroups(lines === undefined ? undefined : new TextFile(lines));
  const stale = new StaleGroups(site, { common: commonOf(setup, bundle.id), threads, results });
  const total = plan.pageGroups.reduce((sum, group) => sum + sizeOf(group), 0);
  await renderJobs(stale.jobs(), setup, {
    ...{ bundle, ahead, threads },
    onGroup: (id, group) => {
      results.take(id, group);
      onProgress?.(results.done, total);
    },
  });
  const { failures, renewed, rendered, written } = results;
  const groups = results.inOrder(plan);
  return { groups, tiles: stale.tileHashes, failures, renewed, rendered, written };
}
