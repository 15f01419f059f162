import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { htmlFaults } from '../../check-dist/valid-html.ts';
import { wholeNumber } from '../../cli/parameters.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { distOption, examples } from '../../cli/shared-options.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { noteLeftOut } from '../test-all/test-notes.ts';
import { choosePages } from './choose-pages.ts';
import { nuFaults } from './nu-checker.ts';

const largestSeed = 999_999;

/** Makes the command `npm run quality -- html`, which validates random pages of every kind. */
export const htmlCommand = ({ print }: Terminal) =>
  new Command('html')
    .description('Checks random pages of every kind with html-validate and, where Java is, the Nu checker.')
    .addOption(distOption())
    .option('--pages <number>', 'how many pages', wholeNumber(1, 100_000), 400)
    .option('--seed <number>', 'chooses the same pages again', wholeNumber(0, largestSeed))
    .addHelpText('after', examples('npm run quality -- html --pages 50 --seed 7'))
    .action(async ({ dist, pages, seed = Math.floor(Math.random() * largestSeed) }) => {
      const all = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
      const files = all.map((file) => file.replaceAll('\\', '/'));
      const chosen = choosePages(files, pages, seed);
      print(`${chosen.length} pages, chosen by the seed ${seed}`);
      const faults: string[] = [];
      for (const file of chosen) {
        const pageFaults = await htmlFaults(await readFile(join(dist, file), 'utf8'), file);
        faults.push(...pageFaults.map(({ rule, message }) => `html-validate: ${message} (${rule}), ${file}`));
      }
      try {
        const nu = nuFaults(
          chosen.map((file) => join(dist, file)),
          print,
        );
        faults.push(...nu);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        print(`Left out: ${error.message}`);
        noteLeftOut(error.message);
      }
      if (faults.length > 0) throw new Refusal(...faults);
      print('No findings');
    });
