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
 * Makes the datasets of landing pages of a built site ahead, in `work`. What it gives renders the pages anew in a process of its own, from its start
 * to the files in a new folder below `work`, and throws where one is not the same as it was built, byte for byte.
 */
export async function readyLanding(
  { lists, built, files, bundle }: BuiltSite,
  work: string,
): Promise<(folder: string) => Promise<FinishedProcess>> {
  await mkdir(work, { recursive: true });
  const data = resolve(work, 'landing.json');
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(data, JSON.stringify(await landingWork(lists, files, { day, env: siteEnv() })));
  // Compiled, as the build is: a TypeScript loader's start would be measured too.
  await compileForNode(
    join(work, 'tool'),
    { input: { 'render-landing': join(import.meta.dirname, 'render-landing.ts') } },
    { configFile: false },
  );
  return async (folder) => {
    const out = resolve(work, folder);
    if (existsSync(out)) throw new Error(`${out} is there already`);
    const measured = await runProcess(process.execPath, [
      ...[join(work, 'tool', 'render-landing.js'), data, out],
      ...[resolve(bundle.client), bundle.renderer, bundle.worker],
    ]);
    const isSame = (file: string): boolean =>
      readFileSync(join(out, file)).equals(readFileSync(join(built, file)));
    const other = files.find((file) => !isSame(file));
    if (other !== undefined) throw new Error(`${other} is not as it was built`);
    return measured;
  };
}
