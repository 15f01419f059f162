import { Command } from '@commander-js/extra-typings';
import { defaultFolders } from '../../build/default-folders.ts';
import { runIndexNow } from '../../hosts/indexnow/run-indexnow.ts';
import { existingFolder, webAddress } from '../parameters.ts';
import { examples, siteEnv } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run indexnow`: after the site is published. */
export const command = ({ print }: Terminal) =>
  new Command('npm run indexnow --')
    .description('Tells search engines which pages changed since the last submission.')
    .option('--work <folder>', 'folder of what the build keeps', existingFolder, defaultFolders.work)
    .option('--endpoint <url>', 'service to tell', webAddress, 'https://api.indexnow.org/indexnow')
    .option('--dry-run', 'only print what would be told', false)
    .addHelpText('after', examples('npm run indexnow -- --dry-run'))
    .action(({ work, endpoint, dryRun }) =>
      runIndexNow({ work, endpoint, dryRun, key: siteEnv().indexNowKey, log: print }),
    );
