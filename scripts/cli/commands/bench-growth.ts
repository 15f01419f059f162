import { Command } from '@commander-js/extra-typings';
import { growthTable } from '../../quality/bench/growth-table.ts';
import { examples, listsOption } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/**
 * `npm run bench:growth`: takes some ten minutes and 8 GB of disk, and wants a machine that does nothing else. For five minutes after many files were deleted, ext4 passes over
 * their inodes one by one wherever a file is made, which is then most of the system's time.
 */
export const command = ({ print }: Terminal) =>
  new Command('npm run bench:growth --')
    .description(
      'Measures builds of 190, 760 and 3,040 places, and the planning and an eighth of all places.',
    )
    .addOption(listsOption())
    .addHelpText('after', examples('npm run bench:growth', 'TMPDIR=/dev/shm npm run bench:growth'))
    .action(async ({ lists }) => print(await growthTable(lists)));
