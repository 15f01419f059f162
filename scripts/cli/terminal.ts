import { codePoint } from './problems/problem.ts';

/** Where a command writes: the process's own streams, or a test's. */
export interface Terminal {
  /** Writes lines of the result to standard output. */
  readonly print: (text: string) => void;
  /** Writes lines about the work to standard error. */
  readonly warn: (text: string) => void;
}

/** Returns a text without terminal control characters, which files and services may contain. */
export const withoutControls = (text: string): string =>
  text.replace(/(?![\n\t])\p{Cc}/gu, (character) => `<${codePoint(character)}>`);

export const processTerminal: Terminal = {
  print: (text) => void process.stdout.write(`${withoutControls(text)}\n`),
  warn: (text) => void process.stderr.write(`${withoutControls(text)}\n`),
};
