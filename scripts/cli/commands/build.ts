import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { defaultFolders } from '../../build/default-folders.ts';
import { failureLines } from '../../build/failure-lines.ts';
import { remembers } from '../../build/remembers.ts';
import { type BuildOutcome, runBuild } from '../../build/run-build.ts';
import { runShard, type ShardOptions } from '../../build/run-shard.ts';
import { schedulerShard } from '../../build/shards/scheduler-shard.ts';
import { mostShards, parseShardChoice, type ShardChoice, shardText } from '../../build/shards/shard.ts';
import { formatReport } from '../../build/state/build-report.ts';
import { hostIds } from '../../hosts/files/host-limits.ts';
import { storeFolder } from '../../listings/listing-store.ts';
import { snapshotFile } from '../../listings/snapshot/snapshot-file.ts';
import { date, existingFolder, path, wholeNumber } from '../parameters.ts';
import { acceptLossOption } from '../problems/loss-guard.ts';
import { problemTotal, reportLines } from '../problems/problem-report.ts';
import { checkedValue, Refusal, refuseProblems } from '../problems/refusal.ts';
import { progressBar } from '../progress-bar.ts';
import { listsOption, newCommand, siteEnv } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** Two threads to a core still help where the disk is slow; more only take memory. */
const mostThreads = 2 * availableParallelism();

const schedulers = 'Kubernetes, GitLab, CircleCI, SLURM, AWS Batch, Buildkite, Azure Pipelines or Bitbucket';

/**
 * `npm run build`: fails with every problem, or every page that threw, and leaves the published folder as it was; or
 * fails with the site published, with what could not be written beside it.
 */
export const command = ({ print }: Terminal) =>
  newCommand(
    'npm run build --',
    'Builds the site and prints a report; unchanged pages are left alone.',
    'npm run build',
    'npm run build -- --sample --out /tmp/site --work /tmp/work',
    'npm run build -- --shard 3/16 --out part-3',
    'npm run build -- --shard auto/16',
    'npm run build -- --merge part-*',
  )
    .addOption(listsOption())
    .option('--listings <folder>', 'imported listings; samples where it holds none', path, storeFolder)
    .option('--sample', 'build with sample listings, whatever is imported', false)
    .addOption(new Option('--register', 'build with src/data/register.csv').conflicts(['sample', 'listings']))
    .option('--out <folder>', 'folder to publish, or of the shard’s part (default: dist, or part-3)', path)
    .option('--work <folder>', 'folder for what is kept from build to build', path, defaultFolders.work)
    .option('--threads <number>', 'rendering threads', wholeNumber(1, mostThreads), availableParallelism())
    .addOption(new Option('--host <host>', 'refuse what this host would refuse').choices(hostIds))
    .option('--previous <place>', 'folder or address of the last deploy, whose files stay for 30 days', path)
    .addOption(
      new Option('--shard <i/n>', `make one of n equal parts; auto or auto/n takes it from ${schedulers}`)
        .argParser(shardChoice)
        .conflicts(['merge', 'host', 'previous', 'verify', 'acceptLoss']),
    )
    .option('--merge <parts...>', 'put the site together from the parts that its shards made', folders)
    .option(
      '--day <date>',
      'day as of which pages tell of opening hours (default: today, or the parts’)',
      date,
    )
    .option('--verify', 'read every published byte, not only of files that look touched', false)
    .option('--frozen', 'write no new addresses to the lists of published ones; as where CI is set', false)
    .addOption(
      new Option('--remember', 'write them, whatever CI and --out are').conflicts([
        'frozen',
        'register',
        'shard',
      ]),
    )
    .option(acceptLossOption, 'publish where more than a fifth, or another kind of site, would go', false)
    .action(async ({ sample, register, frozen, remember, shard: choice, merge, ...options }) => {
      const bar = progressBar('pages');
      const given = {
        ...options,
        out: options.out ?? defaultFolders.out,
        listings: sample || register ? undefined : options.listings,
        register: register ? snapshotFile : undefined,
        env: siteEnv(),
        now: new Date(),
        onProgress: bar.update,
      };
      if (choice !== undefined) {
        const shard =
          choice.kind === 'given' ? choice.shard : checkedValue(schedulerShard(process.env, choice.count));
        const out = options.out ?? `part-${shard.index}`;
        print(await shardReport({ ...given, shard, out }).finally(bar.stop));
        return;
      }
      const outcome = await runBuild({
        ...given,
        parts: merge,
        remember: remembers({ remember, frozen, register, out: given.out }, Boolean(process.env.CI)),
      }).finally(bar.stop);
      if (!outcome.ok) throw refuseOutcome(outcome, 'the published folder is unchanged');
      print(formatReport(outcome.report));
      if (outcome.missing.length > 0)
        throw refuseProblems(outcome.missing, `the site is published in ${given.out}, without the above`);
    });

const folders = (folder: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  existingFolder(folder),
];

function shardChoice(text: string): ShardChoice {
  const choice = parseShardChoice(text);
  if (choice !== undefined) return choice;
  throw new InvalidArgumentError(
    `Write i/n with i from 1 to n and n up to ${mostShards}, such as 3/16; or auto, or auto/16.`,
  );
}

/** Makes a shard, and tells what it came to. */
async function shardReport(options: ShardOptions): Promise<string> {
  const outcome = await runShard(options);
  if (!outcome.ok) throw refuseOutcome(outcome, 'the part’s folder is unchanged');
  const { pages, files, bytes, timings } = outcome.report;
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
  return [
    `shard ${shardText(options.shard)} in ${options.out}: ${pages.toLocaleString('en-US')} pages, ${files.toLocaleString('en-US')} files of ${(bytes / 1e6).toFixed(1)} MB`,
    `plan ${seconds(timings.plan)}, bundle ${seconds(timings.bundle)}, render ${seconds(timings.render)}, write ${seconds(timings.write)}`,
  ].join('\n');
}

function refuseOutcome(
  { problems, failures }: Extract<BuildOutcome, { ok: false }>,
  unchanged: string,
): Refusal {
  return new Refusal(
    ...reportLines(problems),
    ...failureLines(failures),
    `${problemTotal(problems, failures.length)}; ${unchanged}`,
  );
}
