import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isSitePath, pageFile } from '../../../src/domain/site/paths.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { Marker } from './marker.ts';

/** The state that builds left before published folders had a marker. To be removed with release 1.0. */
const stateSchema = z.object({
  format: z.literal(2),
  out: z.string(),
  files: z.record(z.string(), z.object({ digest: z.string(), bytes: z.number() })),
});

/** What such a build wrote beside it: the pages were named nowhere else. */
const recordSchema = z.object({
  report: z.object({ sample: z.boolean() }),
  pages: z.array(z.object({ path: z.string(), bytes: z.number() })),
});

/** What is known from it: enough to know the published folder again, and to render it anew. */
export interface StateOfFormat2 {
  readonly out: string;
  readonly site: Pick<Marker, 'kind' | 'listings'>;
  readonly files: ReadonlyMap<string, Fingerprint>;
}

/** No time and no inode were kept, so every file is read. */
const untimed = { modified: 0, inode: 0 } as const;

/** The names, sizes and digests of a state of format 2; undefined for another. Throws when its page record is gone. */
export async function stateOfFormat2(json: unknown, work: string): Promise<StateOfFormat2 | undefined> {
  const state = stateSchema.safeParse(json);
  if (!state.success) return undefined;
  const { report, pages } = recordSchema.parse(
    JSON.parse(await readFile(join(work, 'build-report.json'), 'utf8')),
  );
  const files = new Map<string, Fingerprint>();
  for (const { path, bytes } of pages) {
    if (isSitePath(path)) files.set(pageFile(path), { ...untimed, bytes, digest: '' });
  }
  for (const [file, { bytes, digest }] of Object.entries(state.data.files)) {
    files.set(file, { ...untimed, bytes, digest });
  }
  const kind = report.sample ? 'samples' : 'imported';
  return { out: state.data.out, site: { kind, listings: 0 }, files };
}
