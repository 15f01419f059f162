import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { type Preview, startPreview } from './server.ts';

const page = `<h1>Café</h1>${'<p>pharmacy</p>'.repeat(200)}`;
let dist = '';
let outside = '';
let preview: Preview;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
}

beforeAll(async () => {
  dist = newFolder();
  outside = `${dist}-outside.txt`;
  write('index.html', '<h1>Home</h1>');
  write('foo.html', page);
  write('foo/bar.html', '<h1>Bar</h1>');
  write('404.html', '<h1>Nowhere</h1>');
  write('ads.txt', '');
  write('sitemap.xml', '<urlset/>');
  write('assets/app-1a2b.js', 'export {};');
  write('data/cities/x.0a1b.json', '{}');
  write('.secret', 'secret');
  write(
    '_headers',
    '/*\n  X-Robots-Tag: noindex\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  write('_redirects', '/old /foo 301\n/removed /404.html 410\n');
  writeFileSync(outside, 'a secret');
  symlinkSync(outside, join(dist, 'linked.txt'));
  symlinkSync('foo.html', join(dist, 'again.html'));
  symlinkSync('circle.html', join(dist, 'circle.html'));
  preview = await startPreview({ dist, port: 0 });
});
afterAll(async () => {
  await preview.close();
  rmSync(outside);
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests a path as it is written: fetch would normalize it, follow redirects and decompress. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((done, fail) => {
    const { port } = new URL(preview.url);
    get({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', fail);
  });

test.each([
  ['/', '<h1>Home</h1>', 'text/html; charset=utf-8'],
  ['/?q=1', '<h1>Home</h1>', 'text/html; charset=utf-8'],
  ['/foo', page, 'text/html; charset=utf-8'],
  ['/foo/bar', '<h1>Bar</h1>', 'text/html; charset=utf-8'],
  ['/ads.txt', '', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', '<urlset/>', 'text/xml; charset=utf-8'],
  ['/assets/app-1a2b.js', 'export {};', 'text/javascript; charset=utf-8'],
  ['/data/cities/x.0a1b.json', '{}', 'application/json'],
])('%s answers with its file and content type', async (path, body, type) => {
  const answer = await ask(path);
  expect([answer.status, answer.body.toString(), answer.headers['content-type']]).toEqual([200, body, type]);
});

test.each([
  ['/foo/', '/foo'],
  ['/foo/?a=1', '/foo?a=1'],
  ['/foo.html', '/foo'],
  ['/index.html', '/'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
])('%s leads for good to %s', async (path, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.location]).toEqual([308, location]);
});

test.each([
  ['/old', '/foo'],
  ['/old?q=1', '/foo?q=1'],
  ['/old?page=2&q=x', '/foo?page=2&q=x'],
])('%s leads where the site’s own _redirects file says, its query kept', async (path, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

test.each(['/removed', '/removed?q=1'])('%s is removed, and answers with status 410', async (path) => {
  const answer = await ask(path);
  expect([answer.status, answer.body.toString()]).toEqual([410, '<h1>Nowhere</h1>']);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('an address with an encoded end does not redirect to itself', async () => {
  const answer = await ask('/foo%2Ehtml');
  expect([answer.status, answer.body.toString()]).toEqual([200, page]);
});

test('a link within the folder is followed', async () => {
  expect((await ask('/again')).body.toString()).toBe(page);
});

test.each([
  '/nowhere',
  '/foo/bar/baz',
  '/assets/gone.js',
  '/.secret',
  '/_headers',
  '/linked.txt',
  '/circle',
  '/%00',
  '/%zz',
  '/404',
  '/foo%2F',
  '/%2F',
  `/${'x'.repeat(300)}`,
])('%s is not found, and says so with status 404 and the page for it', async (path) => {
  const answer = await ask(path);
  expect([answer.status, answer.body.toString()]).toEqual([404, '<h1>Nowhere</h1>']);
});

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/..%5cpackage.json',
])('%s does not climb out of the folder', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('hashed names are cached for good, all others are revalidated', async () => {
  const cached = async (path: string) => (await ask(path)).headers['cache-control'];
  expect(await cached('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
  expect(await cached('/data/cities/x.0a1b.json')).toBe('public, max-age=31536000, immutable');
  expect(await cached('/manifests/al.json')).toBe('no-cache');
  expect(await cached('/foo')).toBe('no-cache');
  expect(await cached('/assets/gone.js')).toBe('no-cache');
});

test('text is compressed as the client asks', async () => {
  const br = await ask('/foo', { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(page);
  const gzip = await ask('/foo', { 'accept-encoding': 'deflate, GZIP;q=0.5' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(page);
  expect((await ask('/foo')).headers['content-encoding']).toBeUndefined();
});

test('an unchanged file is not sent again; a rebuilt one is, at once', async () => {
  const etag = (await ask('/foo')).headers.etag ?? '';
  for (const told of [etag, `"x", ${etag}`, etag.replace('W/', '')])
    expect((await ask('/foo', { 'if-none-match': told })).status).toBe(304);
  write('foo.html', '<h1>New</h1>');
  const rebuilt = await ask('/foo', { 'if-none-match': etag });
  expect([rebuilt.status, rebuilt.body.toString()]).toEqual([200, '<h1>New</h1>']);
  write('foo.html', page);
});

test('HEAD answers with the headers alone, other methods are refused', async () => {
  const head = await ask('/foo', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(Buffer.byteLength(page)),
    0,
  ]);
  expect((await ask('/foo', {}, 'POST')).status).toBe(405);
});

test('the headers of the site’s own _headers file are sent, on errors too', async () => {
  expect((await ask('/foo')).headers['x-robots-tag']).toBe('noindex');
  expect((await ask('/nowhere')).headers['x-robots-tag']).toBe('noindex');
});

test('a missing site and a port in use are reported plainly', async () => {
  await expect(startPreview({ dist: join(dist, 'gone'), port: 0 })).rejects.toThrow('npm run build');
  const port = Number(new URL(preview.url).port);
  await expect(startPreview({ dist, port })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
});
