import { readdir, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBundle } from '../../../tests/support/build-fixture.ts';
import { folderWith } from '../../../tests/support/new-folder.ts';
import { findNginx, type NginxServer, startNginx } from '../../../tests/support/nginx-server.ts';
import { noteLeftOut } from '../../quality/test-all/test-notes.ts';
import { hostRules } from './host-rules.ts';
import { nginxInclude } from './nginx-include.ts';

const program = findNginx();
if (program === undefined)
  noteLeftOut(
    'nginx with the include that the build writes. Install it (Debian: apt-get install nginx-light).',
  );

const files = {
  'index.html': '<h1>Home</h1>',
  'foo.html': `<h1>Foo</h1>${'<p>pharmacy</p>'.repeat(200)}`,
  'pharmacies/alabama.html': '<h1>Alabama</h1>',
  '404.html': '<h1>Directory</h1>',
  'ads.txt': '',
  'assets/app-1a2b.js': 'export {};',
  'data/places/x.0a1b.json': '{}',
  'manifest.webmanifest': '{}',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  '.env': 'secret',
  _headers: '/*',
};

let root = '';
let server: NginxServer | undefined;

beforeAll(async () => {
  if (program === undefined) return;
  root = folderWith(files);
  const env = {
    siteOrigin: 'https://directory.example',
    locationUrl: 'https://geo.example/json',
    locationToken: 'x',
    mapStyleUrl: null,
    mapStart: 'tap' as const,
    mapOrigins: [],
    contactFormUrl: null,
  };
  server = await startNginx({ program, root, include: nginxInclude(hostRules(env, true)) });
});
afterAll(async () => {
  await server?.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Requests a path as it is written: fetch would normalize it and follow redirects. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((done, fail) => {
    get(`${server?.url}`, { path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body }));
    }).on('error', fail);
  });

describe.skipIf(program === undefined)('nginx with the include that the build writes', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/?q=x', '<h1>Home</h1>'],
    ['/foo', '<h1>Foo</h1>'],
    ['/pharmacies/alabama', '<h1>Alabama</h1>'],
    ['/ads.txt', ''],
    ['/.well-known/security.txt', 'Contact:'],
  ])('answers %s with the page', async (path, text) => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(body.startsWith(text)).toBe(true);
  });

  it.each([
    '/nowhere',
    '/pharmacies',
    '/pharmacies/nowhere/x',
    '/404',
    '/.env',
    '/_headers',
    '/assets/gone.js',
  ])('answers %s with status 404 and the directory screen', async (path) => {
    const { status, body, headers } = await ask(path);
    expect([status, body]).toEqual([404, '<h1>Directory</h1>']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['/foo/', '/foo'],
    ['/foo.html', '/foo'],
    ['/foo.html?page=2', '/foo?page=2'],
    ['/foo/?page=2', '/foo?page=2'],
    ['/index.html', '/'],
    ['/index.html?q=x', '/?q=x'],
    ['/pharmacies/', '/pharmacies'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example/x.html', '/evil.example/x'],
    ['/security.txt', '/.well-known/security.txt'],
  ])('sends %s to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect([301, 308]).toContain(status);
    expect(headers.location).toBe(location);
  });

  it.each(['/\\evil.example/', '/%5Cevil.example/', '///'])('never sends %s off the site', async (path) => {
    const { headers } = await ask(path);
    expect(headers.location ?? '/').not.toMatch(/^(?:\/[/\\]|\w+:)/);
  });

  it.each([
    ['/foo', 'no-cache'],
    ['/ads.txt', 'no-cache'],
    ['/manifests/al.json', 'no-cache'],
    ['/data/places/x.0a1b.json', 'public, max-age=31536000, immutable'],
    ['/data/places/gone.0a1b.json', 'no-cache'],
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/assets/app-1a2b.js/', 'no-cache'],
    ['/data/', 'no-cache'],
  ])('has %s cached as %s', async (path, rule) => {
    expect((await ask(path)).headers['cache-control']).toBe(rule);
  });

  it('knows the type of every kind of file of the bundle, without which browsers refuse it', async () => {
    const { client } = await testBundle();
    const kinds = new Set((await readdir(join(client, 'assets'))).map((file) => extname(file)));
    expect(kinds).toContain('.js');
    for (const kind of kinds) {
      await writeFile(join(root, `assets/kind-1a2b${kind}`), '');
      const { headers } = await ask(`/assets/kind-1a2b${kind}`);
      expect(headers['content-type'], kind).toMatch(/^(?:application\/javascript|text\/css|font\/woff2)/);
    }
  });

  it('answers an unchanged page with 304', async () => {
    const { headers } = await ask('/foo');
    expect((await ask('/foo', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  it('compresses text', async () => {
    const { headers } = await ask('/foo', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
  });

  it('sends every header of the description with pages and files', async () => {
    for (const path of ['/foo', '/assets/app-1a2b.js', '/manifest.webmanifest']) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("connect-src 'self' https://geo.example;");
      expect(headers['strict-transport-security']).toContain('max-age=');
      expect(headers['permissions-policy']).toContain('geolocation=(self)');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    expect((await ask('/manifest.webmanifest')).headers['content-type']).toContain(
      'application/manifest+json',
    );
  });
});
