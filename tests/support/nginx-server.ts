import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Returns the path of nginx on this machine, if there is one. */
export const findNginx = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...usualFolders]
    .map((folder) => join(folder, 'nginx'))
    .find((program) => existsSync(program));

interface NginxOptions {
  readonly program: string;
  readonly root: string;
  /** Text of the file that the build writes for nginx. */
  readonly include: string;
}

export interface NginxServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts nginx on a free port. Rejects with nginx's own words if it does not start. */
export async function startNginx({ program, root, include }: NginxOptions): Promise<NginxServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = join(folder, 'error.log');
  await writeFile(join(folder, 'include.conf'), include);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, resolve(root), port));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', log], { stdio: 'ignore' });
  const ended = new Promise<void>((done) => {
    child.on('error', () => done());
    child.on('exit', () => done());
  });
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (child.exitCode !== null) break;
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return { url, close };
    await sleep(100);
  }
  const words = await readFile(log, 'utf8').catch(() => '');
  await close();
  throw new Error(`nginx did not start:\n${words}`);
}

const configuration = (folder: string, root: string, port: number): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  // Started by root, nginx would serve as a user who cannot read a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  # Of the types that nginx comes with, those of 1.22.
  types {
    text/html html;
    text/css css;
    text/xml xml;
    text/plain txt;
    application/javascript js;
    application/json json;
    image/svg+xml svg;
    image/png png;
    font/woff2 woff2;
  }
  default_type application/octet-stream;
  access_log off;
${temporary}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${folder}/include.conf;
  }
}
`;
};
