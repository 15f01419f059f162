import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compileForNode } from '../../build/bundle/compile-for-node.ts';
import { checkAsBuilt } from './as-built.ts';
import { computedData } from './computed-data.ts';
import type { LandingWork } from './landing-jobs.ts';
import { readyMadeData } from './ready-made-data.ts';
import { type FinishedProcess, runProcess } from './run-process.ts';

/** The version that is measured; npx fetches it, no package of this project depends on it. */
const eleventy = '@11ty/eleventy@3.1.8';

interface BuiltLanding {
  /** The published folder. */
  readonly built: string;
  /** Its landing pages, relative to it. */
  readonly files: readonly string[];
}

interface ReadyMade extends FinishedProcess {
  /** Bytes of its pages in parts of the bytes of the same pages as they are built. */
  readonly share: number;
}

/** The landing pages of a built site that have listings, links and all other parts. */
export const landingFiles = (built: string): readonly string[] =>
  readdirSync(built).filter((file) => file.endsWith('.html') && isLanding(join(built, file)));

/**
 * Readies Eleventy in `work`, with what landing pages of a built site show made ahead. What it gives renders them into a new folder below `work`, in a
 * process of its own.
 */
export async function readyMadeEleventy(
  { built, files }: BuiltLanding,
  work: string,
): Promise<(out: string) => Promise<ReadyMade>> {
  const run = await readyEleventy(work, { template: 'ready-made', data: readyMadeData(built, files) });
  const bytes = (folder: string): number =>
    files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  return async (out) => {
    const measured = await run(out);
    return { ...measured, share: bytes(join(work, out)) / bytes(built) };
  };
}

/**
 * The same from the datasets that the build's own rendering starts from, by the project's rules. Rejects where a page is not as it was built, byte for
 * byte.
 */
export async function computedEleventy(
  { built, files, landing }: BuiltLanding & { readonly landing: LandingWork },
  work: string,
): Promise<(out: string) => Promise<FinishedProcess>> {
  await compileForNode(resolve(work, 'values'), {
    input: ['src/app/prerender/landing-values.ts'],
    // What is imported on demand in browsers may well be in that file.
    checks: { ineffectiveDynamicImport: false },
  });
  const run = await readyEleventy(work, {
    template: 'computed',
    data: computedData(built, landing),
    env: { BENCH_VALUES: resolve(work, 'values', 'landing-values.js') },
  });
  return async (out) => {
    const measured = await run(out);
    checkAsBuilt(join(work, out), built, files);
    return measured;
  };
}

interface EleventyInput {
  /** A file of eleventy/, without its `.11ty.js`. */
  readonly template: string;
  readonly data: unknown;
  readonly env?: Readonly<Record<string, string>>;
}

async function readyEleventy(
  work: string,
  { template, data, env = {} }: EleventyInput,
): Promise<(out: string) => Promise<FinishedProcess>> {
  const file = `${template}.11ty.js`;
  await mkdir(join(work, 'in'), { recursive: true });
  await cp(join(import.meta.dirname, 'eleventy', file), join(work, 'in', file));
  await writeFile(join(work, 'package.json'), '{"type":"module"}');
  const pages = resolve(work, 'pages.json');
  await writeFile(pages, JSON.stringify(data));
  // This fetches the package if need be. Its own start is then measured without npm's.
  const found = await runProcess('npx', ['--yes', `--package=${eleventy}`, '-c', 'command -v eleventy'], {
    cwd: work,
  });
  return (out) => {
    if (existsSync(join(work, out))) throw new Error(`${join(work, out)} is there already`);
    return runProcess(found.output.trim(), ['--input=in', `--output=${out}`, '--quiet'], {
      cwd: work,
      env: { ...env, BENCH_PAGES: pages, NODE_ENV: 'production' },
    });
  };
}

const isLanding = (file: string): boolean => {
  const html = readFileSync(file, 'utf8');
  return html.includes('<div class="intro">') && html.includes('id="more-title"');
};
