import { readSiteFiles } from '../../check-dist/artefact.ts';
import { formatResults, runChecks } from '../../check-dist/run-checks.ts';
import { Refusal } from '../problems/refusal.ts';
import { distOption, newCommand, siteEnv } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** Makes the command `npm run check:dist`, which checks the built site. */
export const command = ({ print }: Terminal) =>
  newCommand(
    'npm run check:dist --',
    'Checks the built site: heads, claims, links, sitemaps, structured data, markup, sizes.',
    'npm run check:dist -- --dist /tmp/site',
  )
    .addOption(distOption())
    .action(async (options) => {
      const { siteOrigin } = siteEnv();
      const started = performance.now();
      const site = await readSiteFiles(options.dist, siteOrigin, Date.now());
      const { results, pages } = await runChecks(site);
      for (const line of formatResults(results)) print(line);
      const count = results.reduce((sum, { findings }) => sum + findings.length, 0);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const checked = `${pages.toLocaleString('en-US')} pages, ${site.files.size.toLocaleString('en-US')} files checked in ${seconds} s`;
      if (count > 0) throw new Refusal(`${checked}: ${count} ${count === 1 ? 'finding' : 'findings'}`);
      print(`${checked}: all well`);
    });
