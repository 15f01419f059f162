import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { writeRegisterFile } from './bench/register-file.ts';
import { runScript } from './bench/run-process.ts';
import { readFiles } from './data/import-files.ts';
import { importListings, scopeOf } from './data/import-listings.ts';
import { registerHeader } from './data/register-layout.ts';
import { loadLists } from './lists/load-lists.ts';

const resultSchema = z.object({ ms: z.number(), rows: z.number(), megabytes: z.number() });
type Result = z.infer<typeof resultSchema>;

const steps = {
  /** Reads and looks for line feeds in the bytes: the least that any reader of lines does; no line is made. */
  bytes: async (file: string): Promise<number> => {
    let rows = 0;
    for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
      if (!Buffer.isBuffer(chunk)) continue;
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
    }
    return rows;
  },
  /** Reads, decodes and splits into lines of text, chunk by chunk. */
  split: async (file: string): Promise<number> => {
    let rows = 0;
    let carry = '';
    const chunks: AsyncIterable<unknown> = createReadStream(file, {
      highWaterMark: 1024 * 1024,
      encoding: 'utf8',
    });
    for await (const chunk of chunks) {
      const lines = `${carry}${chunk}`.split('\n');
      carry = lines.pop() ?? '';
      rows += lines.length;
    }
    return carry === '' ? rows : rows + 1;
  },
  /** Reads and splits into lines of text with Node's own line reader. */
  lines: async (file: string): Promise<number> => {
    let rows = 0;
    for await (const line of createInterface({
      input: createReadStream(file, { highWaterMark: 1024 * 1024 }),
    })) {
      if (line !== '') rows += 1;
    }
    return rows;
  },
  /** The whole import: read, normalise, merge, write the store. */
  import: async (file: string): Promise<number> => {
    const lists = await loadLists();
    if (!lists.ok) throw new Error('The lists have problems');
    const read = await readFiles([file], scopeOf(lists.value.cities));
    await importListings(read, { folder: `${file}.store`, today: '2026-01-01' });
    return Object.values(read.read).reduce((sum, rows) => sum + rows, 0);
  },
} as const;
type StepName = keyof typeof steps;
const isStep = (name: string): name is StepName => Object.hasOwn(steps, name);

/** Runs one step in this process and prints its time, rows and peak memory as JSON. */
async function runStep(name: StepName, file: string): Promise<void> {
  const start = performance.now();
  const rows = await steps[name](file);
  const ms = performance.now() - start;
  console.log(JSON.stringify({ ms, rows, megabytes: process.resourceUsage().maxRSS / 1024 }));
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

const measure = async (step: StepName, file: string): Promise<Result> => {
  const { output } = await runScript('scripts/bench-import.ts', ['--step', step, '--file', file]);
  return resultSchema.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
};

/**
 * `npm run bench:import [-- --megabytes 2048]`: writes a file in the register's layout, then measures, each in a process
 * of its own, three ways of merely reading it and splitting its lines, and importing it; prints speeds, ratios and memory.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      megabytes: { type: 'string', default: '2048' },
      file: { type: 'string' },
      step: { type: 'string' },
    },
  });
  if (values.step !== undefined && values.file !== undefined && isStep(values.step)) {
    await runStep(values.step, values.file);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'pharmacy-import-'));
  try {
    const file = values.file ?? join(folder, 'npidata_pfile.csv');
    if (values.file === undefined)
      await writeRegisterFile(file, registerHeader, Number(values.megabytes) * 1024 * 1024);
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
    console.log(
      [
        `${whole(megabytes)} MB in layout V.2`,
        row('lines by Node’s line reader', lines),
        row('lines by decoding and splitting', split),
        row('line feeds in the bytes alone', bytes),
        row('import into the store', imported),
      ].join('\n'),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
