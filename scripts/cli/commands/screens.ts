import { Command, Option } from '@commander-js/extra-typings';
import { startPreview } from '../../hosts/preview/server.ts';
import { ensureChromium } from '../../quality/chromium.ts';
import { screenNames } from '../../quality/screens/screen-states.ts';
import { takeSheet } from '../../quality/screens/sheet.ts';
import { takeScreens } from '../../quality/screens/take-screens.ts';
import { path } from '../parameters.ts';
import { Refusal } from '../problems/refusal.ts';
import { distOption, examples } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run screens`: into a folder that git ignores. */
export const command = ({ print }: Terminal) =>
  new Command('npm run screens --')
    .description('Takes pictures of every screen and state at four widths, light and dark.')
    .addOption(distOption())
    .option('--out <folder>', 'folder of the pictures', path, '.cache/screens')
    .addOption(new Option('--only <screen>', 'take this screen alone').choices(screenNames))
    .option('--sheet <file>', 'the eight main screens on one WebP picture instead', path)
    .addHelpText(
      'after',
      examples('npm run screens -- --only landing', 'npm run screens -- --sheet docs/screenshots/after.webp'),
    )
    .action(async ({ dist, out, only, sheet }) => {
      const preview = await startPreview({ dist, port: 0 });
      const browser = ensureChromium(print);
      try {
        if (sheet !== undefined) {
          await takeSheet(preview.url, browser, sheet);
          print(`The sheet is ${sheet}`);
          return;
        }
        const missed = await takeScreens({ url: preview.url, browser, out, only });
        print(`Pictures are in ${out}`);
        if (missed.length > 0) throw new Refusal(...missed);
      } finally {
        await preview.close();
      }
    });
