import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { inspect } from 'node:util';
import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { machineFault } from './machine-fault.ts';
import { Refusal } from './problems/refusal.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/** Makes a command that writes to the terminal it is given. */
export type DefineCommand = (terminal: Terminal) => CommandUnknownOpts;

/** 0: done, or only its help was asked for; 1: it could not be done, or found faults; 2: it was called wrongly. */
type ExitCode = 0 | 1 | 2;

/**
 * Runs a command on its arguments, without the two words that npm starts it with, and returns its exit code. Tells on
 * `terminal` whatever it throws: a wrong call and a fault of the machine in one sentence with a remedy, a Refusal in
 * its own lines, any other error with its stack, for whoever mends the program. Never rejects.
 */
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
    `This is an error of the program, not of what you asked for; please report it with these lines:\n${inspect(error)}`
  );
}

/** Has a command and its subcommands throw instead of ending the process, and tell a wrong call in one line. */
function configure(command: CommandUnknownOpts, terminal: Terminal): void {
  command
    .exitOverride((error) => {
      if (error.code === 'commander.help') {
        const names = command.commands.map((sub) => sub.name()).join(', ');
        terminal.warn(misuse(command, `it must be said what to do — Add one of ${names}.`));
      }
      throw error;
    })
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      // Commander writes only its whole help here, where one sentence is enough.
      writeErr: () => undefined,
      outputError: (message) => terminal.warn(misuse(command, message)),
    });
  for (const sub of command.commands) configure(sub, terminal);
}

/** Puts commander's words for a wrong call into one line: what is wrong, and what to do instead. */
function misuse(command: CommandUnknownOpts, message: string): string {
  const sentence = message
    .replace(/^error: /, '')
    .replace(/^too many arguments.*/, () => surplus(command))
    // What follows are the words of whoever reads the value (parameters.ts).
    .replace(/( is invalid(?: for argument '[^']*')?)\. /, '$1 — ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = nameOf(command);
  const joint = sentence.includes(' — ') ? ' ' : ' — ';
  return `${name.replace(/ --$/, '')}: ${sentence}${joint}See "${name} --help".`;
}

/**
 * Tells of arguments that a command does not take. npm keeps the names of options before a lone -- and hands on their
 * values.
 */
function surplus({ args, registeredArguments }: CommandUnknownOpts): string {
  const names = registeredArguments.map((argument) => argument.name());
  const stray = args.slice(names.length).join(' ');
  const taken = names.length === 0 ? 'no words but options' : `${names.join(', ')} and no more`;
  return `nothing is known of ‘${stray}’ — It takes ${taken}; write options after a lone --.`;
}

/** `npm run data -- import` of the subcommand. */
const nameOf = (command: CommandUnknownOpts): string =>
  command.parent === null ? command.name() : `${nameOf(command.parent)} ${command.name()}`;

/** Returns what may be folders that a command writes to: the words that its options were given. */
const foldersOf = (command: CommandUnknownOpts): readonly string[] => [
  ...Object.values(command.opts()).filter((value) => typeof value === 'string'),
  ...command.commands.flatMap(foldersOf),
];

/** Less than this is as good as nothing. */
const leastBytes = 1024 * 1024;

/** Returns those of the folders whose disk is full. */
const fullFolders = (folders: readonly string[]): readonly string[] =>
  folders.filter((folder) => {
    let there = resolve(folder);
    while (!existsSync(there)) there = dirname(there);
    const { bavail, bsize, ffree, files } = statfsSync(there);
    return bavail * bsize < leastBytes || (files > 0 && ffree === 0);
  });

/**
 * Runs a command as this process: on its arguments, to its streams, with its exit code. A reader that has read enough,
 * such as `head`, ends no command; output that cannot be written otherwise fails it. Signals do as they always do.
 */
export async function runCommand(define: DefineCommand): Promise<void> {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') fail(error, ['Standard output']);
  });
  process.on('uncaughtException', (error) => fail(error, []));
  const code = await execute(define, process.argv.slice(2), processTerminal);
  if (code !== 0) await end(code);
}

let failed = false;

/** Ends the process for what went wrong beside the command's own work; what fails while it ends is told no more. */
function fail(error: unknown, full: readonly string[]): void {
  if (failed) return;
  failed = true;
  processTerminal.warn(failureText(error, full));
  void end(1);
}

/** Ends the process, even with work unfinished, once all that was said is written. */
async function end(code: ExitCode): Promise<void> {
  for (const stream of [process.stdout, process.stderr])
    if (stream.writable) await new Promise((done) => stream.write('', done));
  process.exit(failed ? 1 : code);
}
