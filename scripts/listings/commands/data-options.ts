import { join } from 'node:path';
import { Option } from '@commander-js/extra-typings';
import type { City } from '../../../src/domain/places/city.ts';
import { parsed, path, webAddress, wholeNumber } from '../../cli/parameters.ts';
import { acceptLossOption } from '../../cli/problems/loss-guard.ts';
import { checkedValue, Refusal } from '../../cli/problems/refusal.ts';
import { clearBar } from '../../cli/progress-bar.ts';
import { type newCommand, newListsCommand, storeOption, today } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { loadLists } from '../../lists/load-lists.ts';
import { type FetchableSource, fetchableSources } from '../online/fetch-listings.ts';
import { politeDefaults } from '../online/polite-fetch.ts';

/** Returns the option `--accept-loss`, for commands that change the listing store. */
export const lossOption = () =>
  new Option(
    acceptLossOption,
    'go through with it even where more than a fifth of the listings, of a state’s or of a source would go',
  ).default(false);

/**
 * Returns a new command with `--lists`, `--store`, `--accept-loss` and the options for online requests:
 * `--cache`, `--gap`, `--census-api`.
 */
export const newOnlineCommand = (...description: Parameters<typeof newCommand>) =>
  newListsCommand(...description)
    .addOption(storeOption())
    .addOption(lossOption())
    .option(
      '--cache <folder>',
      'keeps the answers, so that a broken run goes on',
      path,
      join('.cache', 'data'),
    )
    .option(
      '--gap <milliseconds>',
      'least time between two requests',
      wholeNumber(0, 3_600_000),
      politeDefaults.gapMs,
    )
    .option('--census-api <url>', 'asks a mirror of the Census geocoder', webAddress);

const onlyOption = () =>
  new Option('--only <sources>', `asks these alone: some of ${fetchableSources.join(',')}`)
    .argParser(
      parsed(
        (text): readonly FetchableSource[] | undefined => {
          const ids = new Set(text.split(',').map((id) => id.trim()));
          const known = fetchableSources.filter((id) => ids.has(id));
          return ids.size === known.length ? known : undefined;
        },
        `Write some of ${fetchableSources.join(',')}.`,
      ),
    )
    .default(fetchableSources, 'all');

/** Returns the command of `newOnlineCommand`, with `--only` and the addresses of online sources. */
export const newFetchingCommand = (...words: Parameters<typeof newCommand>) =>
  newOnlineCommand(...words)
    .addOption(onlyOption())
    .option('--register-api <url>', 'asks a mirror of the register', webAddress)
    .option('--overpass-api <url>', 'asks another instance of Overpass', webAddress)
    .option('--alltheplaces <url>', 'takes another address of AllThePlaces’ latest.json', webAddress);

/** Returns the cities of cities.csv, then of branded-stores.csv. Throws a Refusal for invalid lists. */
export async function citiesOf(folder: string): Promise<readonly City[]> {
  const lists = checkedValue(await loadLists(folder), 'the listing store is as it was');
  return [...lists.cities, ...lists.brandedStores.map(({ city }) => city)];
}

const firstWaitGaps = 4;

/** Adds options for online requests. `troubles` collects failures; retries are printed as warnings. */
export function onlineOptions<Options extends { readonly gap: number }>(
  options: Options,
  { warn }: Pick<Terminal, 'warn'>,
) {
  const troubles: string[] = [];
  return {
    ...options,
    today: today(),
    onTrouble: (trouble: string): void => void troubles.push(trouble),
    polite: {
      gapMs: options.gap,
      firstWaitMs: firstWaitGaps * options.gap,
      onRetry: (why: string): void => {
        clearBar();
        warn(why);
      },
    },
    troubles,
  };
}

/** Throws a Refusal that lists the failed online requests, if there are any. */
export function failOnTroubles(troubles: readonly string[]): void {
  if (troubles.length === 0) return;
  const count = `${troubles.length} ${troubles.length === 1 ? 'question' : 'questions'}`;
  throw new Refusal(...troubles, `${count} without an answer; run it again to ask only what is missing.`);
}
