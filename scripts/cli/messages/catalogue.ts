import type { PluralCategory } from '@messageformat/parser';
import { faultOf } from '../problems/input-error.ts';
import type { Checked, Problem } from '../problems/problem.ts';
import { type Message, parseMessage } from './message.ts';

/** A locale's messages by their paths: `home.title`, or `filters.label.24-hour` of those that one is chosen of by an id. */
export type Catalogue = ReadonlyMap<string, Message>;

/** Words of the language that a compiled message cannot be named by. */
const reserved = new Set(
  'catch class default delete else export for if import in new return this void with'.split(' '),
);

const wellNamed = (name: string): boolean => /^[a-z][A-Za-z0-9]*$/.test(name) && !reserved.has(name);

/** Reads a catalogue (src/messages/en.json), collecting every fault. `cardinal` are the plural categories of its locale. */
export function readCatalogue(
  file: string,
  json: string,
  cardinal: readonly PluralCategory[],
): Checked<Catalogue> {
  const problems: Problem[] = [...repeatedNames(file, json)];
  const fault = (path: string, rule: string, remedy: string, value?: string): void => {
    problems.push({ file, value, rule: `${path}: ${rule}`, remedy });
  };
  const catalogue = new Map<string, Message>();
  const parse = (path: string, text: string): void => {
    try {
      catalogue.set(path, parseMessage(text, cardinal));
    } catch (error) {
      const [what = ''] = faultOf(error).split('\n');
      fault(path, what, 'See the ICU MessageFormat syntax.', text);
    }
  };
  const read = (names: readonly string[], value: unknown): void => {
    const path = names.join('.');
    const kind = ['an area', 'a message'][names.length - 1];
    // What stands below a message's name is an id, which may be spelled as it likes.
    if (kind !== undefined && !wellNamed(names.at(-1) ?? ''))
      fault(path, `the name of ${kind} must be camelCase`, 'Rename it.');
    if (isRecord(value) && names.length <= 2)
      for (const [name, inner] of Object.entries(value)) read([...names, name], inner);
    else if (names.length === 1) fault(path, 'an area must hold messages', 'Put them into braces.');
    else if (typeof value !== 'string') fault(path, 'a message must be a text', 'Write it in double quotes.');
    else parse(path, value);
  };
  for (const [area, messages] of areasOf(file, json, problems)) read([area], messages);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: catalogue };
}

/** Every fault of a catalogue against that of the first locale: a message that is missing or unknown, other placeholders. */
export function compareCatalogues(file: string, base: Catalogue, other: Catalogue): readonly Problem[] {
  const problem = (rule: string, remedy: string): Problem => ({ file, rule, remedy });
  return [
    ...[...base].flatMap(([path, message]) => {
      const translated = other.get(path);
      if (translated === undefined) return problem(`${path} is missing`, 'Translate it.');
      const [names, found] = [placeholders(message), placeholders(translated)];
      return names === found
        ? []
        : problem(`${path} has the placeholders ${found || 'none'}`, `Use ${names || 'none'}.`);
    }),
    ...[...other.keys()]
      .filter((path) => !base.has(path))
      .map((path) => problem(`${path} is no message of the site`, 'Remove it.')),
  ];
}

const placeholders = ({ parameters }: Message): string =>
  [...parameters.keys()]
    .toSorted()
    .map((name) => `{${name}}`)
    .join(' ');

/** Names that an object of the file has twice, which JSON's own reader passes over. The file has one name a line. */
function repeatedNames(file: string, json: string): readonly Problem[] {
  const open: Set<string>[] = [];
  return json.split('\n').flatMap((line, index) => {
    const name = /^\s*"((?:[^"\\]|\\.)*)":/.exec(line)?.[1];
    const repeated = name !== undefined && open.at(-1)?.has(name);
    if (name !== undefined) open.at(-1)?.add(name);
    if (/\{$/.test(line)) open.push(new Set());
    else if (/^\s*\}/.test(line)) open.pop();
    return repeated
      ? [{ file, line: index + 1, rule: `${name} stands here twice`, remedy: 'Remove one of the two.' }]
      : [];
  });
}

function areasOf(file: string, json: string, problems: Problem[]): readonly (readonly [string, unknown])[] {
  try {
    const value: unknown = JSON.parse(json);
    if (isRecord(value)) return Object.entries(value);
    const rule = 'a catalogue must be an object of areas';
    problems.push({ file, rule, remedy: 'See src/messages/en.json.' });
  } catch (error) {
    problems.push({ file, rule: faultOf(error), remedy: 'Correct the JSON.' });
  }
  return [];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
