import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { startPreview } from '../../hosts/preview/server.ts';
import { ensureChromium } from '../../quality/chromium.ts';
import { installTool } from '../../quality/install-tool.ts';
import { measureScreens } from '../../quality/lighthouse/measure-screens.ts';
import { buildRealSite } from '../../quality/lighthouse/real-site.ts';
import { Refusal } from '../problems/refusal.ts';
import { examples, siteEnv } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

const port = 4179;
const folder = join('.cache', 'lighthouse');
/** Asks for Node 22 and runs on 20 as well (docs/decisions/0043). */
const version = '13.5.0';
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** `npm run lighthouse`: on a site of listings marked as real; fails when a median falls short. */
export const command = ({ print }: Terminal) =>
  new Command('npm run lighthouse --')
    .description(
      'Measures five screens in Lighthouse’s mobile profile. Wants a machine that does nothing else; the first run installs Lighthouse.',
    )
    .addHelpText('after', examples('npm run lighthouse'))
    .action(async () => {
      await installTool({ packageName: 'lighthouse', version, folder, program }, print);
      const env = siteEnv({ SITE_ORIGIN: `http://localhost:${port}`, VITE_LOCATION_TOKEN: '' });
      const chromium = ensureChromium(print);
      const preview = await startPreview({ dist: await buildRealSite(folder, env), port });
      try {
        const failed = await measureScreens({ url: preview.url, program, chromium, folder }, print);
        if (failed > 0)
          throw new Refusal(`${failed} ${failed === 1 ? 'figure falls' : 'figures fall'} short`);
      } finally {
        await preview.close();
      }
    });
