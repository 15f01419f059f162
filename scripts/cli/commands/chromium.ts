import { Command } from '@commander-js/extra-typings';
import { ensureChromium } from '../../quality/chromium.ts';
import { examples } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run chromium`: the browser's path. */
export const command = ({ print }: Terminal) =>
  new Command('npm run chromium --')
    .description('Finds the Chromium or Chrome of this machine, or installs one, for the browser tests.')
    .addHelpText('after', examples('CHROMIUM_PATH=/opt/chrome/chrome npm run chromium'))
    .action(() => print(`Browser: ${ensureChromium(print)}`));
