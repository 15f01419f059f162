import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { htmlFaults } from '../../check-dist/valid-html.ts';
import { choosePages } from '../../quality/html-checkers/choose-pages.ts';
import { lackingForNu, nuFaults } from '../../quality/html-checkers/nu-checker.ts';
import { noteLeftOut } from '../../quality/test-all/test-notes.ts';
import { wholeNumber } from '../parameters.ts';
import { Refusal } from '../problems/refusal.ts';
import { distOption, examples } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

const largestSeed = 999_999;

/** `npm run check:html`: random pages of every kind, in two HTML checkers. */
export const command = ({ print }: Terminal) =>
  new Command('npm run check:html --')
    .description('Checks random pages of every kind with html-validate and, where Java is, the Nu checker.')
    .addOption(distOption())
    .option('--pages <number>', 'how many pages', wholeNumber(1, 100_000), 400)
    .option('--seed <number>', 'chooses the same pages again', wholeNumber(0, largestSeed))
    .addHelpText('after', examples('npm run check:html -- --pages 50 --seed 7'))
    .action(async ({ dist, pages, seed = Math.floor(Math.random() * largestSeed) }) => {
      const all = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
      const files = all.filter((file) => file.endsWith('.html'));
      const chosen = choosePages(files, pages, seed);
      print(`${chosen.length} pages, chosen by the seed ${seed}`);
      const faults: string[] = [];
      for (const file of chosen) {
        const found = await htmlFaults(await readFile(join(dist, file), 'utf8'), file);
        faults.push(...found.map(({ rule, message }) => `html-validate: ${message} (${rule}), ${file}`));
      }
      const lacking = await lackingForNu(print);
      if (lacking === undefined) {
        const found = await nuFaults(chosen.map((file) => join(dist, file)));
        faults.push(...found.map(({ message, near, url }) => `Nu checker: ${message} ${near}, ${url}`));
      } else {
        print(`Left out: ${lacking}`);
        noteLeftOut(lacking);
      }
      for (const fault of faults) print(fault);
      if (faults.length > 0)
        throw new Refusal(`${faults.length} ${faults.length === 1 ? 'finding' : 'findings'}`);
      print('No findings');
    });
