import { pageFile } from '../../../src/domain/site/paths.ts';
import type { RenderSetup } from '../../build/render/load-renderer.ts';
import type { RenderJob } from '../../build/render/render-group.ts';
import type { SiteEnv } from '../../cli/settings/env.ts';
import { unconfirmedPresets, unknownHours } from '../../plan/datasets/preset-dataset.ts';
import { versioned } from '../../plan/datasets/versioned-dataset.ts';
import { loadPlan } from '../../plan/load-plan.ts';

/** Some pages of a site, ready to be rendered: their datasets are made. */
export interface LandingWork {
  readonly setup: Omit<RenderSetup, 'client' | 'staging'>;
  readonly jobs: readonly RenderJob[];
}

/** The pages of these files, of the site that a build of sample listings makes of the lists on a day (`YYYY-MM-DD`). Throws where the lists have problems. */
export async function landingWork(
  lists: string,
  files: readonly string[],
  { day, env }: { readonly day: string; readonly env: SiteEnv },
): Promise<LandingWork> {
  const loaded = await loadPlan(lists, undefined, day);
  if (!loaded.ok) throw new Error('The lists have problems: run npm run check');
  const { plan, input } = loaded.value;
  const wanted = new Set(files);
  const jobs = plan.pageGroups.flatMap(({ id, pages: all, data }): readonly RenderJob[] => {
    const pages = all.filter(({ path }) => wanted.has(pageFile(path)));
    if (pages.length === 0) return [];
    const dataset = data && versioned(data);
    return [
      {
        ...{ id, pages, published: pages.map(() => undefined) },
        dataset: dataset && { file: dataset.file, text: dataset.text },
      },
    ];
  });
  const unconfirmed = [...unconfirmedPresets(input.cities), ...unknownHours(input.cities)];
  const { mapStyleUrl, mapStart, contactFormUrl } = env;
  return {
    jobs,
    setup: {
      template: { sample: true, unconfirmed, locationService: null, mapStyleUrl, mapStart, contactFormUrl },
      facts: {
        ...{ sample: true, unconfirmed, origin: env.siteOrigin },
        mapStyleUrl: mapStyleUrl ?? undefined,
        mapAtOnce: mapStart === 'at-once',
        contactFormUrl: contactFormUrl ?? undefined,
      },
    },
  };
}
