import { codePoint } from './problems/problem.ts';

/** A command's output: `print` to standard output, `warn` to standard error. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly warn: (text: string) => void;
}

/** Replaces control characters except line feeds and tabs: escape → `<U+001B>`. */
export const withoutControls = (text: string): string =>
  text.replace(/(?![\n\t])\p{Cc}/gu, (character) => `<${codePoint(character)}>`);

export const processTerminal: Terminal = {
  print: (text) => void process.stdout.write(`${withoutControls(text)}\n`),
  warn: (text) => void process.stderr.write(`${withoutControls(text)}\n`),
};
