import { Command, Option } from '@commander-js/extra-typings';
import { path } from './command-line/parameters.ts';
import { distOption, examples } from './command-line/shared-options.ts';
import type { Terminal } from './command-line/terminal.ts';
import { startPreview } from './preview/server.ts';
import { ensureChromium } from './quality/chromium.ts';
import { screenNames, takeScreens } from './quality/screens/take-screens.ts';

/** `npm run screens`: into a folder that git ignores. */
export const command = ({ print }: Terminal) =>
  new Command('npm run screens --')
    .description('Takes pictures of every screen at three widths, light and dark.')
    .addOption(distOption())
    .option('--out <folder>', 'folder of the pictures', path, '.cache/screens')
    .addOption(new Option('--only <screen>', 'take this screen alone').choices(screenNames))
    .addHelpText('after', examples('npm run screens -- --only landing'))
    .action(async ({ dist, out, only }) => {
      const preview = await startPreview({ dist, port: 0 });
      try {
        await takeScreens({ url: preview.url, browser: ensureChromium(print), out, only });
      } finally {
        await preview.close();
      }
      print(`Pictures are in ${out}`);
    });
