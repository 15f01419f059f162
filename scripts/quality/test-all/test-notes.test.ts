import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { noteLeftOut, readNotes } from './test-notes.ts';

const newFile = (): string => join(newFolder(), 'made', 'notes.txt');

it('a run that noted nothing has no notes', () => {
  expect(readNotes(newFile())).toEqual([]);
});

it('notes are read as they were written, each once', () => {
  const file = newFile();
  noteLeftOut('nginx: install it', file);
  noteLeftOut('nginx: install it', file);
  noteLeftOut('Java: install it', file);
  expect(readNotes(file)).toEqual(['Left out: nginx: install it', 'Left out: Java: install it']);
});
