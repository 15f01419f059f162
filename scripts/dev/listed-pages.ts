import type { PageRef } from '../../src/domain/site/page-ref.ts';
import type { PageSource } from '../../src/domain/site/page-source.ts';
import { datasetPaths, type SitePath, versionedPath } from '../../src/domain/site/paths.ts';
import { locationServiceUrl, type SiteEnv } from '../config/env.ts';
import { gazetteerDataset } from '../plan/gazetteer-dataset.ts';
import { loadPlan } from '../plan/load-plan.ts';
import { type VersionedDataset, versioned } from '../plan/versioned-dataset.ts';
import type { Checked } from '../problems/problem.ts';
import { datasetLink, siteMetas } from '../render/page-template.ts';

/** The lists as vite-react-ssg's dev server and build see them: everything made when asked for. */
export interface ListedPages extends PageSource {
  readonly paths: ReadonlySet<string>;
  /** The text of a dataset by its own path, such as `/data/cities/birmingham-al.json`. */
  readonly datasetText: (path: string) => string | undefined;
  /** Puts into a page what the pre-renderer's template has: the site's metas and the page's dataset. */
  readonly complete: (path: string, html: string) => string;
}

/** Loads the lists of a folder, and the listing store of another; or every problem of theirs. */
export async function listedPages(
  lists: string,
  env: SiteEnv,
  listings: string,
): Promise<Checked<ListedPages>> {
  const loaded = await loadPlan(lists, listings);
  if (!loaded.ok) return loaded;
  const { plan, input } = loaded.value;

  const made = new Map<string, VersionedDataset>();
  const dataset = (path: string): VersionedDataset | undefined => {
    const data = plan.groups.find((group) => group.data?.path === path)?.data;
    const found = made.get(path) ?? (data && versioned(data.path, data.make()));
    if (found !== undefined) made.set(path, found);
    return found;
  };
  const planned = new Map<string, { readonly page: PageRef; readonly data: SitePath | undefined }>(
    plan.groups.flatMap(({ pages, data }) => pages.map((page) => [page.path, { page, data: data?.path }])),
  );
  const datasetOf = (path: string): VersionedDataset | undefined => {
    const data = planned.get(path)?.data;
    return data === undefined ? undefined : dataset(data);
  };
  const locationService = locationServiceUrl(env);
  const { mapStyleUrl, contactFormUrl } = env;
  const { sample, sources } = input;
  const metas = siteMetas({ sample, sources, locationService, mapStyleUrl, contactFormUrl });

  const pages: ListedPages = {
    paths: new Set(planned.keys()),
    facts: {
      sample,
      sources,
      origin: env.siteOrigin,
      lookupHost: locationService === null ? undefined : new URL(locationService).hostname,
      mapStyleUrl: mapStyleUrl ?? undefined,
      contactFormUrl: contactFormUrl ?? undefined,
    },
    pageOf: async (path) => {
      const page = planned.get(path)?.page;
      return page && { page, dataset: datasetOf(path)?.data };
    },
    datasetText: (path) => {
      if (path !== datasetPaths.gazetteer) return dataset(path)?.text;
      const versionOf = (city: Parameters<typeof datasetPaths.city>[0]): string =>
        dataset(datasetPaths.city(city))?.data.version ?? '';
      return versioned(datasetPaths.gazetteer, gazetteerDataset(input, versionOf)).text;
    },
    complete: (path, html) => {
      const { data, path: file } = datasetOf(path) ?? {};
      const link =
        data && file ? datasetLink({ kind: data.kind, url: versionedPath(file, data.version) }) : '';
      return html.replace('</head>', () => `${metas}${link}</head>`);
    },
  };
  return { ok: true, value: pages };
}
