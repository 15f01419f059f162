import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { siteAddresses } from './addresses/site-addresses.ts';
import { examples, listsOption } from './command-line/shared-options.ts';
import type { Terminal } from './command-line/terminal.ts';
import { explainPath, pathsLike } from './explain/explain-path.ts';
import { storeFolder } from './listings/listing-store.ts';
import { loadPlan } from './plan/load-plan.ts';
import { checkedValue, Refusal } from './problems/refusal.ts';
import { dayOf } from './retention/earlier-files.ts';

/** A path as hosts look for its file: without the query, and without the part that browsers keep. */
function sitePath(text: string): string {
  if (!text.startsWith('/'))
    throw new InvalidArgumentError('Write a path of the site, from its first slash on.');
  return text.replace(/[?#].*$/s, '');
}

/** `npm run explain`: fails for a path that is no page of the site, and never was one. */
export const command = ({ print }: Terminal) =>
  new Command('npm run explain --')
    .description(
      'Says what a path of the site is, what it lists and from which sources, whether it is indexed and why.',
    )
    .argument('<path>', 'path of a page', sitePath)
    .addOption(listsOption())
    .addHelpText('after', examples('npm run explain -- /pharmacies/birmingham-al'))
    .action(async (path, { lists }) => {
      const loaded = checkedValue(await loadPlan(lists, storeFolder, dayOf(new Date())));
      const { answers } = checkedValue(await siteAddresses({ lists, listings: storeFolder }, loaded));
      const answer = answers.get(path);
      if (answer !== undefined) {
        const said = answer.kind === 'moved' ? `301, to ${answer.to}` : '410: it is gone';
        print(`${path}\nRoute: none any more. Hosts that can answer with ${said}.`);
        return;
      }
      const { plan } = loaded;
      const lines = explainPath(path, plan);
      if (!plan.groups.some(({ pages }) => pages.some((page) => page.path === path)))
        throw new Refusal(...lines, ...pathsLike(path, plan).map((like) => `Did you mean ${like}?`));
      print(lines.join('\n'));
    });
