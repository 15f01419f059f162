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

/** The lists for vite-react-ssg's dev server and build, where everything is made on demand. */
export interface ListedPages extends PageSource {
  readonly paths: ReadonlySet<string>;
  /** Returns the text of a manifest or a dataset, by the path of its file. */
  readonly dataText: (path: string) => string | undefined;
  /** Adds what the pre-renderer's template has to a page: the site's metas and the page's dataset. */
  readonly complete: (path: string, html: string) => string;
}

/** Version of every dataset here. True versions would need all datasets of a state to be made. */
const anyVersion = '0'.repeat(12);

/** Loads the lists of a folder and the listing store of another, or returns every problem in them. */
export async function listedPages(
  lists: string,
  env: SiteEnv,
  listings: string,
): Promise<Checked<ListedPages>> {
  const loaded = await loadPlan(lists, listings, dayOf(new Date()));
  if (!loaded.ok) return loaded;
  const { plan, input } = loaded.value;

  const listed = plan.groups.flatMap(({ data }) => data ?? []);
  const dataFiles = new Map<string, GroupData>(
    listed.map((data) => [datasetFile(data.path, anyVersion), data]),
  );
  const manifests = groupBy(listed, ({ manifest }): string => manifest);
  const made = memoize(madeData);
  const planned = new Map<string, { readonly page: PageRef; readonly data: GroupData | undefined }>(
    plan.groups.flatMap(({ pages, data }) => pages.map((page) => [page.path, { page, data }])),
  );
  const facts = siteFacts(input, env);
  const metas = siteMetas(facts);

  const pages: ListedPages = {
    paths: new Set(planned.keys()),
    facts,
    pageOf: async (path) => {
      const { page, data } = planned.get(path) ?? {};
      if (page === undefined || data === undefined) return page && { page };
      const { dataset, tilesOf } = made(data);
      const tiles = tilesOf(page).map((tile) => made(tile).dataset);
      return { page, dataset: shownDataset(dataset, tiles) };
    },
    dataText: (path) => {
      const data = dataFiles.get(path);
      if (data !== undefined) return JSON.stringify(made(data).dataset);
      if (!path.startsWith('/manifests/')) return undefined;
      const versions = (manifests.get(path) ?? []).map((named) => [named.path, anyVersion] as const);
      return JSON.stringify({ app: '', datasets: Object.fromEntries(versions) } satisfies DatasetManifest);
    },
    complete: (path, html) => {
      const { page, data } = planned.get(path) ?? {};
      if (page === undefined || data === undefined) return html.replace('</head>', () => `${metas}</head>`);
      const { dataset, tilesOf } = made(data);
      const files = [data, ...tilesOf(page)].map((each) => datasetFile(each.path, anyVersion));
      return html.replace('</head>', () => `${metas}${dataMeta({ kind: dataset.kind, files })}</head>`);
    },
  };
  return { ok: true, value: pages };
}
