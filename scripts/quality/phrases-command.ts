import { Command } from '@commander-js/extra-typings';
import { Refusal } from '../cli/problems/refusal.ts';
import { runChild } from '../cli/run-child.ts';

const report = ['vitest', 'run', '--config', 'vitest.soak.config.ts', 'src/domain/search/audit-phrases'];

/** `npm run quality -- phrases`: how the search reads the odd phrases that audits wrote down. */
export const phrasesCommand = () =>
  new Command('phrases')
    .description(
      'Reports how the search reads the odd phrases of tests/phrases: right, told, silently wrong.',
    )
    .action(async () => {
      if (!(await runChild('npx', report))) throw new Refusal('The report failed — See the words above.');
    });
