import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../cli/problems/refusal.ts';
import { runChild } from '../../cli/run-child.ts';
import { launchFlags } from '../chromium.ts';
import { type Measurement, measurementOf, medianOf, scores, shortfalls } from './verdict.ts';

const pages = {
  home: '/',
  directory: '/directory',
  city: '/pharmacies/birmingham-al',
  landing: '/compounding-pharmacy-birmingham-al',
  pharmacy: '/pharmacies/birmingham-al/cedar-pharmacy',
} as const;
const runs = 3;
/** Its recording now and then lacks its own beginning (NO_NAVSTART), which says nothing of the page. */
const attempts = 3;

/** What one measurement needs. */
interface Lighthouse {
  /** Where the site answers. */
  readonly url: string;
  /** Lighthouse's own script. */
  readonly program: string;
  /** The browser's executable. */
  readonly chromium: string;
  /** Where a report may be written. */
  readonly folder: string;
}

/** Measures five screens in Lighthouse's mobile profile, each three times, and tells a line of each; gives how many medians fall short. */
export async function measureScreens(lighthouse: Lighthouse, print: (line: string) => void): Promise<number> {
  let failed = 0;
  print('page       perf a11y best  seo  LCP ms TBT ms   CLS');
  for (const [name, path] of Object.entries(pages)) {
    const measured: Measurement[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measure(path, lighthouse));
    const median = medianOf(measured);
    print(row(name, median));
    for (const shortfall of shortfalls(median)) {
      failed += 1;
      print(`           ${shortfall}`);
    }
  }
  return failed;
}

async function measure(path: string, { url, program, chromium, folder }: Lighthouse): Promise<Measurement> {
  const report = join(folder, 'report.json');
  const page = `${url}${path}`;
  const flags = ['--headless=new', ...launchFlags].join(' ');
  const output = ['--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`];
  const options = { quiet: true, env: { CHROME_PATH: chromium } };
  for (let attempt = 1; attempt <= attempts; attempt += 1)
    if (await runChild(process.execPath, [program, page, ...output], options))
      return measurementOf(await readFile(report, 'utf8'));
  throw new Refusal(`${page}: Lighthouse failed — See its own words above.`);
}

const row = (name: string, measured: Measurement): string =>
  [
    name.padEnd(10),
    ...scores.map((score) => String(measured[score]).padStart(4)),
    measured.lcp.toFixed(0).padStart(7),
    measured.tbt.toFixed(0).padStart(6),
    measured.cls.toFixed(3).padStart(6),
  ].join(' ');
