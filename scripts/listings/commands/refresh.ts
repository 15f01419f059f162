import { join } from 'node:path';
import { Option } from '@commander-js/extra-typings';
import { path } from '../../cli/parameters.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { runChild } from '../../cli/run-child.ts';
import { launchFile } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { differenceTable } from '../coverage.ts';
import { readListings } from '../listing-store.ts';
import { newFetchingCommand } from './data-options.ts';

interface BuildChoices {
  readonly out: string;
  readonly work: string;
  readonly hosts: readonly string[];
}

export const refreshCommand = ({ print }: Terminal, usual: BuildChoices) =>
  newFetchingCommand(
    'refresh',
    'Fetches the sources, tells what changed by state, builds and checks the site, and publishes it.',
    'npm run data -- refresh',
    'npm run data -- refresh --host github-pages',
    'npm run data -- refresh --only osm,alltheplaces',
  )
    .option('--out <folder>', 'folder that is published', path, usual.out)
    .option('--work <folder>', 'folder for what is kept from build to build', path, usual.work)
    .addOption(new Option('--host <host>', 'build for this host').choices(usual.hosts))
    .option('--previous <place>', 'folder or address of the last deploy, where its files are not kept', path)
    .action(async ({ lists, store, out, work, cache, host, previous, ...options }) => {
      const lossOption = options.acceptLoss ? ['--accept-loss'] : [];
      const before = await readListings(store);
      const fetchOptions = {
        ...{ lists, store, cache, gap: String(options.gap), only: options.only.join(',') },
        'register-api': options.registerApi,
        'overpass-api': options.overpassApi,
        alltheplaces: options.alltheplaces,
        'census-api': options.censusApi,
      };
      const fetched = await run('data', 'fetch', ...lossOption, ...asParameters(fetchOptions));
      const after = await readListings(store);
      print(differenceTable(before?.listings ?? [], after?.listings ?? []).join('\n'));
      const refusal = (step: string, storeState: string): Refusal =>
        new Refusal(
          `${step} failed, so the refresh stops: the store ${storeState}; ${out} is the site of before.`,
        );
      const storeState =
        before?.version === after?.version ? 'is as it was' : 'holds the sources that answered';
      if (!fetched) throw refusal('The fetch', storeState);

      const trial = join(cache, 'refresh');
      const site = join(trial, 'site');
      const build = ['build', ...lossOption, ...asParameters({ lists, listings: store, host })];
      if (!(await run(...build, '--frozen', ...asParameters({ out: site, work: join(trial, 'work') }))))
        throw refusal('The build', 'holds what was fetched');
      if (!(await run('check-dist', ...asParameters({ dist: site }))))
        throw refusal(
          'The check of the built site',
          `holds what was fetched, and ${trial} the site with the findings`,
        );
      // A service that builds from a fresh clone has nothing to write addresses for.
      const rememberOption = process.env.CI ? [] : ['--remember'];
      if (!(await run(...build, ...rememberOption, ...asParameters({ out, work, previous }))))
        throw new Refusal(
          `The publication failed, so the refresh stops: the store holds what was fetched; ${out} is the site of before, unless the build says above that it is published.`,
        );
    });

const run = (...parameters: readonly string[]): Promise<boolean> =>
  runChild(process.execPath, [launchFile, ...parameters]);

const asParameters = (options: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
