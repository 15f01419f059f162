import type { LandingEntry } from '../../../src/domain/landing/landing-entry.ts';
import { cityLabel } from '../../../src/domain/places/city.ts';
import { keywordOf } from '../../../src/messages/keyword-text.ts';
import { checkedValue } from '../../cli/problems/refusal.ts';
import { newListsCommand, today } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { storeFolder } from '../../listings/listing-store.ts';
import { loadPlan } from '../../plan/load-plan.ts';

/** The fields of an entry in the order of docs/specification.md#entities. */
const columns = [
  ...(['keyword', 'slug', 'city', 'state', 'type', 'service'] as const),
  ...(['neighborhood', 'landmark', 'modifier', 'priority'] as const),
] as const satisfies readonly (keyof LandingEntry | 'keyword')[];

/** `npm run lists -- routes`: the list on standard output, how many entries and pages there are on standard error. */
export const routesCommand = ({ print, warn }: Terminal) =>
  newListsCommand(
    'routes',
    'Prints the landing list, its fields between tabs under a heading.',
    'npm run --silent lists -- routes --json > routes.json',
  )
    .option('--json', 'print it as JSON', false)
    .action(async ({ json, lists }) => {
      const { plan, input } = checkedValue(await loadPlan(lists, storeFolder, today()));
      const { landing, groups } = plan;
      let count = 0;
      if (!json) print(columns.join('\t'));
      // City by city: the whole country has more than a million entries.
      for (const { city } of input.cities) {
        const entries = (landing.get(city.slug) ?? []).map((entry) => ({
          keyword: keywordOf(entry, cityLabel(city)),
          ...entry,
        }));
        for (const entry of entries) {
          if (json) print(`${count === 0 ? '[' : ','}${JSON.stringify(entry)}`);
          else print(columns.map((column) => entry[column] ?? '').join('\t'));
          count += 1;
        }
      }
      if (json) print(count === 0 ? '[]' : ']');
      const pages = groups.reduce((sum, group) => sum + group.pages.length, 0);
      warn(`${count} landing entries of ${landing.size} places; ${pages} pages in all`);
    });
