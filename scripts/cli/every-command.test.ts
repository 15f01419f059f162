import { readFile } from 'node:fs/promises';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calledCommand } from '../../tests/support/called-command.ts';
import { command as build } from './commands/build.ts';
import { command as check } from './commands/check.ts';
import { command as checkDist } from './commands/check-dist.ts';
import { command as data } from './commands/data.ts';
import { command as deploy } from './commands/deploy.ts';
import { command as dev } from './commands/dev.ts';
import { command as explain } from './commands/explain.ts';
import { command as lists } from './commands/lists.ts';
import { command as preview } from './commands/preview.ts';
import { command as quality } from './commands/quality.ts';
import { command as start } from './commands/start.ts';
import { command as testAll } from './commands/test.ts';
import type { DefineCommand } from './run-command.ts';

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/** Maps the name of a file in scripts/cli/commands to its command. */
const definitions: Readonly<Record<string, DefineCommand>> = {
  build,
  check,
  'check-dist': checkDist,
  data,
  deploy,
  dev,
  explain,
  lists,
  preview,
  quality,
  start,
  test: testAll,
};

type Call = readonly [words: string, script: string, path: readonly string[], command: CommandUnknownOpts];

const callsOf = (script: string, path: readonly string[], command: CommandUnknownOpts): readonly Call[] => [
  [[script, ...path].join(' '), script, path, command],
  ...command.commands.flatMap((sub) => callsOf(script, [...path, sub.name()], sub)),
];

const calls = Object.entries(definitions).flatMap(([script, define]) =>
  callsOf(script, [], define({ print: () => undefined, warn: () => undefined })),
);

async function call(script: string, ...args: readonly string[]) {
  const define = definitions[script];
  if (define === undefined) throw new Error(`There is no command ${script}`);
  const untouchable: DefineCommand = (terminal) => {
    const made = define(terminal);
    for (const [, , , each] of callsOf(script, [], made))
      each.hook('preAction', () => {
        throw new Error('The command went to work');
      });
    return made;
  };
  return calledCommand(untouchable, ...args);
}

const requiredOf = (command: CommandUnknownOpts): readonly string[] =>
  command.registeredArguments.filter(({ required }) => required).map(() => '/given');

const oneSentence = /^npm [^\n]+ — [^\n]+\.\n$/;

it('every command that npm runs is in the table', async () => {
  const { scripts } = packageSchema.parse(JSON.parse(await readFile('package.json', 'utf8')));
  const launched = Object.values(scripts).flatMap((line) =>
    [...line.matchAll(/launch\.mjs ([\w-]+)/g)].map(([, name]) => name),
  );
  expect([...new Set(launched)].toSorted()).toEqual(Object.keys(definitions).toSorted());
});

describe.each(calls)('%s', (_, script, path, command) => {
  it('prints with --help its usage, every option with its default, and an example', async () => {
    const { code, stdout, stderr } = await call(script, ...path, '--help');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: np/);
    expect(stdout).toContain(command.description().split(' ').slice(0, 4).join(' '));
    const words = stdout.replaceAll(/\s+/g, ' ');
    for (const { flags, description, defaultValue } of command.options) {
      expect(words).toContain(`${flags} ${description}`);
      if (typeof defaultValue === 'string')
        expect(words).toContain(`default: ${JSON.stringify(defaultValue)}`);
      if (typeof defaultValue === 'number') expect(words).toContain(`default: ${defaultValue}`);
    }
    if (command.commands.length === 0) expect(words).toMatch(/Examples?: (?:\w+=\S+ )?np[mx] /);
    for (const sub of command.commands) expect(words).toContain(sub.description());
  });

  it('refuses an option it does not know in one sentence', async () => {
    const { code, stdout, stderr } = await call(script, ...path, ...requiredOf(command), '--no-such-option');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^np[mx] [^\n]*'--no-such-option'[^\n]* — [^\n]+\.\n$/);
  });

  const takesMore = command.registeredArguments.some(({ variadic }) => variadic);
  if (!takesMore)
    it('refuses a stray argument in one sentence that names it', async () => {
      const given = command.registeredArguments.map(({ argChoices }) => argChoices?.[0] ?? '/given');
      const { code, stdout, stderr } = await call(script, ...path, ...given, 'stray');
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^np[mx] [^\n]*[‘']stray[’'][^\n]* — [^\n]+\.\n$/);
    });

  it.each(command.options.filter(({ required }) => required).map(({ long }) => long ?? ''))(
    'refuses %s without a value, with an empty one and with another option’s name',
    async (option) => {
      for (const value of [[], [''], ['--help']]) {
        const { code, stdout, stderr } = await call(
          script,
          ...path,
          ...requiredOf(command),
          option,
          ...value,
        );
        expect([option, value, code, stdout]).toEqual([option, value, 2, '']);
        expect(stderr).toMatch(oneSentence);
      }
    },
  );

  if (requiredOf(command).length > 0)
    it('refuses a call without its argument', async () => {
      const { code, stdout, stderr } = await call(script, ...path);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(oneSentence);
    });
});
