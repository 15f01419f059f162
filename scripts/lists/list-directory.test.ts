import { expect, it } from 'vitest';
import { withListsOption } from './list-directory.ts';

const hint = 'Run "npm run check" or "npm run check -- --fix" first; see "cities.csv".';

it('commands in a message name a folder of lists that is not the default one', () => {
  expect(withListsOption('trial/lists', hint)).toBe(
    'Run "npm run check -- --lists trial/lists" or "npm run check -- --fix --lists trial/lists" first; see "cities.csv".',
  );
  expect(withListsOption('my lists', hint)).toContain(`--fix --lists 'my lists'"`);
  const renaming = `Run 'npm run lists -- cities rename opp-al "Dothan, AL"'.`;
  expect(withListsOption('trial', renaming)).toBe(
    `Run 'npm run lists -- cities rename opp-al "Dothan, AL" --lists trial'.`,
  );
  expect(withListsOption('my lists', renaming)).toContain(`"Dothan, AL" --lists "my lists"'.`);
  expect(withListsOption("o'brien", hint)).toContain(String.raw`--fix --lists 'o'\''brien'"`);
});

it('commands in a message stay short for the default folder, however it is written', () => {
  for (const folder of ['src/data', './src/data/']) expect(withListsOption(folder, hint)).toBe(hint);
});
