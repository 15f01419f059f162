import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { Refusal } from '../../cli/problems/refusal.ts';
import { runChild } from '../../cli/run-child.ts';
import { examples } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { ensureChromium, launchFlags } from '../chromium.ts';
import { installTool } from '../install-tool.ts';
import { servedSite } from '../served-site.ts';
import { type Measurement, measurementOf, medianOf, scores, shortfalls } from './verdict.ts';

/** Asks for Node 22 and runs on 20 as well. */
const tool = { packageName: 'lighthouse', version: '13.5.0', file: 'cli/index.js' };
const folder = join('.cache', 'lighthouse');
const port = 4179;
const runs = 3;
/** Its recording now and then lacks its own beginning (NO_NAVSTART), which says nothing of the page. */
const attempts = 3;

/** `npm run quality -- lighthouse`: on a site of the register's pharmacies; fails when a median falls short. */
export const lighthouseCommand = ({ print }: Terminal) =>
  new Command('lighthouse')
    .description(
      'Measures five screens in Lighthouse’s mobile profile, three runs each. Wants an idle machine.',
    )
    .addHelpText('after', examples('npm run quality -- lighthouse'))
    .action(async () => {
      const program = installTool(tool, print);
      const chromium = ensureChromium(print);
      const dist = await buildRegisterSite();
      const pages = await chosenPages(dist);
      let failed = 0;
      await servedSite(dist, port, async (url) => {
        print('page       perf a11y best  seo  LCP ms TBT ms   CLS');
        for (const [name, path] of Object.entries(pages)) {
          const measured: Measurement[] = [];
          for (let run = 0; run < runs; run += 1)
            measured.push(await measure(`${url}${path}`, { program, chromium }));
          const median = medianOf(measured);
          print(row(name, median));
          const short = shortfalls(median);
          for (const shortfall of short) print(`           ${shortfall}`);
          failed += short.length;
        }
      });
      if (failed > 0) throw new Refusal(`${failed} ${failed === 1 ? 'figure falls' : 'figures fall'} short`);
    });

/** Builds a site of real pharmacies and gives its folder: a site of samples is closed to crawlers, which costs it the score for them. */
async function buildRegisterSite(): Promise<string> {
  const out = join(folder, 'dist');
  const options = ['--register', '--frozen', '--out', out, '--work', join(folder, 'work')];
  const env = { SITE_ORIGIN: `http://localhost:${port}`, VITE_LOCATION_TOKEN: '' };
  if (await runChild(process.execPath, ['scripts/cli/start/launch.mjs', 'build', ...options], { env }))
    return out;
  throw new Refusal('The site to be measured could not be built — See the words of the build above.');
}

/** The paths of the screens; of the landing pages and pharmacies of Birmingham, the first that are indexed. */
async function chosenPages(dist: string): Promise<Readonly<Record<string, string>>> {
  const city = '/pharmacies/birmingham-al';
  const indexed = async (below: string, end: string): Promise<string> => {
    const files = (await readdir(join(dist, below))).filter((file) => file.endsWith(end)).toSorted();
    for (const file of files) {
      const html = await readFile(join(dist, below, file), 'utf8');
      if (!html.includes('content="noindex')) return `${below}/${file.replace('.html', '')}`;
    }
    throw new Refusal(`${join(dist, below)} has no page that is indexed`);
  };
  return {
    home: '/',
    directory: '/directory',
    city,
    landing: await indexed('', '-birmingham-al.html'),
    pharmacy: await indexed(city, '.html'),
  };
}

async function measure(page: string, { program, chromium }: { program: string; chromium: string }) {
  const report = join(folder, 'report.json');
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
