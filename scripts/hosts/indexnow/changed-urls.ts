import { z } from 'zod';
import { absoluteUrl } from '../../../src/domain/site/paths.ts';

/** The part of `build-report.json` that a submission needs. */
export const recordSchema = z.object({
  format: z.literal(1),
  origin: z.string(),
  report: z.object({ sample: z.boolean() }),
  pages: z.array(z.object({ path: z.string(), index: z.boolean(), content: z.string().optional() })),
});
export type SiteRecord = z.infer<typeof recordSchema>;

/** What search engines were told last: the content version of each page by its URL. */
export const submittedSchema = z.record(z.string(), z.string());
export type Submitted = z.infer<typeof submittedSchema>;

/** Indexed pages by URL with what identifies their content; pages of fixed text have none and are told once. */
export const indexedPages = ({ origin, pages }: SiteRecord): Submitted =>
  Object.fromEntries(
    pages.flatMap(({ path, index, content = '' }) =>
      index ? [[absoluteUrl(origin, path), content] as const] : [],
    ),
  );

/**
 * URLs that are new, show other content, or are indexed no more, in that order. Those of an origin that the site had before are left out:
 * who speaks for the new one may not speak for them, and a service refuses all that are told together.
 */
export function changedUrls(before: Submitted, now: Submitted, origin: string): readonly string[] {
  const changed = Object.keys(now).filter((url) => before[url] !== now[url]);
  const gone = Object.keys(before).filter((url) => now[url] === undefined && url.startsWith(`${origin}/`));
  return [...changed, ...gone];
}
