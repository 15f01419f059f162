import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { runProcess } from './run-process.ts';

const recordSchema = z.object({
  report: z.object({
    pages: z.number(),
    written: z.number(),
    htmlBytes: z.number(),
    timings: z.object({ plan: z.number(), bundle: z.number(), render: z.number(), publish: z.number() }),
  }),
});

/** One build in a process of its own. */
export interface MeasuredBuild {
  readonly report: z.infer<typeof recordSchema>['report'];
  /** The whole process, from its start to its end. */
  readonly milliseconds: number;
  readonly peakMegabytes?: number | undefined;
}

/** Folders of a build that the bench has to itself. */
export interface BenchFolders {
  readonly lists: string;
  readonly out: string;
  readonly work: string;
}

/** Builds as `npm run build` does, on sample listings, so that figures can be compared, and reads what it recorded. */
export async function measureBuild({ lists, out, work }: BenchFolders): Promise<MeasuredBuild> {
  const { milliseconds, peakMegabytes } = await runProcess(process.execPath, [
    'scripts/launch/launch.mjs',
    'build',
    '--lists',
    lists,
    '--out',
    out,
    '--work',
    work,
    '--sample',
  ]);
  const { report } = recordSchema.parse(JSON.parse(await readFile(join(work, 'build-report.json'), 'utf8')));
  return { report, milliseconds, peakMegabytes };
}

/**
 * A clean build with the bundle at hand. `out` must not be there yet: emptying it first would be measured too, since ext4
 * searches long for inodes where many have just been freed. Rejects when it is.
 */
export async function measureCleanBuild(folders: BenchFolders): Promise<MeasuredBuild> {
  if (existsSync(folders.out)) throw new Error(`${folders.out} is there already`);
  await rm(join(folders.work, 'state.json'), { force: true });
  return measureBuild(folders);
}
