import { z } from 'zod';
import { parseJson } from '../cli/files/parse-json.ts';
import type { SiteCheck } from './artefact.ts';

const namesSchema = z.object({
  cities: z.array(z.object({ slug: z.string() })),
  rows: z.array(z.tuple([z.string(), z.string(), z.number(), z.number()])),
});
const placesSchema = z.object({ cities: z.array(z.object({ slug: z.string(), listed: z.boolean() })) });

const remedy = 'Plan a page for it, or leave it out of the dataset.';

/** Checks that each pharmacy and listed city in the data of the search box has a page. */
export const checkSearchedPages: SiteCheck = async ({ latestDatasets, read, pageByPath }, report) => {
  for (const dataset of latestDatasets) {
    const file = dataset.slice(1);
    if (!/^data\/(?:names|gazetteer)[./]/.test(file)) continue;
    const data = parseJson((await read(file).catch(() => '')).toString());
    for (const path of file.startsWith('data/names') ? pharmacyPaths(data) : directoryPaths(data))
      if (!pageByPath.has(path)) report(file, `names ${path}, which is no page`, remedy);
  }
};

function pharmacyPaths(data: unknown): readonly string[] {
  const { cities = [], rows = [] } = namesSchema.safeParse(data).data ?? {};
  return rows.map(([, slug, city]) => `/pharmacies/${cities[city]?.slug ?? ''}/${slug}`);
}

function directoryPaths(data: unknown): readonly string[] {
  const { cities = [] } = placesSchema.safeParse(data).data ?? {};
  return cities.filter(({ listed }) => listed).map(({ slug }) => `/pharmacies/${slug}`);
}
