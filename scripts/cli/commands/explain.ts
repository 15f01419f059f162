import { loadAddresses } from '../../addresses/site-addresses.ts';
import { explainRequest } from '../../check-dist/explain/explain-request.ts';
import { storeFolder } from '../../listings/listing-store.ts';
import { parsed } from '../parameters.ts';
import { checkedValue, Refusal } from '../problems/refusal.ts';
import { newListsCommand, today } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

const parseSitePath = parsed(
  (text) => (text.startsWith('/') ? text.replace(/[?#].*$/s, '') : undefined),
  'Write a path of the site, from its first slash on.',
);

/** Makes the command `npm run explain`, which explains a path of the site. */
export const command = ({ print }: Terminal) =>
  newListsCommand(
    'npm run explain --',
    'Explains a path of the site: what it lists, from which sources, whether it is indexed and why.',
    'npm run explain -- /pharmacies/birmingham-al',
  )
    .argument('<path>', 'path of a page', parseSitePath)
    .action(async (path, { lists }) => {
      const { loaded, addresses } = checkedValue(
        await loadAddresses({ lists, listings: storeFolder }, today()),
      );
      const { lines, isKnown } = explainRequest(path, { plan: loaded.plan, answers: addresses.answers });
      if (!isKnown) throw new Refusal(...lines);
      print(lines.join('\n'));
    });
