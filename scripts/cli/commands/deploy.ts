import { join } from 'node:path';
import { Argument, InvalidArgumentError } from '@commander-js/extra-typings';
import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import { defaultFolders } from '../../build/default-folders.ts';
import { manifestFile } from '../../build/manifest.ts';
import { namesAndCount } from '../../build/report/names-and-count.ts';
import type { DeployPlan } from '../../hosts/deploy/deploy-plan.ts';
import { replaceOption, runDeploy } from '../../hosts/deploy/run-deploy.ts';
import {
  parseStoreAddress,
  type StoreAddress,
  s3Store,
  storeAddressRule,
} from '../../hosts/deploy/s3-store.ts';
import { readSite } from '../../hosts/deploy/site-objects.ts';
import { storeFault } from '../../hosts/deploy/store-fault.ts';
import { runIndexNow } from '../../hosts/indexnow/run-indexnow.ts';
import { lockFile, UnlockableFile } from '../files/file-lock.ts';
import { hasCode } from '../files/has-code.ts';
import { existingFolder, webAddress } from '../parameters.ts';
import { acceptLossOption } from '../problems/loss-guard.ts';
import { checkedValue, refuseProblem } from '../problems/refusal.ts';
import { progressBar } from '../progress-bar.ts';
import { distOption, newCommand, siteEnv, today } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run deploy`: what was sent when it failed stays, and the next run goes on from there. */
export const command = ({ print }: Terminal) =>
  newCommand(
    'npm run deploy --',
    'Sends what changed of the built site to an S3-compatible store.',
    'npm run deploy -- s3://pharmacies --dry-run',
    'AWS_ENDPOINT_URL_S3=https://store.example npm run deploy -- s3://pharmacies/www',
  )
    // Options after a subcommand's name are its own.
    .enablePositionalOptions()
    .addCommand(indexNowCommand({ print }))
    .addArgument(
      new Argument('<s3://bucket/prefix>', 'where the site goes; the prefix may be left away').argParser(
        storeAddress,
      ),
    )
    .addOption(distOption())
    .option('--dry-run', 'only print what would be sent and removed', false)
    .option('--sample', 'send a site of sample listings, too; its robots.txt keeps search engines out', false)
    .option(replaceOption, 'take the place of objects that no deploy sent, where the site needs it', false)
    .option(
      acceptLossOption,
      'go through with it even where more than a fifth of the pages, or another kind of site, would go',
      false,
    )
    .action(async (address, { dist, ...options }) => {
      if (!(await lockDist(dist))) {
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
      print(reportText(to, options.dryRun, checkedValue(report), site.foreign));
    });

/** `npm run deploy -- indexnow`: after the site is published. */
const indexNowCommand = ({ print }: Pick<Terminal, 'print'>) =>
  newCommand(
    'indexnow',
    'Tells search engines which pages changed since the last submission.',
    'npm run deploy -- indexnow --dry-run',
  )
    .option('--work <folder>', 'folder of what the build keeps', existingFolder, defaultFolders.work)
    .option('--endpoint <url>', 'service to tell', webAddress, 'https://api.indexnow.org/indexnow')
    .option('--dry-run', 'only print what would be told', false)
    .action(({ work, endpoint, dryRun }) =>
      runIndexNow({ work, endpoint, dryRun, key: siteEnv().indexNowKey, log: print }),
    );

/**
 * Keeps builds and other deploys out until this process ends; returns false where one is at work. Where nothing can be
 * locked, nothing is.
 */
async function lockDist(dist: string): Promise<boolean> {
  try {
    return (await lockFile(join(dist, manifestFile))) !== undefined;
  } catch (error) {
    if (error instanceof UnlockableFile || hasCode(error, 'ENOENT', 'EACCES', 'EPERM', 'EROFS')) return true;
    throw error;
  }
}

function storeAddress(text: string): StoreAddress {
  const address = parseStoreAddress(text);
  if (address !== undefined) return address;
  throw new InvalidArgumentError(storeAddressRule);
}

const counted = (value: number, what: string): string =>
  `${groupedNumber(value)} ${what}${value === 1 ? '' : 's'}`;

function reportText(
  to: string,
  dryRun: boolean,
  { send, same, remove, kept }: DeployPlan,
  foreign: readonly string[],
): string {
  const bytes = send.reduce((sum, object) => sum + object.bytes, 0);
  const words = dryRun ? ['would be sent', 'would be removed'] : ['sent', 'removed'];
  return [
    `${to}: ${counted(send.length, 'object')} ${words[0]} (${(bytes / 1e6).toFixed(1)} MB), ${groupedNumber(same.size)} unchanged, ${groupedNumber(remove.length)} ${words[1]}`,
    ...(send.length > 0 && dryRun ? [`to send: ${namesAndCount(send.map(({ key }) => key))}`] : []),
    ...(remove.length > 0 && dryRun ? [`to remove: ${namesAndCount(remove)}`] : []),
    ...(kept.size > 0
      ? [
          `${counted(kept.size, 'file')} of earlier deploys kept, each for 30 days from the first deploy without it`,
        ]
      : []),
    ...(foreign.length > 0 ? [`not sent, since no build wrote them: ${namesAndCount(foreign)}`] : []),
  ].join('\n');
}
