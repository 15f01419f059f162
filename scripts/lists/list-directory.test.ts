import { expect, it } from 'vitest';
import { onLists } from './list-directory.ts';

const hint = 'Run "npm run check" or "npm run check -- --fix" first; see "cities.csv".';

it('commands in a message name a folder of lists that is not the default one', () => {
  expect(onLists('trial/lists', hint)).toBe(
    'Run "npm run check -- --lists trial/lists" or "npm run check -- --fix --lists trial/lists" first; see "cities.csv".',
  );
  expect(onLists('my lists', hint)).toContain(`--fix --lists 'my lists'"`);
  const renaming = `Run 'npm run lists -- cities rename opp-al "Dothan, AL"'.`;
  expect(onLists('trial', renaming)).toBe(
    `Run 'npm run lists -- cities rename opp-al "Dothan, AL" --lists trial'.`,
  );
  expect(onLists('my lists', renaming)).toContain(`"Dothan, AL" --lists "my lists"'.`);
  expect(onLists("o'brien", hint)).toContain(String.raw`--fix --lists 'o'\''brien'"`);
});

it('commands in a message stay short for the default folder, however it is written', () => {
  for (const folder of ['src/data', './src/data/']) expect(onLists(folder, hint)).toBe(hint);
});
