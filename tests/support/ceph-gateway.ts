import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const programs = ['monmaptool', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'ceph', 'radosgw', 'radosgw-admin'];

/** True if this machine has what Ceph's S3 gateway needs. */
export const hasCeph = (): boolean =>
  // In Debian: radosgw, ceph-mon, ceph-osd, ceph-common.
  programs.every((program) =>
    (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program))),
  );

/** Returns Ceph's version: `ceph version 16.2.15 (…) pacific (stable)`. */
export const cephVersion = async (): Promise<string> => (await run('radosgw', ['--version'])).stdout.trim();

/** An S3-compatible store on this machine. */
export interface Gateway {
  readonly url: string;
  /** AWS's variables, with its address and keys. */
  readonly variables: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Starts Ceph with its S3 gateway on free ports. Rejects if it does not start. */
export async function startGateway(): Promise<Gateway> {
  const folder = await mkdtemp(join(tmpdir(), 'ceph-'));
  const [monitor, port] = [await freePort(), await freePort()];
  const configuration = join(folder, 'ceph.conf');
  const keyring = join(folder, 'keyring');
  await writeFile(configuration, configurationText(folder, monitor, port));
  const ceph = (program: string, ...args: readonly string[]) =>
    run(program, ['-c', configuration, ...args], { timeout: 60_000 });
  const running: ReturnType<typeof spawn>[] = [];
  const start = (program: string, ...args: readonly string[]): void => {
    running.push(spawn(program, ['-c', configuration, '-f', ...args], { stdio: 'ignore' }));
  };
  const close = async (): Promise<void> => {
    for (const child of running.toReversed()) child.kill('SIGKILL');
    await Promise.all(
      running.map((child) => child.exitCode ?? new Promise((done) => child.once('exit', done))),
    );
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await run('ceph-authtool', [
      '--create-keyring',
      keyring,
      '--gen-key',
      '-n',
      'mon.',
      '--cap',
      'mon',
      'allow *',
    ]);
    for (const [name, ...caps] of [
      ['client.admin', 'mon', 'allow *', 'osd', 'allow *'],
      ['osd.0', 'mon', 'allow profile osd', 'osd', 'allow *'],
      ['client.rgw', 'mon', 'allow rw', 'osd', 'allow rwx'],
    ] as const) {
      const [on, may, also, mayToo] = caps;
      await run('ceph-authtool', [keyring, '--gen-key', '-n', name, '--cap', on, may, '--cap', also, mayToo]);
    }
    const map = join(folder, 'monmap');
    const address = `[v2:127.0.0.1:${monitor}]`;
    await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', address, map]);
    await ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
    start('ceph-mon', '-i', 'a');
    await ceph('ceph', 'osd', 'create');
    await mkdir(join(folder, 'osd'));
    await ceph('ceph-osd', '-i', '0', '--mkfs', '--no-mon-config');
    start('ceph-osd', '-i', '0');
    start('radosgw', '-n', 'client.rgw');
    await answers(url);
    const [access, secret] = ['tests', 'tests-secret'];
    await ceph(
      'radosgw-admin',
      ...['-n', 'client.rgw', 'user', 'create', '--uid', 'tests', '--display-name', 'tests'],
      ...['--access-key', access, '--secret-key', secret],
    );
    const variables = {
      AWS_ENDPOINT_URL_S3: url,
      AWS_ACCESS_KEY_ID: access,
      AWS_SECRET_ACCESS_KEY: secret,
      AWS_REGION: 'us-east-1',
    };
    return { url, variables, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const found = await fetch(url).then(
      () => true,
      () => false,
    );
    if (found) return;
    await sleep(200);
  }
  throw new Error('The S3 gateway of Ceph does not answer');
}

const fsid = '5f0c5a1e-7a0a-4d62-9c22-9e8b3d1c0b11';

const configurationText = (folder: string, monitor: number, port: number): string => `[global]
fsid = ${fsid}
keyring = ${folder}/keyring
run dir = ${folder}
mon host = v2:127.0.0.1:${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail crit = 1
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw enable apis = s3, s3website, admin
rgw enable static website = true
`;
