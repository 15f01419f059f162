import { Command } from '@commander-js/extra-typings';
import { benchTables } from '../../quality/bench/bench.ts';
import { ensureChromium } from '../../quality/chromium.ts';
import { enginesCommand } from '../../quality/engines-command.ts';
import { htmlCommand } from '../../quality/html/html-command.ts';
import { importSpeedCommand } from '../../quality/import-speed.ts';
import { inpCommand } from '../../quality/inp-command.ts';
import { lighthouseCommand } from '../../quality/lighthouse/lighthouse-command.ts';
import { screensCommand } from '../../quality/screens/screens-command.ts';
import { searchCommand } from '../../quality/search-speed.ts';
import { Refusal } from '../problems/refusal.ts';
import { runChild } from '../run-child.ts';
import { examples, listsOption } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

const benchCommand = ({ print }: Terminal) =>
  new Command('bench')
    .description(
      'Measures builds, an edit and growth, compared with bare React and Eleventy. Needs an idle machine.',
    )
    .addOption(listsOption())
    .addHelpText('after', examples('npm run quality -- bench', 'TMPDIR=/dev/shm npm run quality -- bench'))
    .action(async ({ lists }) => print(await benchTables(lists, print)));

const phrasesCommand = () =>
  new Command('phrases')
    .description(
      'Reports how the search reads the odd phrases of tests/phrases: right, reported as unclear, or wrong.',
    )
    .addHelpText('after', examples('npm run quality -- phrases'))
    .action(async () => {
      const report = [
        'vitest',
        'run',
        '--config',
        'vitest.soak.config.ts',
        'src/domain/search/audit-phrases',
      ];
      if (!(await runChild('npx', report))) throw new Refusal('The report failed — See the words above.');
    });

const chromiumCommand = ({ print }: Terminal) =>
  new Command('chromium')
    .description('Finds the Chromium or Chrome of this machine, or installs one, for the browser tests.')
    .addHelpText('after', examples('CHROMIUM_PATH=/opt/chrome/chrome npm run quality -- chromium'))
    .action(() => print(`Browser: ${ensureChromium(print)}`));

/** Makes the command `npm run quality`, which measures and audits the site. */
export function command(terminal: Terminal) {
  const quality = new Command('npm run quality --').description('Measures the build and the built site.');
  const commands = [
    ...[benchCommand, searchCommand, importSpeedCommand, lighthouseCommand, screensCommand],
    ...[phrasesCommand, enginesCommand, inpCommand, htmlCommand, chromiumCommand],
  ];
  for (const make of commands) quality.addCommand(make(terminal));
  return quality;
}
