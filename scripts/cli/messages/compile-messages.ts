import MessageFormat from '@messageformat/core';
import { z } from 'zod';
import { faultOf } from '../problems/fault-of.ts';
import type { Checked, Problem } from '../problems/problem.ts';
import { placeholdersOf } from './message.ts';

const heading = '// Compiled from src/messages/en.json by scripts/cli/messages; edits are lost.\n';

const ruleModule = 'plural-rule.ts';

const format = new MessageFormat('en');
const [rule] = format.resolvedOptions().plurals;
if (rule === undefined) throw new Error('The language has no plural rule.');
const { id: ruleName, cardinals, getCardinal } = rule;

const textBy = <Value>(read: (text: string) => Value) =>
  z.string().transform((input, context) => {
    try {
      return read(input);
    } catch (error) {
      const [message] = faultOf(error).split('\n');
      context.addIssue({ code: 'custom', message, input, continue: true });
      return z.NEVER;
    }
  });

const message = textBy(messageCode);
// Messages of one group by id: `24-hour` in `filters.label`.
const messagesById = z
  .record(z.string(), message)
  .transform((codes) => `{\n${lines(codes, (id, code) => `  ${JSON.stringify(id)}: ${code},`)}} as const`);
const name = z.string().regex(/^[a-z][A-Za-z0-9]*$/);
const area = z
  .record(name, z.union([message, messagesById], 'a message must be a text, or texts by id'), {
    error: ({ code }) => (code === 'invalid_key' ? 'names must be camelCase' : 'an area must hold messages'),
  })
  .transform(moduleText);
const catalogue = textBy((json): unknown => JSON.parse(json)).pipe(z.record(name, area));

/** Compiles a JSON catalogue of ICU messages into TypeScript modules: `filters.ts` → its source. */
export function compileMessages(file: string, json: string): Checked<ReadonlyMap<string, string>> {
  const parsed = catalogue.safeParse(json, { reportInput: true });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message: fault, input }): Problem => ({
        file,
        value: typeof input === 'string' && path.length > 0 ? input : undefined,
        rule: path.length > 0 ? `${path.map(String).join('.')}: ${fault}` : fault,
        remedy: 'Correct it; messages are in ICU MessageFormat.',
      }),
    );
    return { ok: false, problems };
  }
  const modules = Object.entries(parsed.data).map(([of, text]) => [`${of}.ts`, text] as const);
  const source = `${heading}// @ts-nocheck\nexport const ${ruleName}: (n: number) => string = ${String(getCardinal)};\n`;
  return { ok: true, value: new Map([...modules, [ruleModule, source]]) };
}

const lines = (
  codes: Readonly<Record<string, string>>,
  line: (name: string, code: string) => string,
): string =>
  Object.entries(codes)
    .map(([key, code]) => `${line(key, code)}\n`)
    .join('');

function moduleText(codes: Readonly<Record<string, string>>): string {
  const body = lines(codes, (key, code) => `export const ${key} = ${code};`);
  const parts = ['number', 'plural', 'select'].filter((part) => new RegExp(`\\b${part}\\(`).test(body));
  const imports = parts.length > 0 ? `import { ${parts.join(', ')} } from '../message-parts.ts';\n` : '';
  const plural = parts.includes('plural') ? `import { ${ruleName} } from './${ruleModule}';\n` : '';
  return `${heading}${imports}${plural}${body}`;
}

function messageCode(text: string): string {
  const placeholders = placeholdersOf(text, cardinals);
  const compiled = format.compile(text).toString();
  const body = compiled.slice(compiled.indexOf('=>') + 2).trim();
  if (placeholders.size === 0) return body;
  const fields = [...placeholders].map(([field, type]) => `readonly ${field}: ${type}`);
  return `(d: { ${fields.join('; ')} }): string => ${body}`;
}
