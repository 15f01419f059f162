import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { bundleFiles } from '../../build/site-files/stage-files.ts';
import { isSystemNote } from './system-notes.ts';

it('files that macOS and Windows add are told from other files', () => {
  for (const note of ['.DS_Store', '._en.json', 'Thumbs.db', 'desktop.ini'])
    expect(isSystemNote(note)).toBe(true);
  for (const file of ['en.json', '.well-known', '.nojekyll', '_headers'])
    expect(isSystemNote(file)).toBe(false);
});

it('a file that the system added to the public folder is not published', async () => {
  const client = newFolder();
  mkdirSync(join(client, 'icons'));
  for (const file of ['favicon.svg', '.nojekyll', '.DS_Store', 'icons/._mark.svg', 'icons/Thumbs.db'])
    writeFileSync(join(client, file), '');
  expect([...(await bundleFiles(client)).keys()].toSorted()).toEqual(['.nojekyll', 'favicon.svg']);
});
