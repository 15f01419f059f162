import type { PluralCategory } from '@messageformat/parser';
import type { Checked, Problem } from '../problems/problem.ts';
import { type Message, parseMessage } from './message.ts';

/** What an area's entry is: a message, or messages by the id that one of them is chosen by. */
export type Entry = Message | ReadonlyMap<string, Message>;

/** A locale's messages by area and name. */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, Entry>>;

/** Words of the language that a compiled message cannot be named by. */
const reserved = new Set([
  'catch',
  'class',
  'default',
  'delete',
  'else',
  'export',
  'for',
  'if',
  'import',
  'in',
  'new',
  'return',
  'this',
  'void',
  'with',
]);

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
  const message = (path: string, value: unknown): Message | undefined => {
    if (typeof value !== 'string') {
      fault(path, 'a message must be a text', 'Write it in double quotes.');
      return undefined;
    }
    try {
      return parseMessage(value, cardinal);
    } catch (error) {
      const [what] = (error instanceof Error ? error.message : String(error)).split('\n');
      fault(path, what ?? '', 'See the ICU MessageFormat syntax.', value);
      return undefined;
    }
  };
  const catalogue = new Map<string, ReadonlyMap<string, Entry>>();
  for (const [area, entries] of entriesOf(file, json, problems)) {
    if (!wellNamed(area)) fault(area, 'the name of an area must be camelCase', 'Rename it.');
    if (!isRecord(entries)) {
      fault(area, 'an area must hold messages', 'Put them into braces.');
      continue;
    }
    const read = new Map<string, Entry>();
    for (const [name, value] of Object.entries(entries)) {
      const path = `${area}.${name}`;
      if (!wellNamed(name)) fault(path, 'the name of a message must be camelCase', 'Rename it.');
      if (isRecord(value)) {
        const group = Object.entries(value).map(
          ([id, text]) => [id, message(`${path}.${id}`, text)] as const,
        );
        read.set(
          name,
          new Map(group.flatMap(([id, one]) => (one === undefined ? [] : [[id, one] as const]))),
        );
        continue;
      }
      const one = message(path, value);
      if (one !== undefined) read.set(name, one);
    }
    catalogue.set(area, read);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: catalogue };
}

/** Every fault of a catalogue against that of the first locale: a message that is missing or unknown, other placeholders. */
export function compareCatalogues(file: string, base: Catalogue, other: Catalogue): readonly Problem[] {
  const wanted = allMessages(base);
  const given = allMessages(other);
  const problem = (rule: string, remedy: string): Problem => ({ file, rule, remedy });
  return [
    ...[...wanted].flatMap(([path, message]) => {
      const translated = given.get(path);
      if (translated === undefined) return problem(`${path} is missing`, 'Translate it.');
      const [names, found] = [placeholders(message), placeholders(translated)];
      return names === found
        ? []
        : problem(`${path} has the placeholders ${found || 'none'}`, `Use ${names || 'none'}.`);
    }),
    ...[...given.keys()]
      .filter((path) => !wanted.has(path))
      .map((path) => problem(`${path} is no message of the site`, 'Remove it.')),
  ];
}

const placeholders = ({ parameters }: Message): string =>
  [...parameters.keys()]
    .toSorted()
    .map((name) => `{${name}}`)
    .join(' ');

/** The messages of a catalogue by their paths: `home.title`. */
const allMessages = (catalogue: Catalogue): ReadonlyMap<string, Message> =>
  new Map(
    [...catalogue].flatMap(([area, entries]) =>
      [...entries].flatMap(([name, entry]) =>
        'tokens' in entry
          ? [[`${area}.${name}`, entry] as const]
          : [...entry].map(([id, message]) => [`${area}.${name}.${id}`, message] as const),
      ),
    ),
  );

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

function entriesOf(file: string, json: string, problems: Problem[]): readonly (readonly [string, unknown])[] {
  try {
    const value: unknown = JSON.parse(json);
    if (isRecord(value)) return Object.entries(value);
    problems.push({
      file,
      rule: 'a catalogue must be an object of areas',
      remedy: 'See src/messages/en.json.',
    });
  } catch (error) {
    problems.push({
      file,
      rule: error instanceof Error ? error.message : String(error),
      remedy: 'Correct the JSON.',
    });
  }
  return [];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
