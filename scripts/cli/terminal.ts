import { codePoint } from './problems/problem.ts';

/** Where a command writes: the process's own streams, or a test's. */
export interface Terminal {
  /** A line, or several, of what was asked for, on standard output. */
  readonly print: (text: string) => void;
  /** A line, or several, about the work, on standard error. */
  readonly warn: (text: string) => void;
}

/** Returns a text without what would steer a terminal: what a file or a service gives may hold such characters. */
export const withoutControls = (text: string): string =>
  text.replace(/(?![\n\t])\p{Cc}/gu, (character) => `<${codePoint(character)}>`);

export const processTerminal: Terminal = {
  print: (text) => void process.stdout.write(`${withoutControls(text)}\n`),
  warn: (text) => void process.stderr.write(`${withoutControls(text)}\n`),
};
