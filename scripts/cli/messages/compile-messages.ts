import type MessageFormat from '@messageformat/core';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { Catalogue } from './catalogue.ts';
import type { Message, Parameter } from './message.ts';

const heading = '// Compiled from src/messages/en.json by scripts/cli/messages; edits are lost.\n';

/** The module of a locale's plural rule, as make-plural has it. */
const ruleModule = 'plural-rule.ts';

/**
 * Compiles a catalogue into TypeScript: the text of one module for each area, by its file name. Each message is exported by itself,
 * so that the bundler drops those that no page says: as a text, or where it has placeholders as a function of these.
 */
export function compileMessages(catalogue: Catalogue, format: MessageFormat): ReadonlyMap<string, string> {
  const { locale, plurals } = format.resolvedOptions();
  const rule = plurals[0];
  if (rule === undefined) throw new Error(`There is no plural rule for ${locale}.`);
  const placed = [...catalogue].map(([path, message]) => {
    const [area = '', name = '', ...id] = path.split('.');
    return { area, name, id: id.join('.'), code: codeOf(message, format) };
  });
  const modules = [...groupBy(placed, ({ area }) => area)].map(([area, messages]) => {
    const body = [...groupBy(messages, ({ name }) => name)]
      .map(([name, entry]) => `export const ${name} = ${entryCode(entry)};\n`)
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

/** A message, or an object of those that have an id. */
function entryCode(entry: readonly { readonly id: string; readonly code: string }[]): string {
  const lines = entry.map(({ id, code }) => (id === '' ? code : `  ${JSON.stringify(id)}: ${code},\n`));
  return entry[0]?.id === '' ? lines.join('') : `{\n${lines.join('')}} as const`;
}

/** `"Near you"`, or `(d: { readonly count: number }): string => …`. */
function codeOf(message: Message, format: MessageFormat): string {
  const compiled = format.compile(message.text).toString();
  const body = compiled.slice(compiled.indexOf('=>') + 2).trim();
  if (message.parameters.size === 0) return body;
  const fields = [...message.parameters].map(([name, type]) => `readonly ${name}: ${typeOf(type)}`);
  return `(d: { ${fields.join('; ')} }): string => ${body}`;
}

function typeOf(parameter: Parameter): string {
  switch (parameter.kind) {
    case 'number':
    case 'string':
      return parameter.kind;
    case 'text':
      return 'string | number';
    case 'key':
      return parameter.keys.map((key) => JSON.stringify(key)).join(' | ');
  }
}
