import { readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { eleventyData } from './eleventy-data.ts';
import { type FinishedProcess, runProcess } from './run-process.ts';

/** The version that is measured; npx fetches it, no package of this project depends on it. */
const eleventy = '@11ty/eleventy@3.1.8';

interface MeasuredEleventy extends Pick<FinishedProcess, 'milliseconds' | 'user' | 'system'> {
  /** Bytes of its pages in parts of the bytes of the same pages as they are built. */
  readonly share: number;
}

/** The landing pages of a built site that have listings, links and all other parts. */
export const landingFiles = (built: string): readonly string[] =>
  readdirSync(built).filter((file) => file.endsWith('.html') && isLanding(join(built, file)));

/** Readies Eleventy in `work`, with data made ahead of landing pages of a built site. What it gives renders them into a new folder below `work`, in a process of its own. */
export async function readyEleventy(
  built: string,
  files: readonly string[],
  work: string,
): Promise<(out: string) => Promise<MeasuredEleventy>> {
  await mkdir(join(work, 'in'), { recursive: true });
  await cp(join(import.meta.dirname, 'eleventy', 'landing.11ty.js'), join(work, 'in', 'landing.11ty.js'));
  await writeFile(join(work, 'package.json'), '{"type":"module"}');
  const data = resolve(work, 'pages.json');
  await writeFile(data, JSON.stringify(eleventyData(built, files)));
  // This fetches the package if need be. Its own start is then measured without npm's.
  const found = await runProcess('npx', ['--yes', `--package=${eleventy}`, '-c', 'command -v eleventy'], {
    cwd: work,
  });
  const bytes = (folder: string): number =>
    files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  return async (out) => {
    const measured = await runProcess(found.output.trim(), ['--input=in', `--output=${out}`, '--quiet'], {
      cwd: work,
      env: { BENCH_PAGES: data, NODE_ENV: 'production' },
    });
    return { ...measured, share: bytes(join(work, out)) / bytes(built) };
  };
}

const isLanding = (file: string): boolean => {
  const html = readFileSync(file, 'utf8');
  return html.includes('<div class="intro">') && html.includes('id="more-title"');
};
