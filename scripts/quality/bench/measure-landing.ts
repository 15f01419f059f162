import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Bundle } from '../../client-bundle/bundle.ts';
import { compileForNode } from '../../client-bundle/compile-for-node.ts';
import { siteEnv } from '../../command-line/shared-options.ts';
import { landingWork } from './landing-jobs.ts';
import { type FinishedProcess, runProcess } from './run-process.ts';

interface BuiltSite {
  readonly lists: string;
  /** The published folder. */
  readonly built: string;
  /** Its landing pages, relative to it. */
  readonly files: readonly string[];
  readonly bundle: Pick<Bundle, 'client' | 'renderer' | 'worker'>;
}

/**
 * Renders landing pages of a built site anew in `work`, from datasets made ahead, in a process of its own, from its start to the files in
 * a new folder. Throws where a page is not the same as it was built, byte for byte.
 */
export async function measureLanding(
  { lists, built, files, bundle }: BuiltSite,
  work: string,
): Promise<FinishedProcess> {
  await mkdir(work, { recursive: true });
  const [data, out] = [resolve(work, 'landing.json'), resolve(work, 'out')];
  if (existsSync(out)) throw new Error(`${out} is there already`);
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(data, JSON.stringify(await landingWork(lists, files, { day, env: siteEnv() })));
  // Compiled, as the build is: a TypeScript loader's start would be measured too.
  await compileForNode(
    join(work, 'tool'),
    { input: { 'render-landing': join(import.meta.dirname, 'render-landing.ts') } },
    { configFile: false },
  );
  const measured = await runProcess(process.execPath, [
    ...[join(work, 'tool', 'render-landing.js'), data, out],
    ...[resolve(bundle.client), bundle.renderer, bundle.worker],
  ]);
  const other = files.find((file) => !readFileSync(join(out, file)).equals(readFileSync(join(built, file))));
  if (other !== undefined) throw new Error(`${other} is not as it was built`);
  return measured;
}
