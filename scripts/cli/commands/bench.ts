import { Command } from '@commander-js/extra-typings';
import { benchTable } from '../../quality/bench/bench-table.ts';
import { examples, listsOption } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run bench`: takes minutes and wants a machine that does nothing else. */
export const command = ({ print }: Terminal) =>
  new Command('npm run bench --')
    .description(
      'Measures the build against a bare loop, Eleventy and vite-react-ssg’s build, and the search’s keystrokes.',
    )
    .addOption(listsOption())
    .addHelpText('after', examples('npm run bench'))
    .action(async ({ lists }) => print(await benchTable(lists)));
