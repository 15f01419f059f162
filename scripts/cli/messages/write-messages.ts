import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkedValue } from '../problems/refusal.ts';
import { compileMessages } from './compile-messages.ts';

const project = join(import.meta.dirname, '..', '..', '..');

export const catalogueFile = join(project, 'src', 'messages', 'en.json');

/** Folder of the compiled messages, which are not committed. */
export const generatedFolder = join(project, 'src', 'messages', 'generated');

/** Compiles a message catalogue: `filters.ts` → its TypeScript source. Throws a Refusal with the problems. */
export function compiledMessages(file = catalogueFile): ReadonlyMap<string, string> {
  return checkedValue(compileMessages(relative(project, file), readFileSync(file, 'utf8')));
}

/** Compiles the messages into `generatedFolder`. Throws a Refusal with the problems. */
export function writeMessages(): void {
  const modules = compiledMessages();
  mkdirSync(generatedFolder, { recursive: true });
  for (const name of readdirSync(generatedFolder))
    if (name.endsWith('.ts') && !modules.has(name)) rmSync(join(generatedFolder, name), { force: true });
  for (const [name, text] of modules) {
    const file = join(generatedFolder, name);
    // Left alone, so that no file watcher reacts.
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    // Several processes may compile at once, and others read.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  }
}
