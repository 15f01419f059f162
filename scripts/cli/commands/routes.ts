import { Command } from '@commander-js/extra-typings';
import type { LandingEntry } from '../../../src/domain/landing/landing-entry.ts';
import { cityLabel } from '../../../src/domain/places/city.ts';
import { keywordOf } from '../../../src/messages/keyword-text.ts';
import { dayOf } from '../../build/earlier-files/earlier-files.ts';
import { storeFolder } from '../../listings/listing-store.ts';
import { loadPlan } from '../../plan/load-plan.ts';
import { checkedValue } from '../problems/refusal.ts';
import { examples, listsOption } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

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
      // City by city: the whole country has more than a million entries.
      let count = 0;
      if (!json) print(columns.join('\t'));
      for (const { city } of input.cities) {
        const entries = (landing.get(city.slug) ?? []).map((entry) => ({
          keyword: keywordOf(entry, cityLabel(city)),
          ...entry,
        }));
        if (entries.length === 0) continue;
        if (json) print(`${count === 0 ? '[' : ','}${JSON.stringify(entries, null, 1).slice(1, -2)}`);
        else
          print(entries.map((entry) => columns.map((column) => entry[column] ?? '').join('\t')).join('\n'));
        count += entries.length;
      }
      if (json) print(count === 0 ? '[]' : ']');
      const pages = groups.reduce((sum, group) => sum + group.pages.length, 0);
      warn(`${count} landing entries of ${landing.size} places; ${pages} pages in all`);
    });
