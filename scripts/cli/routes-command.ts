import { cityLabel } from '../../src/domain/places/city.ts';
import { keywordOf } from '../../src/messages/keyword-text.ts';
import { storeFolder } from '../listings/listing-store.ts';
import { loadPlan } from '../plan/load-plan.ts';
import { checkedValue } from './problems/refusal.ts';
import { newListsCommand, today } from './shared-options.ts';
import type { Terminal } from './terminal.ts';

/** Makes the command `npm run lists -- routes`, which prints the list of landing pages as JSON. */
export const routesCommand = ({ print, warn }: Terminal) =>
  newListsCommand(
    'routes',
    'Prints the landing list as JSON, an entry a line (docs/specification.md#entities).',
    'npm run --silent lists -- routes > routes.json',
  ).action(async ({ lists }) => {
    const { plan, input } = checkedValue(await loadPlan(lists, storeFolder, today()));
    const { landing, groups } = plan;
    let count = 0;
    // City by city: the whole country has more than a million entries.
    for (const { city } of input.cities) {
      for (const entry of landing.get(city.slug) ?? []) {
        const row = { keyword: keywordOf(entry, cityLabel(city)), ...entry };
        print(`${count === 0 ? '[' : ','}${JSON.stringify(row)}`);
        count += 1;
      }
    }
    print(count === 0 ? '[]' : ']');
    const pages = groups.reduce((sum, group) => sum + group.pages.length, 0);
    warn(`${count} landing entries of ${landing.size} places; ${pages} pages in all`);
  });
