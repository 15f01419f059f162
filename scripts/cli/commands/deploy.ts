import { join } from 'node:path';
import { Argument } from '@commander-js/extra-typings';
import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import { manifestFile } from '../../build/manifest.ts';
import { namesAndCount } from '../../build/publish/published-folder.ts';
import { keptText } from '../../build/report/report.ts';
import type { DeployPlan } from '../../hosts/deploy/deploy-plan.ts';
import { replaceOption, runDeploy } from '../../hosts/deploy/run-deploy.ts';
import { parseStoreAddress, s3Store, storeAddressRule } from '../../hosts/deploy/s3-store.ts';
import { readSite } from '../../hosts/deploy/site-objects.ts';
import { storeFault } from '../../hosts/deploy/store-fault.ts';
import { runIndexNow } from '../../hosts/indexnow/run-indexnow.ts';
import { defaultFolders } from '../default-folders.ts';
import { lockFile } from '../files/file-lock.ts';
import { existingFolder, parsed, webAddress } from '../parameters.ts';
import { acceptLossOption } from '../problems/loss-guard.ts';
import { checkedValue, refuseProblem } from '../problems/refusal.ts';
import { progressBar } from '../progress-bar.ts';
import { distOption, newCommand, siteEnv, today } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** Makes the command `npm run deploy`, which sends the built site to a bucket (S3). */
export const command = ({ print }: Terminal) =>
  newCommand(
    'npm run deploy --',
    'Sends what changed of the built site to an S3-compatible store.',
    'npm run deploy -- s3://pharmacies --dry-run',
    'AWS_ENDPOINT_URL_S3=https://store.example npm run deploy -- s3://pharmacies/www',
  )
    // Options after a subcommand's name belong to the subcommand.
    .enablePositionalOptions()
    .addCommand(indexNowCommand({ print }))
    .addArgument(
      new Argument('<s3://bucket/prefix>', 'where the site goes; the prefix is optional').argParser(
        parsed(parseStoreAddress, storeAddressRule),
      ),
    )
    .addOption(distOption())
    .option('--dry-run', 'only print what would be sent and removed', false)
    .option(
      '--sample',
      'send a site even of sample listings; its pages ask search engines to stay out',
      false,
    )
    .option(replaceOption, 'overwrite objects that no deploy sent, if the site needs their keys', false)
    .option(
      acceptLossOption,
      'deploy even if that removes more than a fifth of the pages, or another kind of site',
      false,
    )
    .action(async (address, { dist, ...options }) => {
      // Locked until this process ends. A file system without locks goes without.
      if ((await lockFile(join(dist, manifestFile)).catch(() => 'none')) === undefined) {
        throw refuseProblem({
          file: dist,
          rule: 'no build or other deploy may be at work here',
          remedy: 'Wait for it to end, and try again.',
        });
      }
      const to = `s3://${address.bucket}/${address.prefix}`;
      const site = checkedValue(await readSite(dist), 'nothing was sent');
      const store = s3Store(address);
      const bar = progressBar('objects');
      const report = await runDeploy({
        ...{ dist, to, site, store, ...options, onProgress: bar.update },
        today: today(),
      })
        .catch((error: unknown) => {
          throw storeFault(to, error);
        })
        .finally(bar.stop);
      const lines = reportLines(to, options.dryRun, checkedValue(report), site.foreign);
      for (const line of lines) print(line);
    });

const indexNowCommand = ({ print }: Pick<Terminal, 'print'>) =>
  newCommand(
    'indexnow',
    'Tells search engines which pages changed since the last submission.',
    'npm run deploy -- indexnow --dry-run',
  )
    .option('--work <folder>', 'work folder of the build', existingFolder, defaultFolders.work)
    .option('--endpoint <url>', 'service to notify', webAddress, 'https://api.indexnow.org/indexnow')
    .option('--dry-run', 'only print what would be submitted', false)
    .action(({ work, endpoint, dryRun }) =>
      runIndexNow({ work, endpoint, dryRun, key: siteEnv().indexNowKey, log: print }),
    );

function* reportLines(
  to: string,
  dryRun: boolean,
  { send, unchanged, remove, earlierFiles }: DeployPlan,
  foreign: readonly string[],
): Generator<string> {
  const megabytes = (send.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);
  const objects = `${groupedNumber(send.length)} ${send.length === 1 ? 'object' : 'objects'}`;
  const [sent, removed] = dryRun ? ['would be sent', 'would be removed'] : ['sent', 'removed'];
  yield `${to}: ${objects} ${sent} (${megabytes} MB), ${groupedNumber(unchanged.size)} unchanged, ${groupedNumber(remove.length)} ${removed}`;
  if (dryRun && send.length > 0) yield `to send: ${namesAndCount(send.map(({ key }) => key))}`;
  if (dryRun && remove.length > 0) yield `to remove: ${namesAndCount(remove)}`;
  if (earlierFiles.size > 0) yield keptText(earlierFiles.size);
  if (foreign.length > 0) yield `not sent, since no build wrote them: ${namesAndCount(foreign)}`;
}
