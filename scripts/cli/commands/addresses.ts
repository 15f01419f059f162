import { Argument, Command } from '@commander-js/extra-typings';
import { changeNotes } from '../../addresses/change-notes.ts';
import { promiseKinds } from '../../addresses/promise.ts';
import { recordMove } from '../../addresses/record-move.ts';
import { rememberAddresses, siteAddresses } from '../../addresses/site-addresses.ts';
import { withListLock } from '../../lists/list-lock.ts';
import { loadPlan } from '../../plan/load-plan.ts';
import { checkedValue } from '../problems/refusal.ts';
import { examples, listsOption, storeOption } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

const today = (): string => new Date().toISOString().slice(0, 10);
const kindArgument = () => new Argument('<kind>', 'what it is').choices(promiseKinds);

/** `npm run addresses`: what was published, and what has become of it. */
export function command({ print }: Terminal) {
  const command = new Command('npm run addresses --').description(
    'Keeps the memory of published addresses: published.csv and moved.csv.',
  );

  command
    .command('list')
    .description('Prints each published address that is no page any more, and what answers there.')
    .addOption(listsOption())
    .addOption(storeOption())
    .addHelpText('after', examples('npm run addresses -- list'))
    .action(async ({ lists, store }) => {
      const { answers, broken } = await addressesOf(lists, store);
      for (const [path, answer] of answers) {
        print(`${path}\t${answer.kind === 'moved' ? `301 ${answer.to}` : '410'}`);
      }
      for (const path of broken.flatMap(({ paths }) => paths)) print(`${path}\tlost`);
    });

  command
    .command('update')
    .description('Writes what is new to published.csv, as a build does.')
    .addOption(listsOption())
    .addOption(storeOption())
    .addHelpText('after', examples('npm run addresses -- update'))
    .action(async ({ lists, store }) => {
      const addresses = await addressesOf(lists, store);
      await rememberAddresses({ lists, listings: store }, addresses);
      const notes = changeNotes({ ...addresses, fresh: [] });
      for (const note of [`${addresses.fresh.length} new names of addresses written`, ...notes]) print(note);
    });

  command
    .command('move')
    .description('Says that a page, template, place or any other of the kinds has a new slug.')
    .addArgument(kindArgument())
    .argument('<from>', 'the slug that was published; of a place {city}/{slug}')
    .argument('<to>', 'the slug that it has now')
    .addOption(listsOption())
    .addHelpText('after', examples('npm run addresses -- move template blister-packs pill-packs'))
    .action(async (kind, from, to, { lists }) => {
      checkedValue(await withListLock(lists, () => recordMove(lists, { kind, from, to, since: today() })));
      print(`${kind} ${from}: its addresses lead to those of ${to}.`);
    });

  command
    .command('remove')
    .description('Says that a page, template, place or any other of the kinds is gone for good.')
    .addArgument(kindArgument())
    .argument('<slug>', 'the slug that was published; of a place {city}/{slug}')
    .addOption(listsOption())
    .addHelpText('after', examples('npm run addresses -- remove place birmingham-al/pharmacy-avondale'))
    .action(async (kind, from, { lists }) => {
      checkedValue(await withListLock(lists, () => recordMove(lists, { kind, from, since: today() })));
      print(`${kind} ${from}: its addresses are gone.`);
    });

  return command;
}

/** A site's addresses. Throws a Refusal for wrong lists. */
async function addressesOf(lists: string, listings: string) {
  return checkedValue(
    await siteAddresses({ lists, listings }, checkedValue(await loadPlan(lists, listings, today()))),
  );
}
