import { availableParallelism } from 'node:os';
import { Command, Option } from '@commander-js/extra-typings';
import { failureLines } from './build/failure-lines.ts';
import { type BuildOutcome, defaultFolders, runBuild } from './build/run-build.ts';
import { path, wholeNumber } from './command-line/parameters.ts';
import { progressBar } from './command-line/progress-bar.ts';
import { examples, listsOption, siteEnv } from './command-line/shared-options.ts';
import type { Terminal } from './command-line/terminal.ts';
import { hostIds } from './hosts/host-limits.ts';
import { snapshotFile } from './import/snapshot/snapshot-file.ts';
import { storeFolder } from './listings/listing-store.ts';
import { acceptLossOption } from './losses/loss-guard.ts';
import { problemTotal, reportLines } from './problems/problem-report.ts';
import { Refusal } from './problems/refusal.ts';
import { formatReport } from './state/build-report.ts';

/** Two threads to a core still help where the disk is slow; more only take memory. */
const mostThreads = 2 * availableParallelism();

/** `npm run build`: fails with every problem, or every page that threw; the published folder is then as it was. */
export const command = ({ print }: Terminal) =>
  new Command('npm run build --')
    .description('Builds the site and prints a report; unchanged pages are left alone.')
    .addOption(listsOption())
    .option(
      '--listings <folder>',
      'folder of the imported listings; samples where it holds none',
      path,
      storeFolder,
    )
    .option('--sample', 'build with sample listings, whatever is imported', false)
    .addOption(
      new Option(
        '--register',
        'build with the real pharmacies of src/data/register.csv, whatever is imported',
      ).conflicts(['sample', 'listings']),
    )
    .option('--out <folder>', 'folder that is published', path, defaultFolders.out)
    .option('--work <folder>', 'folder for what is kept from build to build', path, defaultFolders.work)
    .option('--threads <number>', 'rendering threads', wholeNumber(1, mostThreads), availableParallelism())
    .addOption(new Option('--host <host>', 'refuse what this host would refuse').choices(hostIds))
    .option(
      '--previous <place>',
      'folder or address of the last deploy, whose files stay for pages that are open now (where dist is not kept)',
      path,
    )
    .option('--verify', 'read every published byte, not only of files that look touched', false)
    .option('--frozen', 'do not write newly published addresses to published.csv, as where CI is set', false)
    .option(
      acceptLossOption,
      'publish even where more than a fifth, or another kind of site, would go',
      false,
    )
    .addHelpText(
      'after',
      examples('npm run build', 'npm run build -- --sample --out /tmp/site --work /tmp/work'),
    )
    .action(async ({ sample, register, listings, frozen, ...options }) => {
      const env = siteEnv();
      const bar = progressBar('pages');
      const outcome = await runBuild({
        ...options,
        listings: sample || register ? undefined : listings,
        register: register ? snapshotFile : undefined,
        env,
        // A build into another folder, or of the snapshot, is a trial.
        remember: !frozen && !register && !process.env.CI && options.out === defaultFolders.out,
        now: new Date(),
        onProgress: bar.update,
      }).finally(bar.stop);
      if (!outcome.ok) throw refuseOutcome(outcome);
      print(formatReport(outcome.report));
    });

function refuseOutcome({ problems, failures }: Extract<BuildOutcome, { ok: false }>): Refusal {
  return new Refusal(
    ...reportLines(problems),
    ...failureLines(failures),
    `${problemTotal(problems, failures.length)}; the published folder is unchanged`,
  );
}
