import { availableParallelism } from 'node:os';
import { Option } from '@commander-js/extra-typings';
import { buildSite } from '../../build/build.ts';
import { failureLines, formatReport } from '../../build/report/report.ts';
import { mostShards, parseShard } from '../../build/shards/shard.ts';
import { hostIds } from '../../hosts/files/host-limits.ts';
import { snapshotFile, storeFolder } from '../../listings/listing-store.ts';
import { defaultFolders, remembersAddresses } from '../default-folders.ts';
import { date, existingFolder, parsed, path, wholeNumber } from '../parameters.ts';
import { acceptLossOption } from '../problems/loss-guard.ts';
import { problemTotal, reportLines } from '../problems/problem-report.ts';
import { Refusal, refuseProblems } from '../problems/refusal.ts';
import { progressBar } from '../progress-bar.ts';
import { newListsCommand, siteEnv } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

// Two threads per core still help with a slow disk; more only take memory.
const mostThreads = 2 * availableParallelism();

const collectFolders = (folder: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  existingFolder(folder),
];

const shardOf = parsed(parseShard, `Write i/n with i from 1 to n and n up to ${mostShards}, such as 3/16.`);

/** Makes the command `npm run build`, which builds the site into a folder. */
export const command = ({ print }: Terminal) =>
  newListsCommand(
    'npm run build --',
    'Builds the site and prints a report; unchanged pages are left alone.',
    'npm run build',
    'npm run build -- --sample --out /tmp/site --work /tmp/work',
    'npm run build -- --shard 3/16 --out part-3',
    'npm run build -- --merge part-*',
  )
    .option('--listings <folder>', 'imported listings; samples if it holds none', path, storeFolder)
    .option('--sample', 'build with sample listings, whatever is imported', false)
    .addOption(new Option('--register', 'build with src/data/register.csv').conflicts(['sample', 'listings']))
    .option('--out <folder>', 'folder to publish, or of the shard’s part (default: dist, or part-3)', path)
    .option('--work <folder>', 'folder for what is kept from build to build', path, defaultFolders.work)
    .option('--threads <number>', 'rendering threads', wholeNumber(1, mostThreads), availableParallelism())
    .addOption(new Option('--host <host>', 'host to build for; its limits are checked').choices(hostIds))
    .option('--previous <place>', 'folder or address of the last deploy, whose files stay for 30 days', path)
    .addOption(
      new Option('--shard <i/n>', 'make one of n equal parts of the site (docs/sharding.md)')
        .argParser(shardOf)
        .conflicts(['merge', 'host', 'previous']),
    )
    .option('--merge <parts...>', 'put the site together from the parts that its shards made', collectFolders)
    .option('--day <date>', 'day as of which pages state opening hours (default: today, or the parts’)', date)
    .option('--verify', 'read every published byte, not only of files that look touched', false)
    .option('--frozen', 'write no new addresses to the lists of published ones; implied by CI', false)
    .addOption(
      new Option('--remember', 'write them, even with CI or another --out').conflicts([
        'frozen',
        'register',
        'shard',
      ]),
    )
    .option(
      acceptLossOption,
      'publish even if that removes more than a fifth, or another kind of site',
      false,
    )
    .action(async ({ sample, register, frozen, remember, shard, merge, ...options }) => {
      const bar = progressBar('pages');
      const out = options.out ?? (shard === undefined ? defaultFolders.out : `part-${shard.index}`);
      const outcome = await buildSite({
        ...options,
        ...{ out, shard, parts: merge, env: siteEnv(), now: new Date(), onProgress: bar.update },
        listings: sample || register ? undefined : options.listings,
        register: register ? snapshotFile : undefined,
        remember: remembersAddresses({ remember, frozen, register, out }, Boolean(process.env.CI)),
      }).finally(bar.stop);
      if (!outcome.ok) {
        const { problems, failures } = outcome;
        const total = problemTotal(problems, failures.length);
        const lines = [...reportLines(problems), ...failureLines(failures)];
        throw new Refusal(...lines, `${total}; the published folder is unchanged`);
      }
      print(formatReport(outcome.report));
      if (outcome.unwrittenFiles.length > 0)
        throw refuseProblems(outcome.unwrittenFiles, `the site is published in ${out}, without these files`);
    });
