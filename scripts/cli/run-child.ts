import { spawn } from 'node:child_process';
import { once } from 'node:events';

const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface ChildOptions {
  /** Receives the output in place of the terminal. */
  readonly hear?: (text: string) => void;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program, and returns true if its exit code is 0. Rejects if it cannot be started. */
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
  let endSignal: NodeJS.Signals | undefined;
  const forwardSignal = (signal: NodeJS.Signals): void => {
    endSignal = signal;
    child.kill(signal);
  };
  for (const signal of endSignals) process.on(signal, forwardSignal);
  try {
    const [code] = await once(child, 'close');
    return code === 0;
  } finally {
    for (const signal of endSignals) process.off(signal, forwardSignal);
    // Now that the listener is gone, the signal ends this process.
    if (endSignal !== undefined) process.kill(process.pid, endSignal);
  }
}
