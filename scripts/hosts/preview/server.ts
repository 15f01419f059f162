import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { inspect, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasCode } from '../../cli/files/has-code.ts';
import { requireBuiltSite } from '../../cli/problems/built-site.ts';
import { cacheControl, cacheRule, contentType } from '../files/host-rules.ts';
import { headersFor, parseHostHeaders, parseHostRedirects } from './host-files.ts';
import { resolveRequest } from './resolve-request.ts';

export interface PreviewOptions {
  readonly dist: string;
  /** Port to listen on; 0 means any free one. */
  readonly port: number;
  readonly host?: string;
}

export interface Preview {
  /** Origin of the server: `http://localhost:4173`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a published folder as static hosts do. Rejects if it holds no site, or if the port is taken. */
export async function startPreview({ dist, port, host = '127.0.0.1' }: PreviewOptions): Promise<Preview> {
  requireBuiltSite(dist);
  const folder = await realpath(resolve(dist));
  const server = createServer((request, response) => {
    respond(folder, request, response).catch((error: unknown) => {
      // What the system says of a file needs no stack.
      const isOfSystem = error instanceof Error && 'syscall' in error;
      console.error(`${request.method} ${request.url}: ${isOfSystem ? error.message : inspect(error)}`);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('Internal error: see the preview server’s output.\n');
    });
  });
  const url = await listen(server, port, host);
  return {
    url,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  const name = host === '127.0.0.1' ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${actual}`;
}

async function respond(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const url = request.url ?? '/';
  const resolution = resolveRequest(url);
  if (resolution.kind === 'redirect') {
    response.writeHead(308, { location: resolution.location }).end();
    return;
  }
  const path = url.split('?', 1)[0] ?? url;
  const former = parseHostRedirects(await textIfThere(folder, '_redirects')).get(path);
  // What is gone answers with the page of unknown paths.
  if (former !== undefined && former.status !== 410) {
    const query = former.to.includes('?') ? '' : url.slice(path.length);
    response.writeHead(former.status, { location: former.to + query }).end();
    return;
  }
  const content =
    resolution.kind === 'file' && former === undefined
      ? await readIfThere(folder, resolution.file)
      : undefined;
  const body = content ?? (await readIfThere(folder, '404.html')) ?? Buffer.from('Not found\n');
  const file = content && resolution.kind === 'file' ? resolution.file : '/404.html';

  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  response.setHeader('content-type', contentType(file));
  response.setHeader('cache-control', content ? cacheRule(url) : cacheControl.revalidated);
  response.setHeader('etag', etag);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('x-content-type-options', 'nosniff');
  const headers = parseHostHeaders(await textIfThere(folder, '_headers'));
  for (const [name, value] of headersFor(headers, path)) {
    // A folder's cache rule is for its files only: a missing file may exist tomorrow.
    if (content || name !== 'cache-control') response.setHeader(name, value);
  }

  // Weak and strong validators are compared alike (RFC 9110, 13.1.2).
  if (content && request.headers['if-none-match']?.includes(etag.slice('W/'.length))) {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  const encoding =
    isText(file) && body.length > 1024 ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const sent = encoding === undefined ? body : await compress[encoding](body);
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  response.writeHead(content ? 200 : (former?.status ?? 404), { 'content-length': sent.length });
  response.end(request.method === 'HEAD' ? undefined : sent);
}

const textIfThere = async (folder: string, file: string): Promise<string> =>
  (await readIfThere(folder, file))?.toString() ?? '';

async function readIfThere(folder: string, file: string): Promise<Buffer | undefined> {
  try {
    const path = await realpath(join(folder, file));
    return path.startsWith(folder + sep) ? await readFile(path) : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP')) return undefined;
    throw error;
  }
}

const isText = (file: string): boolean => /[.](html|js|css|json|xml|txt|svg|webmanifest|map)$/.test(file);

const brotli = promisify(brotliCompress);
const compress = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
} as const;

const chooseEncoding = (accepted: string | string[] = ''): keyof typeof compress | undefined =>
  (['br', 'gzip'] as const).find((coding) => new RegExp(`\\b${coding}\\b`, 'i').test(String(accepted)));
