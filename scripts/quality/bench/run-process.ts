import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Refusal } from '../../cli/problems/refusal.ts';

/** Processor time in milliseconds. */
export interface ProcessorTime {
  readonly user: number;
  readonly system: number;
}

/** What a finished process printed, how long it took, and its largest resident memory. */
export interface FinishedProcess extends ProcessorTime {
  readonly output: string;
  readonly milliseconds: number;
  /** Megabytes, from the kernel's high-water mark, threads included; absent where the system does not tell. */
  readonly peakMegabytes?: number | undefined;
  /** When the process first printed the mark, in milliseconds from its start. */
  readonly markedAt?: number | undefined;
}

/** Runs a command with its parameters, then tells the processor time of all that it started and waited for, by the shell's own words. */
const timed = '"$0" "$@" 3>&-; code=$?; times >&3; exit $code';

/** Reads what `times` prints: the shell's own times, then those of its children. Throws where it is not that. */
function processorTime(text: string): ProcessorTime {
  const [user, system] = (text.trim().split('\n')[1] ?? '').split(' ').map((time) => {
    const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(time) ?? [];
    return (Number(minutes) * 60 + Number(seconds)) * 1000;
  });
  if (user === undefined || system === undefined || Number.isNaN(user + system))
    throw new Error(`The shell told no times: ${text}`);
  return { user, system };
}

/** The process that a shell waits for (Linux). */
function childOf(pid: number | undefined): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]) || undefined;
  } catch {
    return undefined;
  }
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

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly mark?: string;
  readonly cwd?: string;
}

/** Runs a command to its end, with a POSIX shell. Rejects when it fails, with all that it printed. */
export function runProcess(
  command: string,
  parameters: readonly string[],
  { env = {}, mark, cwd }: RunOptions = {},
): Promise<FinishedProcess> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn('sh', ['-c', timed, command, ...parameters], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    let times = '';
    child.stdio[3]?.on('data', (chunk) => {
      times += chunk;
    });
    let output = '';
    let errors = '';
    let peakMegabytes: number | undefined;
    let markedAt: number | undefined;
    const watch = setInterval(() => {
      peakMegabytes = peakOf(childOf(child.pid)) ?? peakMegabytes;
    }, 50);
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      if (mark !== undefined && output.includes(mark)) markedAt ??= performance.now() - start;
    });
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      const milliseconds = performance.now() - start;
      if (code === 0) resolve({ output, milliseconds, ...processorTime(times), peakMegabytes, markedAt });
      else
        reject(new Refusal(`${command} ${parameters.join(' ')} exited with ${code}:`, `${output}${errors}`));
    });
  });
}

/** Runs one of this project's TypeScript files as a process of its own, with these flags of Node. */
export const runScript = (
  script: string,
  parameters: readonly string[],
  flags: readonly string[] = [],
): Promise<FinishedProcess> =>
  runProcess(process.execPath, [...flags, '--import', import.meta.resolve('tsx'), script, ...parameters]);
