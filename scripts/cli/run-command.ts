import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { inspect } from 'node:util';
import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { machineFault } from './machine-fault.ts';
import { Refusal } from './problems/refusal.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/** Makes a command that writes to the terminal it is given. */
export type DefineCommand = (terminal: Terminal) => CommandUnknownOpts;

/** How a command ended. */
export interface Ending {
  /** 0: done; 1: it could not be done, or found faults; 2: it was called wrongly. */
  readonly code: 0 | 1 | 2;
  /** False when it was only read: its help was asked for, or it was called wrongly. */
  readonly worked: boolean;
}

/**
 * Runs a command on its arguments, without the two words that npm starts it with. Whatever it throws is told on `terminal`: a call
 * it does not know and a fault of the machine in one sentence with a remedy, a Refusal in its own lines, any other error with its
 * stack, for whoever mends the program. Never rejects.
 */
export async function execute(
  define: DefineCommand,
  args: readonly string[],
  terminal: Terminal,
): Promise<Ending> {
  const command = define(terminal);
  configure(command, terminal);
  try {
    await command.parseAsync(args, { from: 'user' });
    return { code: 0, worked: true };
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      const words = tellFailure(error, fullOf(foldersOf(command)));
      if (words !== '') terminal.warn(words);
      return { code: 1, worked: true };
    }
    if (error.code === 'commander.help') {
      const names = command.commands.map((sub) => sub.name()).join(', ');
      terminal.warn(tellMisuse(command, 'it must be said what to do', `Add one of ${names}.`));
    }
    return { code: error.exitCode === 0 ? 0 : 2, worked: false };
  }
}

/** What is printed of whatever a command threw. */
function tellFailure(error: unknown, full: readonly string[]): string {
  if (error instanceof Refusal) return error.lines.join('\n');
  return (
    machineFault(error, full) ??
    `This is an error of the program, not of what you asked for; please report it with these lines:\n${inspect(error)}`
  );
}

/** Lets every command and subcommand throw instead of ending the process, and tell a wrong call in one line. */
function configure(command: CommandUnknownOpts, terminal: Terminal): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => terminal.print(text.trimEnd()),
    // Commander writes only its whole help here, where one sentence is enough.
    writeErr: () => undefined,
    outputError: (message) => terminal.warn(misuse(command, message)),
  });
  for (const sub of command.commands) configure(sub, terminal);
}

/** One line of whatever commander says of a call: what is wrong, and what to do instead. */
function misuse(command: CommandUnknownOpts, message: string): string {
  const sentence = message
    .replace(/^error: /, '')
    .replace(/^too many arguments.*/, () => surplus(command))
    .replace(/\s+/g, ' ')
    .trim();
  const [, what = sentence, remedy = ''] = twoSentences.exec(sentence) ?? [];
  return tellMisuse(command, what, remedy);
}

/** A sentence and what follows it. A point in what the message quotes (`Ft. Worth`) ends none. */
const twoSentences = /^((?:‘[^’]*’|(?<!\w)'.*?'(?!\w)|[^‘']|(?<=\w)')*?)[.] (?=[A-Z])(.*)$/;

const tellMisuse = (command: CommandUnknownOpts, what: string, remedy: string): string =>
  `${nameOf(command).replace(/ --$/, '')}: ${what} — ${remedy === '' ? '' : `${remedy} `}See "${nameOf(command)} --help".`;

/** What is said of arguments that a command does not take; npm keeps the names of options that stand before a lone --, and hands on their values. */
function surplus({ args, registeredArguments }: CommandUnknownOpts): string {
  const names = registeredArguments.map((argument) => argument.name());
  const stray = args.slice(names.length).join(' ');
  const taken = names.length === 0 ? 'no words but options' : `${names.join(', ')} and no more`;
  return `nothing is known of ‘${stray}’. It takes ${taken}; write options after a lone --.`;
}

/** `npm run data -- import` of the subcommand. */
const nameOf = (command: CommandUnknownOpts): string =>
  command.parent === null ? command.name() : `${nameOf(command.parent)} ${command.name()}`;

/** Folders that a command may write to: those that its options name, and the system's own for what is temporary. */
const foldersOf = (command: CommandUnknownOpts): readonly string[] =>
  [command, ...command.commands]
    .flatMap((each) => Object.values(each.opts()))
    .filter((value) => typeof value === 'string')
    .concat(tmpdir());

/** Less than this is as good as nothing. */
const leastBytes = 1024 * 1024;

/** Those of the folders whose disk is full. */
function fullOf(folders: readonly string[]): readonly string[] {
  return folders.filter((folder) => {
    for (let at = resolve(folder); ; at = dirname(at)) {
      try {
        const { bavail, bsize, ffree, files } = statfsSync(at);
        return bavail * bsize < leastBytes || (files > 0 && ffree === 0);
      } catch {
        if (at === dirname(at)) return false;
      }
    }
  });
}

/**
 * Runs a command as this process: on its arguments, to its streams, with its exit code. A reader that has read enough, such as
 * `head`, ends no command; output that cannot be written otherwise fails it. Signals do as they always do. `atOnce` is for
 * a command that leaves nothing at work, and is called when it has done what it was asked: the process then ends, since to take its heap apart, as at
 * another end, would take 20 ms.
 */
export async function runCommand(
  define: DefineCommand,
  { atOnce }: { readonly atOnce?: () => void } = {},
): Promise<void> {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') fail(error, ['Standard output']);
  });
  process.on('uncaughtException', (error) => fail(error, []));
  const { code, worked } = await execute(define, process.argv.slice(2), processTerminal);
  if (code === 0 && worked) atOnce?.();
  if (code !== 0 || !worked || atOnce !== undefined) await end(code);
}

let failed = false;

/** Ends the process for what went wrong beside the command's own work. What fails while it ends is told no more. */
function fail(error: unknown, full: readonly string[]): void {
  if (failed) return;
  failed = true;
  processTerminal.warn(tellFailure(error, full));
  void end(1);
}

/** Ends the process even if something of the command is still at work, once all that it said is written. */
async function end(code: number): Promise<void> {
  for (const stream of [process.stdout, process.stderr])
    if (stream.writable) await new Promise((done) => stream.write('', done));
  process.exit(failed ? 1 : code);
}
