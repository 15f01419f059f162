import { z } from 'zod';
import { parseJson } from '../files/parse-json.ts';
import { type Check, finding } from './artefact.ts';

const namesSchema = z.object({
  cities: z.array(z.object({ slug: z.string() })),
  rows: z.array(z.tuple([z.string(), z.string(), z.number()])),
});
const gazetteerSchema = z.object({ cities: z.array(z.object({ slug: z.string(), listed: z.boolean() })) });

const remedy = 'Plan a page for it, or leave it out of the dataset.';

/** Every pharmacy that the search box finds by name has a page, and so has every place with a directory. */
export const checkSearchedPages: Check = async ({ manifests, read, pageOf }) => {
  const latest = [...manifests.values()].flatMap((named) => named ?? []);
  const missing = async (
    dataset: string,
    pathsOf: (data: unknown) => readonly string[],
  ): Promise<ReturnType<typeof finding>[]> => {
    const file = latest.find((path) => path.startsWith(`/data/${dataset}.`))?.slice(1);
    if (file === undefined) return [];
    const data = parseJson((await read(file).catch(() => '')).toString());
    return pathsOf(data)
      .filter((path) => !pageOf.has(path))
      .map((path) => finding(file, `names ${path}, which is no page`, remedy));
  };
  return [
    ...(await missing('names', (data) => {
      const { cities = [], rows = [] } = namesSchema.safeParse(data).data ?? {};
      return rows.map(([, slug, city]) => `/pharmacies/${cities[city]?.slug ?? ''}/${slug}`);
    })),
    ...(await missing('gazetteer', (data) =>
      (gazetteerSchema.safeParse(data).data?.cities ?? [])
        .filter(({ listed }) => listed)
        .map(({ slug }) => `/pharmacies/${slug}`),
    )),
  ];
};
