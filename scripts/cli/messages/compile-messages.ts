import type MessageFormat from '@messageformat/core';
import type { Catalogue } from './catalogue.ts';
import { placeholdersOf } from './message.ts';

const heading = '// Compiled from src/messages/en.json by scripts/cli/messages; edits are lost.\n';

/** The module of the language's plural rule, as make-plural has it. */
const ruleModule = 'plural-rule.ts';

/**
 * Compiles a catalogue into TypeScript: the text of one module for each area, by its file name. Exports each message by
 * itself, so that the bundler drops those that no page says: as a text, or as a function of its placeholders.
 */
export function compileMessages(catalogue: Catalogue, format: MessageFormat): ReadonlyMap<string, string> {
  const [rule] = format.resolvedOptions().plurals;
  if (rule === undefined) throw new Error('The language has no plural rule.');
  const modules = Object.entries(catalogue).map(([area, entries]) => {
    const body = Object.entries(entries)
      .map(([name, entry]) => `export const ${name} = ${entryCode(entry, format)};\n`)
      .join('');
    const parts = ['number', 'plural', 'select'].filter((part) => new RegExp(`\\b${part}\\(`).test(body));
    const imports = [
      ...(parts.length > 0 ? [`import { ${parts.join(', ')} } from '../message-parts.ts';\n`] : []),
      ...(parts.includes('plural') ? [`import { ${rule.id} } from './${ruleModule}';\n`] : []),
    ];
    return [`${area}.ts`, `${heading}${imports.join('')}${body}`] as const;
  });
  const source = `${heading}// @ts-nocheck\nexport const ${rule.id}: (n: number) => string = ${String(rule.getCardinal)};\n`;
  return new Map([...modules, [ruleModule, source]]);
}

/** Writes a message, or an object of those that have an id. */
function entryCode(entry: Catalogue[string][string], format: MessageFormat): string {
  if (typeof entry === 'string') return codeOf(entry, format);
  const lines = Object.entries(entry).map(
    ([id, text]) => `  ${JSON.stringify(id)}: ${codeOf(text, format)},\n`,
  );
  return `{\n${lines.join('')}} as const`;
}

/** `"Near you"`, or `(d: { readonly count: number }): string => …`. */
function codeOf(text: string, format: MessageFormat): string {
  const compiled = format.compile(text).toString();
  const body = compiled.slice(compiled.indexOf('=>') + 2).trim();
  const placeholders = placeholdersOf(text, format.resolvedOptions().plurals[0]?.cardinals ?? []);
  if (placeholders.size === 0) return body;
  const fields = [...placeholders].map(([name, type]) => `readonly ${name}: ${type}`);
  return `(d: { ${fields.join('; ')} }): string => ${body}`;
}
