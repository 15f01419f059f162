import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { runIndexNow } from './run-indexnow.ts';

const bodySchema = z.object({
  host: z.string(),
  key: z.string(),
  keyLocation: z.string(),
  urlList: z.array(z.string()),
});

let work = '';
let server: Server;
let endpoint = '';
let status = 202;
let received: z.infer<typeof bodySchema>[] = [];

beforeEach(async () => {
  work = newFolder();
  status = 202;
  received = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      received.push(bodySchema.parse(JSON.parse(text)));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/indexnow`;
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
});

interface Page {
  readonly path: string;
  readonly index?: boolean;
  readonly content?: string;
}

const build = (pages: readonly Page[], sample = false, origin = 'https://directory.example') =>
  writeFile(
    join(work, 'build-report.json'),
    JSON.stringify({
      format: 1,
      origin,
      report: { sample },
      pages: pages.map((page) => ({ index: true, reasons: [], bytes: 1, ...page })),
    }),
  );

const lines: string[] = [];
const run = (options: { readonly key?: string; readonly dryRun?: boolean } = { key: 'abcdefgh' }) =>
  runIndexNow({
    work,
    endpoint,
    key: options.key,
    dryRun: options.dryRun ?? false,
    log: (line) => lines.push(line),
  });
const url = (path: string) => `https://directory.example${path}`;

describe('a submission', () => {
  it('of a site on a new host names no address of the old host, for which its key is not valid', async () => {
    await build([
      { path: '/a', content: '1' },
      { path: '/b', content: '1' },
    ]);
    await run();
    await build([{ path: '/a', content: '1' }], false, 'https://moved.example');
    await run();
    expect(received[1]).toMatchObject({ host: 'moved.example', urlList: ['https://moved.example/a'] });
  });

  it('names every indexed page first, then only new, changed and removed ones', async () => {
    await build([
      { path: '/a', content: '1' },
      { path: '/b', content: '1' },
      { path: '/c', content: '1', index: false },
      { path: '/about' },
    ]);
    await run();
    expect(received).toEqual([
      {
        host: 'directory.example',
        key: 'abcdefgh',
        keyLocation: url('/abcdefgh.txt'),
        urlList: [url('/a'), url('/b'), url('/about')],
      },
    ]);
    await run();
    expect(received).toHaveLength(1);
    await build([{ path: '/a', content: '2' }, { path: '/d', content: '1' }, { path: '/about' }]);
    await run();
    expect(received[1]?.urlList).toEqual([url('/a'), url('/d'), url('/b')]);
  });

  it('is repeated after a refusal, which it explains', async () => {
    await build([{ path: '/a', content: '1' }]);
    status = 403;
    await expect(run()).rejects.toThrow('answered 403: the key is not valid');
    status = 200;
    await run();
    expect(received.map(({ urlList }) => urlList)).toEqual([[url('/a')], [url('/a')]]);
  });

  it('is split after 10,000 URLs', async () => {
    await build(Array.from({ length: 10_001 }, (_, index) => ({ path: `/${index}`, content: '1' })));
    await run();
    expect(received.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
  });

  it('is not made of sample listings, without a key, or in a dry run', async () => {
    await build([{ path: '/a' }], true);
    await expect(run()).rejects.toThrow('sample listings');
    await build([{ path: '/a' }]);
    await expect(run({})).rejects.toThrow('INDEXNOW_KEY is not set');
    await run({ dryRun: true });
    expect(lines).toContain(url('/a'));
    expect(received).toEqual([]);
  });

  it('needs a build', async () => {
    await expect(run()).rejects.toThrow('Run "npm run build" first');
  });
});
