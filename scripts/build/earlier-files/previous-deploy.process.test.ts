import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { folderWith } from '../../../tests/support/new-folder.ts';
import { formatProblem } from '../../cli/problems/problem.ts';
import { contentVersion } from '../../plan/page-group.ts';
import { deployRecord, deployText, earlierRecord, earlierText, previousDeploy } from './earlier-files.ts';

const text = '{"kind":"city"}';
const dataset = `data/places/a-al.${contentVersion(text)}.json`;
const old = 'assets/app-0a1b2c3d.js';
const files: Readonly<Record<string, string>> = {
  [deployRecord]: deployText([dataset]),
  [earlierRecord]: earlierText(new Map([[old, '2026-11-01']])),
  [dataset]: text,
  [old]: 'export {};',
};

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A folder with the files of a deploy and these changes; null leaves a file out. */
const deployWith = (changes: Readonly<Record<string, string | null>>): string =>
  folderWith({ ...files, ...changes });

/** A host of the deploy. `instead` are other answers by path: status, type, text. */
async function hostWith(
  instead: Readonly<Record<string, readonly [number, string, string]>>,
): Promise<string> {
  const server: Server = createServer(({ url = '' }, answer) => {
    const name = url.slice(1);
    const [status, type, body] =
      instead[name] ??
      (files[name] === undefined ? [404, 'text/plain', ''] : [200, 'application/json', files[name]]);
    answer.writeHead(status, { 'content-type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

/** Problems of a deploy that cannot be read. */
async function reasonOf(from: string): Promise<string> {
  const deploy = await previousDeploy(from);
  return deploy.ok ? '' : deploy.problems.map(formatProblem).join('\n');
}

async function readable(from: string) {
  const deploy = await previousDeploy(from);
  if (!deploy.ok) throw new Error(JSON.stringify(deploy.problems));
  return deploy.value;
}

describe('the last deploy', () => {
  it.each([
    ['a folder', () => deployWith({})],
    ['an address', () => hostWith({})],
  ])('is read from %s, with what it kept of earlier ones', async (_, place) => {
    const deploy = await readable(await place());
    expect([...deploy.files]).toEqual([dataset, old]);
    expect([...deploy.earlierFiles]).toEqual([[old, '2026-11-01']]);
    expect((await deploy.read(dataset))?.toString()).toBe(text);
    expect(await deploy.read('assets/gone-0a1b2c3d.js')).toBeUndefined();
  });

  it('gives no dataset that differs from the hash in its name', async () => {
    const deploy = await readable(deployWith({ [dataset]: '{"kind":"state"}' }));
    expect(await deploy.read(dataset)).toBeUndefined();
  });

  it('gives neither a page in place of a file nor a server’s error', async () => {
    const url = await hostWith({
      [old]: [200, 'text/html; charset=utf-8', '<h1>Home</h1>'],
      [dataset]: [503, 'text/plain', 'busy'],
    });
    const deploy = await readable(url);
    expect(await deploy.read(old)).toBeUndefined();
    await expect(deploy.read(dataset)).rejects.toThrow('503');
  });

  it.each([
    ['has no record of its files', null],
    ['has a record that leads out of its folder', '{"format":1,"files":["data/../../secret.json"]}'],
    ['has a page for a record', '<h1>Home</h1>'],
  ])('is refused when it %s', async (_, record) => {
    const deploy = await previousDeploy(deployWith({ [deployRecord]: record }));
    if (deploy.ok) throw new Error('It was read');
    expect(deploy.problems).toMatchObject([
      { value: deployRecord, remedy: expect.stringContaining('--previous') },
    ]);
  });
});

it.each([
  ['ftp://example.org/', 'an address must be one of the web'],
  ['https://', 'an address must be one of the web'],
  ['no/such/folder', 'a folder must be there'],
])('A previous deploy is refused by its name: %s', async (from, rule) => {
  const previous = await previousDeploy(from);
  expect(previous.ok ? [] : previous.problems).toEqual([
    expect.objectContaining({ file: '--previous', value: from, rule: expect.stringContaining(rule) }),
  ]);
});

it('says why a host could not be reached', async () => {
  const url = await hostWith({});
  for (const close of open.splice(0)) await close();
  expect(await reasonOf(url)).toMatch(/\(got "fetch failed: .*ECONNREFUSED.*"\)/);
});
