import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { readFiles } from '../../listings/import/import-files.ts';
import { importListings, scopeOf } from '../../listings/import/import-listings.ts';
import { loadLists } from '../../lists/load-lists.ts';

const inMegabytes = { highWaterMark: 1024 * 1024 } as const;

const steps = {
  /** Reads and looks for line feeds in the bytes: the least that any reader of lines does; no line is made. */
  bytes: async (file: string): Promise<number> => {
    let rows = 0;
    for await (const chunk of createReadStream(file, inMegabytes)) {
      if (!Buffer.isBuffer(chunk)) continue;
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
    }
    return rows;
  },
  /** Reads, decodes and splits into lines of text, chunk by chunk. */
  split: async (file: string): Promise<number> => {
    let rows = 0;
    let carry = '';
    for await (const chunk of createReadStream(file, { ...inMegabytes, encoding: 'utf8' })) {
      const lines = `${carry}${chunk}`.split('\n');
      carry = lines.pop() ?? '';
      rows += lines.length;
    }
    return carry === '' ? rows : rows + 1;
  },
  /** Reads and splits into lines of text with Node's own line reader. */
  lines: async (file: string): Promise<number> => {
    let rows = 0;
    for await (const line of createInterface({ input: createReadStream(file, inMegabytes) }))
      if (line !== '') rows += 1;
    return rows;
  },
  /** The whole import: read, normalise, merge, write the store. */
  import: async (file: string): Promise<number> => {
    const lists = await loadLists();
    if (!lists.ok) throw new Error('The lists have problems');
    const read = await readFiles([file], scopeOf(lists.value.cities));
    await importListings(read, { folder: `${file}.store`, today: '2026-01-01' });
    return Object.values(read.read)
      .flatMap((files) => Object.values(files))
      .reduce((sum, rows) => sum + rows, 0);
  },
} as const;
const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name);

/**
 * A process of its own: `import-step.ts STEP FILE` runs one step and prints its time, rows and peak memory as JSON.
 */
async function main(name: string, file: string): Promise<void> {
  if (!isStep(name)) throw new Error(`There is no step ${name}`);
  const start = performance.now();
  const rows = await steps[name](file);
  const ms = performance.now() - start;
  console.log(JSON.stringify({ ms, rows, megabytes: process.resourceUsage().maxRSS / 1024 }));
}

const [step = '', file = ''] = process.argv.slice(2);
await main(step, file);
