import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkedValue } from '../problems/refusal.ts';
import { compileMessages } from './compile-messages.ts';

const project = join(import.meta.dirname, '..', '..', '..');

/** The catalogue of the site's language. */
export const catalogueFile = join(project, 'src', 'messages', 'en.json');

/** Where the compiled messages stand, which are not part of the repository. */
export const generatedFolder = join(project, 'src', 'messages', 'generated');

/** Compiles a catalogue: the text of each module by its file name. Throws a Refusal with every fault of it. */
export function compiledMessages(file = catalogueFile): ReadonlyMap<string, string> {
  return checkedValue(compileMessages(relative(project, file), readFileSync(file, 'utf8')));
}

/** Writes the compiled messages, and only what differs, so that nobody who watches them is woken for nothing. */
export function writeMessages(): void {
  const modules = compiledMessages();
  mkdirSync(generatedFolder, { recursive: true });
  for (const name of readdirSync(generatedFolder))
    if (name.endsWith('.ts') && !modules.has(name)) rmSync(join(generatedFolder, name), { force: true });
  for (const [name, text] of modules) {
    const file = join(generatedFolder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    // Several processes may compile at once, and others read.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  }
}
