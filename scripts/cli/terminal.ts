/** Where a command writes: the process's own streams, or a test's. */
export interface Terminal {
  /** A line, or several, of what was asked for, on standard output. */
  readonly print: (text: string) => void;
  /** A line, or several, about the work, on standard error. */
  readonly warn: (text: string) => void;
}

export const processTerminal: Terminal = {
  print: (text) => void process.stdout.write(`${text}\n`),
  warn: (text) => void process.stderr.write(`${text}\n`),
};
