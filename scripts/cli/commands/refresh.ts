import { join } from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import { defaultFolders } from '../../build/default-folders.ts';
import { hostIds } from '../../hosts/files/host-limits.ts';
import {
  cacheOption,
  censusOption,
  chainsOption,
  gapOption,
  lossOption,
  onlyOption,
  overpassOption,
  registerOption,
} from '../../listings/commands/data-options.ts';
import { readListings } from '../../listings/listing-store.ts';
import { formatDifference, storeDifference } from '../../listings/store-difference.ts';
import { path } from '../parameters.ts';
import { Refusal } from '../problems/refusal.ts';
import { runChild } from '../run-child.ts';
import { examples, listsOption, storeOption } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

const launch = join(import.meta.dirname, '..', '..', 'launch.mjs');

/**
 * `npm run refresh`: fetches, tells what that changed, builds the site apart, checks it, and only then publishes it. It stops at
 * the first step that fails and says what stands.
 */
export const command = ({ print }: Terminal) =>
  new Command('npm run refresh --')
    .description(
      'Fetches the sources, tells what changed by state, builds and checks the site, and publishes it.',
    )
    .addOption(listsOption())
    .addOption(storeOption())
    .option('--out <folder>', 'folder that is published', path, defaultFolders.out)
    .option('--work <folder>', 'folder for what is kept from build to build', path, defaultFolders.work)
    .addOption(new Option('--host <host>', 'build for this host').choices(hostIds))
    .option('--previous <place>', 'folder or address of the last deploy, where its files are not kept', path)
    .addOption(onlyOption())
    .addOption(cacheOption())
    .addOption(gapOption())
    .addOption(lossOption())
    .addOption(registerOption())
    .addOption(overpassOption())
    .addOption(chainsOption())
    .addOption(censusOption())
    .addHelpText(
      'after',
      examples(
        'npm run refresh',
        'npm run refresh -- --host github-pages',
        'npm run refresh -- --only osm,alltheplaces',
      ),
    )
    .action(
      async ({ lists, store, out, work, cache, only, gap, acceptLoss, host, previous, ...services }) => {
        const run = (...parameters: readonly string[]): Promise<boolean> =>
          runChild(process.execPath, [launch, ...parameters]);
        const loss = acceptLoss ? ['--accept-loss'] : [];
        const before = await readListings(store);
        const fetched = await run(
          ...['data', 'fetch', '--lists', lists, '--store', store, '--cache', cache],
          ...['--gap', String(gap), '--only', only.join(','), ...loss],
          ...option('--register-api', services.registerApi),
          ...option('--overpass-api', services.overpassApi),
          ...option('--alltheplaces', services.alltheplaces),
          ...option('--census-api', services.censusApi),
        );
        const after = await readListings(store);
        print(formatDifference(storeDifference(before?.listings ?? [], after?.listings ?? [])));
        const stands = (step: string, what: string): Refusal =>
          new Refusal(`${step} failed, so the refresh stops: ${what}; ${out} is the site of before.`);
        const unchanged = before?.version === after?.version;
        if (!fetched)
          throw stands(
            'The fetch',
            `the store ${unchanged ? 'is as it was' : 'holds the sources that answered'}`,
          );

        const trial = join(cache, 'refresh');
        const source = ['--lists', lists, '--listings', store, ...option('--host', host), ...loss];
        const apart = ['--out', join(trial, 'site'), '--work', join(trial, 'work'), '--frozen'];
        if (!(await run('build', ...source, ...apart)))
          throw stands('The build', 'the store holds what was fetched');
        if (!(await run('check-dist', '--dist', join(trial, 'site'))))
          throw stands(
            'The check of the built site',
            `the store holds what was fetched, and ${trial} the site with the findings`,
          );
        // A service that builds from a fresh clone has nothing to write addresses for.
        const remember = process.env.CI ? [] : ['--remember'];
        const published = ['--out', out, '--work', work, ...remember, ...option('--previous', previous)];
        if (!(await run('build', ...source, ...published)))
          throw new Refusal(
            `The publication failed, so the refresh stops: the store holds what was fetched; ${out} is the site of before, unless the build says above that it is published.`,
          );
      },
    );

const option = (name: string, value: string | undefined): readonly string[] =>
  value === undefined ? [] : [name, value];
