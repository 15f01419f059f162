import { loadAddresses } from '../../addresses/site-addresses.ts';
import { explainRequest } from '../../check-dist/explain/explain-request.ts';
import { parsed } from '../parameters.ts';
import { checkedValue, Refusal } from '../problems/refusal.ts';
import { newListsCommand, storeOption, today } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

const parseSitePath = parsed(
  (text) => (text.startsWith('/') ? text.replace(/[?#].*$/s, '') : undefined),
  'Write a path of the site, from its first slash on.',
);

const sampleNote = 'Samples: no listings are imported, so every page is built with noindex.';

/** Makes the command `npm run explain`, which says what a path shows, whether it is indexed, and why. */
export const command = ({ print }: Terminal) =>
  newListsCommand(
    'npm run explain --',
    'Explains a path of the site: what it lists, from which sources, whether it is indexed and why.',
    'npm run explain -- /pharmacies/birmingham-al',
  )
    .argument('<path>', 'path of a page', parseSitePath)
    .addOption(storeOption())
    .action(async (path, { lists, store }) => {
      const { loaded, addresses } = checkedValue(await loadAddresses({ lists, listings: store }, today()));
      const { lines, isKnown } = explainRequest(path, { plan: loaded.plan, answers: addresses.answers });
      if (!isKnown) throw new Refusal(...lines);
      print([...lines, ...(loaded.input.sample ? [sampleNote] : [])].join('\n'));
    });
