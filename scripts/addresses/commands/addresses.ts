import { Argument } from '@commander-js/extra-typings';
import { checkedValue } from '../../cli/problems/refusal.ts';
import { newCommand, newListsCommand, storeOption, today } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { editLists } from '../../lists/list-lock.ts';
import type { Move } from '../address-lists.ts';
import { nameKinds } from '../address-name.ts';
import { recordMove } from '../edit-lists.ts';
import { loadAddresses } from '../site-addresses.ts';

/** Makes the command `npm run lists -- addresses`, which lists former addresses and records moves. */
export const addressesCommand = (terminal: Terminal) =>
  newCommand('addresses', 'Keeps the memory of published addresses: published.csv and moved.csv.')
    .addCommand(listCommand(terminal))
    .addCommand(moveCommand(terminal))
    .addCommand(removeCommand(terminal));

const listCommand = ({ print }: Terminal) =>
  newListsCommand(
    'list',
    'Prints each published address that is no page any more, and what answers there.',
    'npm run lists -- addresses list',
  )
    .addOption(storeOption())
    .action(async ({ lists, store }) => {
      const { answers, lostNames } = checkedValue(
        await loadAddresses({ lists, listings: store }, today()),
      ).addresses;
      for (const [path, answer] of answers)
        print(`${path}\t${answer.kind === 'moved' ? `301 ${answer.to}` : '410'}`);
      for (const path of lostNames.flatMap(({ paths }) => paths)) print(`${path}\tlost`);
    });

const moveCommand = ({ print }: Terminal) =>
  newListsCommand(
    'move',
    'Says that a page, template, place or any other of the kinds has a new slug.',
    'npm run lists -- addresses move template blister-packs pill-packs',
  )
    .addArgument(kindArgument())
    .argument('<from>', 'the slug that was published; of a place {city}/{slug}')
    .argument('<to>', 'the slug that it has now')
    .action(async (kind, from, to, { lists }) => {
      await recordMoveDatedToday(lists, { kind, from, to });
      print(`${kind} ${from}: its addresses lead to those of ${to}.`);
    });

const removeCommand = ({ print }: Terminal) =>
  newListsCommand(
    'remove',
    'Says that a page, template, place or any other of the kinds is gone for good.',
    'npm run lists -- addresses remove place birmingham-al/pharmacy-avondale',
  )
    .addArgument(kindArgument())
    .argument('<slug>', 'the slug that was published; of a place {city}/{slug}')
    .action(async (kind, from, { lists }) => {
      await recordMoveDatedToday(lists, { kind, from });
      print(`${kind} ${from}: its addresses are gone.`);
    });

const kindArgument = () => new Argument('<kind>', 'what it is').choices(nameKinds);

const recordMoveDatedToday = (lists: string, move: Omit<Move, 'since'>) =>
  editLists(lists, () => recordMove(lists, { ...move, since: today() }));
