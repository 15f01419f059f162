import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { registerHeader } from '../../listings/sources/nppes/register-layout.ts';
import { writeRegisterFile } from './register-file.ts';
import { runScript } from './run-process.ts';

const resultSchema = z.object({ ms: z.number(), rows: z.number(), megabytes: z.number() });
type Result = z.infer<typeof resultSchema>;

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

const measure = async (step: 'bytes' | 'split' | 'lines' | 'import', file: string): Promise<Result> => {
  const { output } = await runScript('scripts/quality/bench/import-step.ts', [step, file]);
  return resultSchema.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
};

/**
 * Measures, each in a process of its own, three ways of merely reading a file of the register and splitting its lines, and
 * importing it. Gives speeds, ratios and memory. Without a file it writes one of `size` megabytes.
 */
export async function importTable(given: string | undefined, size: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pharmacy-import-'));
  try {
    const file = given ?? join(folder, 'npidata_pfile.csv');
    if (given === undefined) await writeRegisterFile(file, registerHeader, size * 1024 * 1024);
    const megabytes = (await stat(file)).size / 1024 / 1024;
    // The first reading brings the file into the system's cache for all.
    await measure('bytes', file);
    const bytes = await measure('bytes', file);
    const split = await measure('split', file);
    const lines = await measure('lines', file);
    const imported = await measure('import', file);
    const row = (name: string, { ms, rows, megabytes: memory }: Result): string =>
      [
        name.padEnd(32),
        `${(ms / 1000).toFixed(2).padStart(7)} s`,
        `${whole(megabytes / (ms / 1000)).padStart(7)} MB/s`,
        `${whole(rows).padStart(11)} rows`,
        `${whole(memory).padStart(5)} MB of memory`,
        `import at ${(ms / imported.ms).toFixed(2)} of its speed`,
      ].join(' ');
    return [
      `${whole(megabytes)} MB in layout V.2`,
      row('lines by Node’s line reader', lines),
      row('lines by decoding and splitting', split),
      row('line feeds in the bytes alone', bytes),
      row('import into the store', imported),
    ].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
