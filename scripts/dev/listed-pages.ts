import { shownDataset } from '../../src/domain/site/city-data.ts';
import type { DatasetManifest } from '../../src/domain/site/dataset.ts';
import type { PageRef } from '../../src/domain/site/page-ref.ts';
import type { PageSource } from '../../src/domain/site/page-renderer.ts';
import { datasetFile } from '../../src/domain/site/paths.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import { dayOf } from '../build/earlier-files/earlier-files.ts';
import { siteFacts } from '../build/groups.ts';
import { dataMeta, siteMetas } from '../build/render/page-template.ts';
import type { Checked } from '../cli/problems/problem.ts';
import type { SiteEnv } from '../cli/settings/env.ts';
import { loadPlan } from '../plan/load-plan.ts';
import { type GroupData, madeData } from '../plan/page-group.ts';

/** The pages of a site, made on demand for the development server. */
export interface ListedPages extends PageSource {
  readonly paths: ReadonlySet<string>;
  readonly dataText: (path: string) => string | undefined;
  readonly withMetaTags: (path: string, html: string) => string;
}

// True versions, hashes, would need all datasets of a state.
const anyVersion = '0'.repeat(12);

/** Plans the site's pages from the folders of CSV lists and of listings, or returns the problems. */
export async function listedPages(
  lists: string,
  env: SiteEnv,
  listings: string,
): Promise<Checked<ListedPages>> {
  const loaded = await loadPlan(lists, listings, dayOf(new Date()));
  if (!loaded.ok) return loaded;
  const { plan, input } = loaded.value;

  const allData = plan.groups.flatMap(({ data }) => data ?? []);
  const dataFiles = new Map<string, GroupData>(
    allData.map((data) => [datasetFile(data.path, anyVersion), data]),
  );
  const manifests = groupBy(allData, ({ manifest }): string => manifest);
  const dataOf = memoize(madeData);
  const pageByPath = new Map<string, { readonly page: PageRef; readonly data: GroupData | undefined }>(
    plan.groups.flatMap(({ pages, data }) => pages.map((page) => [page.path, { page, data }])),
  );
  const facts = siteFacts(input, env);
  const metas = siteMetas(facts);

  const pages: ListedPages = {
    paths: new Set(pageByPath.keys()),
    facts,
    pageOf: async (path) => {
      const { page, data } = pageByPath.get(path) ?? {};
      if (page === undefined || data === undefined) return page && { page };
      const { dataset, tilesOf } = dataOf(data);
      const tiles = tilesOf(page).map((tile) => dataOf(tile).dataset);
      return { page, dataset: shownDataset(dataset, tiles) };
    },
    dataText: (path) => {
      const data = dataFiles.get(path);
      if (data !== undefined) return JSON.stringify(dataOf(data).dataset);
      if (!path.startsWith('/manifests/')) return undefined;
      const versions = (manifests.get(path) ?? []).map((named) => [named.path, anyVersion] as const);
      return JSON.stringify({ app: '', datasets: Object.fromEntries(versions) } satisfies DatasetManifest);
    },
    withMetaTags: (path, html) => {
      const { page, data } = pageByPath.get(path) ?? {};
      if (page === undefined || data === undefined) return html.replace('</head>', () => `${metas}</head>`);
      const { dataset, tilesOf } = dataOf(data);
      const files = [data, ...tilesOf(page)].map((each) => datasetFile(each.path, anyVersion));
      return html.replace('</head>', () => `${metas}${dataMeta({ kind: dataset.kind, files })}</head>`);
    },
  };
  return { ok: true, value: pages };
}
