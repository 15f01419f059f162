import { Command } from '@commander-js/extra-typings';
import type { LandingEntry } from '../src/domain/landing/landing-entry.ts';
import { cityLabel } from '../src/domain/places/city.ts';
import { keywordOf } from '../src/messages/keyword-text.ts';
import { examples, listsOption } from './command-line/shared-options.ts';
import type { Terminal } from './command-line/terminal.ts';
import { storeFolder } from './listings/listing-store.ts';
import { loadPlan } from './plan/load-plan.ts';
import { checkedValue } from './problems/refusal.ts';
import { dayOf } from './retention/earlier-files.ts';

/** The fields of an entry in the order of docs/specification.md#entities. */
const columns = [
  'keyword',
  'slug',
  'city',
  'state',
  'type',
  'service',
  'neighborhood',
  'landmark',
  'modifier',
  'priority',
] as const satisfies readonly (keyof LandingEntry | 'keyword')[];

/** `npm run routes`: the list on standard output, how many entries and routes there are on standard error. */
export const command = ({ print, warn }: Terminal) =>
  new Command('npm run routes --')
    .description('Prints the landing list, its fields between tabs under a heading.')
    .option('--json', 'print it as JSON', false)
    .addOption(listsOption())
    .addHelpText('after', examples('npm run --silent routes -- --json > routes.json'))
    .action(async ({ json, lists }) => {
      const { plan, input } = checkedValue(await loadPlan(lists, storeFolder, dayOf(new Date())));
      const { landing, groups } = plan;
      const entries = input.cities.flatMap(({ city }) =>
        (landing.get(city.slug)?.() ?? []).map((entry) => ({
          keyword: keywordOf(entry, cityLabel(city)),
          ...entry,
        })),
      );
      const lines = json
        ? [JSON.stringify(entries, null, 1)]
        : [
            columns.join('\t'),
            ...entries.map((entry) => columns.map((column) => entry[column] ?? '').join('\t')),
          ];
      print(lines.join('\n'));
      const pages = groups.reduce((sum, group) => sum + group.pages.length, 0);
      warn(`${entries.length} landing entries of ${landing.size} places; ${pages} pages in all`);
    });
