import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Refusal } from '../../problems/refusal.ts';

/** What a finished process printed, how long it took, and its largest resident memory. */
export interface FinishedProcess {
  readonly output: string;
  readonly milliseconds: number;
  /** Megabytes, from the kernel's high-water mark, threads included; absent where the system does not tell. */
  readonly peakMegabytes?: number | undefined;
  /** When the process first printed the mark, in milliseconds from its start. */
  readonly markedAt?: number | undefined;
}

/** Reads the high-water mark of a process' memory while it lives (Linux). */
function peakOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const mark = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return mark === undefined ? undefined : Number(mark) / 1024;
  } catch {
    return undefined;
  }
}

/** Runs a command to its end. Rejects when it fails, with all that it printed. */
export function runProcess(
  command: string,
  parameters: readonly string[],
  { env = {}, mark }: { readonly env?: Readonly<Record<string, string>>; readonly mark?: string } = {},
): Promise<FinishedProcess> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, parameters, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    let peakMegabytes: number | undefined;
    let markedAt: number | undefined;
    const watch = setInterval(() => {
      peakMegabytes = peakOf(child.pid) ?? peakMegabytes;
    }, 50);
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (mark !== undefined && output.includes(mark)) markedAt ??= performance.now() - start;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      const milliseconds = performance.now() - start;
      if (code === 0) resolve({ output, milliseconds, peakMegabytes, markedAt });
      else
        reject(new Refusal(`${command} ${parameters.join(' ')} exited with ${code}:`, `${output}${errors}`));
    });
  });
}

/** Runs one of this project's TypeScript files as a process of its own. */
export const runScript = (script: string, parameters: readonly string[]): Promise<FinishedProcess> =>
  runProcess(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...parameters]);
