import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Signals that end a command. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface ChildOptions {
  /** Takes all its output, instead of the terminal. */
  readonly hear?: (text: string) => void;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program to its end on this command's terminal, and tells whether it succeeded. A signal that ends this process
 * ends the program first, so that nothing goes on alone. Rejects when it cannot be started.
 */
export async function runChild(
  program: string,
  parameters: readonly string[],
  { hear, env }: ChildOptions = {},
): Promise<boolean> {
  const output = hear ? 'pipe' : 'inherit';
  const child = spawn(program, parameters, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && !program.endsWith('.exe'),
  });
  if (hear) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
  let ended: NodeJS.Signals | undefined;
  const pass = (signal: NodeJS.Signals): void => {
    ended = signal;
    child.kill(signal);
  };
  for (const signal of endings) process.on(signal, pass);
  try {
    const [code] = await once(child, 'close');
    return code === 0;
  } finally {
    for (const signal of endings) process.off(signal, pass);
    // With its own listener gone, the signal ends this process as it would have at first.
    if (ended !== undefined) process.kill(process.pid, ended);
  }
}
