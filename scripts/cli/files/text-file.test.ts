import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { TextFile } from './text-file.ts';

it('gives each text back, in whatever order and as often as it is asked', () => {
  const path = join(newFolder(), 'texts');
  assert(
    property(array(string({ unit: 'grapheme' })), (texts) => {
      writeFileSync(path, 'of an earlier process');
      const file = new TextFile(path);
      const added = texts.map((text) => file.add(text));
      expect(added.toReversed().map((read) => read())).toEqual(texts.toReversed());
      expect(added.map((read) => read())).toEqual(texts);
    }),
  );
});

it('says so when somebody cut it short', () => {
  const path = join(newFolder(), 'texts');
  const read = new TextFile(path).add('a line');
  truncateSync(path, 3);
  expect(read).toThrow(`${path} was cut short`);
});
