import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import catalogue from '../src/messages/en.json' with { type: 'json' };

const folders = ['src', 'scripts', 'tests'].map((folder) => join(import.meta.dirname, '..', folder));
const code = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  .join('\n');

it('every message of the catalogue is said somewhere', () => {
  const messages = Object.entries(catalogue).flatMap(([area, entries]) =>
    Object.keys(entries).map((name) => `${area}Messages.${name}`),
  );
  const said = new Set(code.match(/\b[a-z]\w*Messages\s*\.\w+/gi)?.map((use) => use.replace(/\s/g, '')));
  expect(messages.filter((message) => !said.has(message))).toEqual([]);
});
