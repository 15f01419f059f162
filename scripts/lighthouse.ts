import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '../src/config/env.ts';
import { formatProblem } from '../src/domain/problem.ts';
import { ensureChromium, launchFlags } from './chromium.ts';
import { buildRealSite } from './lighthouse/real-site.ts';
import { type Measurement, measurementOf, medianOf, shortfalls } from './lighthouse/verdict.ts';
import { startPreview } from './preview/server.ts';

const pages = {
  home: '/',
  directory: '/directory',
  city: '/pharmacies/birmingham-al',
  landing: '/compounding-pharmacy-birmingham-al',
  pharmacy: '/pharmacies/birmingham-al/sample-cedar-pharmacy-9',
} as const;
const runs = 3;
const port = 4179;
const folder = join('.cache', 'lighthouse');
/** Asks for Node 22 and runs on 20 as well (docs/decisions/0043). */
const version = '13.5.0';
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

/**
 * `npm run lighthouse`: measures five screens in Lighthouse's mobile profile, each three times, on a site of listings marked as
 * real. Exits 1 when a median falls short. Wants a machine that does nothing else. The first run installs Lighthouse.
 */
async function main(): Promise<number> {
  if (!existsSync(program)) install();
  const env = readEnv({ ...process.env, SITE_ORIGIN: `http://localhost:${port}`, VITE_LOCATION_TOKEN: '' });
  if (!env.ok) {
    for (const problem of env.problems) console.error(formatProblem(problem));
    return 1;
  }
  const chromium = ensureChromium(console.log);
  const preview = await startPreview({ dist: await buildRealSite(folder, env.value), port });
  let failed = 0;
  try {
    console.log('page       perf a11y best  seo  LCP ms TBT ms   CLS');
    for (const [name, path] of Object.entries(pages)) {
      const measured: Measurement[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await measure(`${preview.url}${path}`, chromium));
      const median = medianOf(measured);
      console.log(row(name, median));
      for (const shortfall of shortfalls(median)) {
        failed += 1;
        console.log(`           ${shortfall}`);
      }
    }
  } finally {
    await preview.close();
  }
  return failed === 0 ? 0 : 1;
}

function install(): void {
  console.log(`Installing Lighthouse ${version} into ${folder} …`);
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `lighthouse@${version}`];
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0)
    throw new Error('Lighthouse could not be installed');
}

async function measure(url: string, chromium: string): Promise<Measurement> {
  const report = join(folder, 'report.json');
  const flags = ['--headless=new', ...launchFlags].join(' ');
  const args = [
    program,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=${flags}`,
  ];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: chromium },
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`Lighthouse failed at ${url}`);
  return measurementOf(await readFile(report, 'utf8'));
}

const row = (
  name: string,
  { performance, accessibility, seo, lcp, tbt, cls, ...rest }: Measurement,
): string =>
  [
    name.padEnd(10),
    ...[performance, accessibility, rest['best-practices'], seo].map((score) => String(score).padStart(4)),
    lcp.toFixed(0).padStart(7),
    tbt.toFixed(0).padStart(6),
    cls.toFixed(3).padStart(6),
  ].join(' ');

process.exitCode = await main();
