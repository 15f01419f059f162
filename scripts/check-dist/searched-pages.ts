import { z } from 'zod';
import { parseJson } from '../cli/files/parse-json.ts';
import { type Check, type Finding, finding } from './artefact.ts';

const namesSchema = z.object({
  cities: z.array(z.object({ slug: z.string() })),
  rows: z.array(z.tuple([z.string(), z.string(), z.number()])),
});
const placesSchema = z.object({ cities: z.array(z.object({ slug: z.string(), listed: z.boolean() })) });

const remedy = 'Plan a page for it, or leave it out of the dataset.';

/** Every pharmacy that the search box finds by name has a page, and so has every place with a directory. */
export const checkSearchedPages: Check = async ({ manifests, read, pageOf }) => {
  const latest = [...manifests.values()].flatMap((named) => named ?? []);
  const missing = async (
    datasets: RegExp,
    pathsOf: (data: unknown) => readonly string[],
  ): Promise<readonly Finding[]> => {
    const files = latest.filter((path) => datasets.test(path)).map((path) => path.slice(1));
    const findings: Finding[] = [];
    for (const file of files) {
      const data = parseJson((await read(file).catch(() => '')).toString());
      for (const path of pathsOf(data))
        if (!pageOf.has(path)) findings.push(finding(file, `names ${path}, which is no page`, remedy));
    }
    return findings;
  };
  return [
    ...(await missing(/^\/data\/names[./]/, (data) => {
      const { cities = [], rows = [] } = namesSchema.safeParse(data).data ?? {};
      return rows.map(([, slug, city]) => `/pharmacies/${cities[city]?.slug ?? ''}/${slug}`);
    })),
    ...(await missing(/^\/data\/(?:gazetteer\.|places\/)/, (data) =>
      (placesSchema.safeParse(data).data?.cities ?? [])
        .filter(({ listed }) => listed)
        .map(({ slug }) => `/pharmacies/${slug}`),
    )),
  ];
};
