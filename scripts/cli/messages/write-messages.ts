import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { isSystemNote } from '../files/system-notes.ts';
import { checkedValue, refuseProblems } from '../problems/refusal.ts';
import { type Catalogue, compareCatalogues, readCatalogue } from './catalogue.ts';
import { compileMessages } from './compile-messages.ts';
import { parseMessage } from './message.ts';
import type { MessageLocale } from './message-locale.ts';
import { pseudoText } from './pseudo-locale.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'messages');

/** The catalogue of the site's language. */
export const catalogueFile = join(folder, 'en.json');

/** Where the compiled messages stand, which are not part of the repository. */
export const generatedFolder = join(folder, 'generated');

const source = 'en';

/** Compiles the catalogue: the text of each module by its file name. Throws a Refusal with every fault of any catalogue. */
export function compiledMessages(locale: MessageLocale): ReadonlyMap<string, string> {
  const catalogue = readLocale(source);
  const others = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && name !== `${source}.json` && !isSystemNote(name),
  );
  const problems = others.flatMap((name) =>
    compareCatalogues(`src/messages/${name}`, catalogue, readLocale(name.replace('.json', ''))),
  );
  if (problems.length > 0) throw refuseProblems(problems);
  const said = locale === 'pseudo' ? pseudoCatalogue(catalogue) : catalogue;
  return compileMessages(said, new MessageFormat(source));
}

const cardinalsOf = (locale: string) =>
  new MessageFormat(locale).resolvedOptions().plurals[0]?.cardinals ?? [];

function readLocale(locale: string): Catalogue {
  const text = readFileSync(join(folder, `${locale}.json`), 'utf8');
  return checkedValue(readCatalogue(`src/messages/${locale}.json`, text, cardinalsOf(locale)));
}

/** Writes the compiled messages, and only what differs, so that nobody who watches them is woken for nothing. */
export function writeMessages(): void {
  const modules = compiledMessages('en');
  mkdirSync(generatedFolder, { recursive: true });
  for (const name of readdirSync(generatedFolder)) {
    if (name.endsWith('.ts') && !modules.has(name)) rmSync(join(generatedFolder, name), { force: true });
  }
  for (const [name, text] of modules) {
    const file = join(generatedFolder, name);
    if (textOf(file) === text) continue;
    // Several processes may compile at once, and others read.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  const cardinals = cardinalsOf(source);
  return new Map(
    [...catalogue].map(([path, { tokens }]) => [path, parseMessage(pseudoText(tokens), cardinals)]),
  );
}
