import { z } from 'zod';
import { parseJson } from '../cli/files/parse-json.ts';
import type { SiteCheck } from './artefact.ts';

const namesSchema = z.object({
  cities: z.array(z.object({ slug: z.string() })),
  rows: z.array(z.tuple([z.string(), z.string(), z.number()])),
});
const placesSchema = z.object({ cities: z.array(z.object({ slug: z.string(), listed: z.boolean() })) });

/** Checks that every pharmacy that the search box finds by name has a page, and every place with a directory too. */
export const checkSearchedPages: SiteCheck = async ({ latest, read, pageOf }, report) => {
  for (const dataset of latest) {
    const pathsOf = /^\/data\/names[./]/.test(dataset)
      ? namedPaths
      : /^\/data\/(?:gazetteer\.|places\/)/.test(dataset)
        ? placePaths
        : undefined;
    if (pathsOf === undefined) continue;
    const file = dataset.slice(1);
    for (const path of pathsOf(parseJson((await read(file).catch(() => '')).toString())))
      if (!pageOf.has(path))
        report(
          file,
          `names ${path}, which is no page`,
          'Plan a page for it, or leave it out of the dataset.',
        );
  }
};

function namedPaths(data: unknown): readonly string[] {
  const { cities = [], rows = [] } = namesSchema.safeParse(data).data ?? {};
  return rows.map(([, slug, city]) => `/pharmacies/${cities[city]?.slug ?? ''}/${slug}`);
}

function placePaths(data: unknown): readonly string[] {
  const { cities = [] } = placesSchema.safeParse(data).data ?? {};
  return cities.filter(({ listed }) => listed).map(({ slug }) => `/pharmacies/${slug}`);
}
