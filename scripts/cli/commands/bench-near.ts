import { Command } from '@commander-js/extra-typings';
import { nearTable } from '../../quality/bench/near-points.ts';
import { distOption, examples } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run bench:near`. */
export const command = ({ print }: Terminal) =>
  new Command('npm run bench:near --')
    .description('Tells how many requests and bytes the pharmacies near some points take.')
    .addOption(distOption())
    .addHelpText('after', examples('npm run bench:near -- --dist /tmp/site'))
    .action(async ({ dist }) => print((await nearTable(dist)).join('\n')));
