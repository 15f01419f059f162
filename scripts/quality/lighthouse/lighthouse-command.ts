import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { Refusal } from '../../cli/problems/refusal.ts';
import { runChild } from '../../cli/run-child.ts';
import { examples } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { ensureChromium, launchFlags } from '../chromium.ts';
import { installTool } from '../install-tool.ts';
import { launcher } from '../launcher.ts';
import { servedSite } from '../served-site.ts';
import { type Measurement, measurementOf, medianOf, shortfalls } from './verdict.ts';

// The package asks for Node 22, but runs on 20 as well.
const tool = { packageName: 'lighthouse', version: '13.5.0', file: 'cli/index.js' };
const folder = join('.cache', 'lighthouse');
const port = 4179;
const runs = 3;
// Lighthouse sometimes fails with NO_NAVSTART (no start in its trace), on any page.
const attempts = 3;

/** Makes the command `npm run quality -- lighthouse`, which measures five pages with Lighthouse. */
export const lighthouseCommand = ({ print }: Terminal) =>
  new Command('lighthouse')
    .description('Measures five screens in Lighthouse’s mobile profile. Wants an idle machine.')
    .addHelpText('after', examples('npm run quality -- lighthouse'))
    .action(async () => {
      const program = installTool(tool, print);
      const chromium = ensureChromium(print);
      const dist = await buildRegisterSite();
      const pages = await chosenPages(dist);
      const allShortfalls: string[] = [];
      await servedSite(dist, port, async (url) => {
        for (const [name, path] of Object.entries(pages)) {
          const measured: Measurement[] = [];
          for (let run = 0; run < runs; run += 1)
            measured.push(await measure(`${url}${path}`, { program, chromium }));
          const median = medianOf(measured);
          const figures = Object.entries(median).map(([key, value]) => `${key} ${Number(value.toFixed(2))}`);
          print(`${name}: ${figures.join(', ')}`);
          allShortfalls.push(...shortfalls(median).map((shortfall) => `${name}: ${shortfall}`));
        }
      });
      if (allShortfalls.length > 0) throw new Refusal(...allShortfalls);
    });

async function buildRegisterSite(): Promise<string> {
  const out = join(folder, 'dist');
  const options = ['--register', '--frozen', '--out', out, '--work', join(folder, 'work')];
  const env = { SITE_ORIGIN: `http://localhost:${port}`, VITE_LOCATION_TOKEN: '' };
  if (await runChild(process.execPath, [launcher, 'build', ...options], { env })) return out;
  throw new Refusal('The site to be measured could not be built — See the words of the build above.');
}

async function chosenPages(dist: string): Promise<Readonly<Record<string, string>>> {
  const sitemap = await readFile(join(dist, 'sitemaps', 'alabama.xml'), 'utf8');
  const indexedPath = (pattern: RegExp): string => {
    const [, path] = pattern.exec(sitemap) ?? [];
    if (path === undefined) throw new Refusal(`${dist}: no page is indexed that ${pattern} finds`);
    return path;
  };
  return {
    ...{ home: '/', directory: '/directory', city: '/pharmacies/birmingham-al' },
    landing: indexedPath(/<loc>[a-z]+:\/\/[^/<]+(\/(?!pharmacy-)[^/<]+-birmingham-al)</),
    pharmacy: indexedPath(/(\/pharmacies\/[^/<]+\/(?!page-)[^<]+)</),
  };
}

async function measure(page: string, { program, chromium }: { program: string; chromium: string }) {
  const report = join(folder, 'report.json');
  const flags = ['--headless=new', ...launchFlags].join(' ');
  const output = ['--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`];
  const options = { env: { CHROME_PATH: chromium } };
  for (let attempt = 1; attempt <= attempts; attempt += 1)
    if (await runChild(process.execPath, [program, page, ...output], options))
      return measurementOf(await readFile(report, 'utf8'));
  throw new Refusal(`${page}: Lighthouse failed — See its own words above.`);
}
