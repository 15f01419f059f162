import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Bundle } from '../../build/bundle/bundle.ts';
import { compileForNode } from '../../build/bundle/compile-for-node.ts';
import { checkAsBuilt } from './as-built.ts';
import type { LandingWork } from './landing-jobs.ts';
import { type FinishedProcess, runProcess } from './run-process.ts';

interface BuiltSite {
  /** The published folder. */
  readonly built: string;
  /** Its landing pages, relative to it. */
  readonly files: readonly string[];
  readonly landing: LandingWork;
  readonly bundle: Pick<Bundle, 'client' | 'renderer' | 'worker'>;
}

/**
 * Readies this project's rendering of landing pages of a built site in `work`. What it gives renders them anew in a process of its own, from its
 * start to the files in a new folder below `work`, and throws where one is not the same as it was built, byte for byte.
 */
export async function readyLanding(
  { built, files, landing, bundle }: BuiltSite,
  work: string,
): Promise<(folder: string) => Promise<FinishedProcess>> {
  await mkdir(work, { recursive: true });
  const data = resolve(work, 'landing.json');
  await writeFile(data, JSON.stringify(landing));
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
    checkAsBuilt(out, built, files);
    return measured;
  };
}
