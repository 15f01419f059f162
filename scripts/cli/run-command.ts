import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { inspect } from 'node:util';
import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { machineFault } from './problems/machine-fault.ts';
import { Refusal } from './problems/refusal.ts';
import { processTerminal, type Terminal } from './terminal.ts';

export type DefineCommand = (terminal: Terminal) => CommandUnknownOpts;

/** 0: done, or help was printed. 1: failed, or found faults. 2: called wrongly. */
type ExitCode = 0 | 1 | 2;

/** Runs a command, prints its errors on `terminal`, and returns the exit code. */
export async function execute(
  define: DefineCommand,
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const command = define(terminal);
  configure(command, terminal);
  try {
    await command.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const words = failureText(error, fullFolders([...foldersOf(command), tmpdir()]));
    if (words !== '') terminal.warn(words);
    return 1;
  }
}

function failureText(error: unknown, full: readonly string[]): string {
  if (error instanceof Refusal) return error.lines.join('\n');
  return (
    machineFault(error, full) ??
    `This is an error of the program, not yours; please report it with these lines:\n${inspect(error)}`
  );
}

function configure(command: CommandUnknownOpts, terminal: Terminal): void {
  command
    .exitOverride((error) => {
      if (error.code === 'commander.help') {
        const names = command.commands.map((sub) => sub.name()).join(', ');
        terminal.warn(misuseText(command, `the name of a subcommand is missing — Add one of ${names}.`));
      }
      throw error;
    })
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      // Commander would write its whole help here; one sentence is enough.
      writeErr: () => undefined,
      outputError: (message) => terminal.warn(misuseText(command, message)),
    });
  for (const sub of command.commands) configure(sub, terminal);
}

function misuseText(command: CommandUnknownOpts, message: string): string {
  const sentence = message
    .replace(/^error: /, '')
    .replace(/^too many arguments.*/, () => surplusText(command))
    // The remedy of the value's reader follows (parameters.ts).
    .replace(/( is invalid(?: for argument '[^']*')?)\. /, '$1 — ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = fullNameOf(command);
  const joint = sentence.includes(' — ') ? ' ' : ' — ';
  return `${name.replace(/ --$/, '')}: ${sentence}${joint}See "${name} --help".`;
}

// Often values of options before a lone `--`: npm takes such options for its own.
function surplusText({ args, registeredArguments }: CommandUnknownOpts): string {
  const names = registeredArguments.map((argument) => argument.name());
  const stray = args.slice(names.length).join(' ');
  const accepted = names.length === 0 ? 'options only' : `only ${names.join(', ')}`;
  return `‘${stray}’ is not expected — The command takes ${accepted}; write options after a lone --.`;
}

const fullNameOf = (command: CommandUnknownOpts): string =>
  command.parent === null ? command.name() : `${fullNameOf(command.parent)} ${command.name()}`;

const foldersOf = (command: CommandUnknownOpts): readonly string[] => [
  ...Object.values(command.opts()).filter((value) => typeof value === 'string'),
  ...command.commands.flatMap(foldersOf),
];

const leastFreeBytes = 1024 * 1024;

const fullFolders = (folders: readonly string[]): readonly string[] =>
  folders.filter((folder) => {
    let existing = resolve(folder);
    while (!existsSync(existing)) existing = dirname(existing);
    const { bavail, bsize, ffree, files } = statfsSync(existing);
    return bavail * bsize < leastFreeBytes || (files > 0 && ffree === 0);
  });

/** Runs a command with the arguments of this process. Exits with its code, unless that is 0. */
export async function runCommand(define: DefineCommand): Promise<void> {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of the output may stop early, as `head` does.
    if (error.code !== 'EPIPE') fail(error, ['Standard output']);
  });
  process.on('uncaughtException', (error) => fail(error, []));
  const code = await execute(define, process.argv.slice(2), processTerminal);
  if (code !== 0) await exitAfterOutput(code);
}

let failed = false;

function fail(error: unknown, full: readonly string[]): void {
  if (failed) return;
  failed = true;
  processTerminal.warn(failureText(error, full));
  void exitAfterOutput(1);
}

async function exitAfterOutput(code: ExitCode): Promise<void> {
  for (const stream of [process.stdout, process.stderr])
    if (stream.writable) await new Promise((done) => stream.write('', done));
  process.exit(failed ? 1 : code);
}
