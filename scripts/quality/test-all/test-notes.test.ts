import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { noteFailure, noteLeftOut, readNotes } from './test-notes.ts';

const newFile = (): string => join(newFolder(), 'made', 'notes.txt');

it('a run that noted nothing has no notes', () => {
  expect(readNotes(newFile())).toEqual([]);
});

it('notes are read as they were written, each once', () => {
  const file = newFile();
  noteLeftOut('nginx: install it', file);
  noteLeftOut('nginx: install it', file);
  noteFailure('a.test.ts › adds', 'expected 3 to be 4', file);
  expect(readNotes(file)).toEqual([
    'Left out: nginx: install it',
    'Failed: a.test.ts › adds\n    expected 3 to be 4',
  ]);
});

it('of a long error in colors the first lines are told, without colors and empty lines', () => {
  const file = newFile();
  noteFailure('a.test.ts › adds', `\u001B[31mProperty failed\u001B[39m\n\n${'line\n'.repeat(30)}`, file);
  const [note = ''] = readNotes(file);
  expect(note.split('\n')).toEqual([
    'Failed: a.test.ts › adds',
    '    Property failed',
    ...Array.from({ length: 9 }, () => '    line'),
  ]);
});
