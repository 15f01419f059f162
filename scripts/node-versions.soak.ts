import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  differingFiles,
  fileTree,
  newSite,
  removeSites,
  type TestSite,
} from '../tests/support/build-fixture.ts';
import { toolOnDemand } from '../tests/support/tool-on-demand.ts';
import { noteLeftOut } from './quality/test-all/test-notes.ts';

// The first of each line in package.json, and one of each later line.
const versions = ['20.19.0', '22.12.0', '24.21.0', '26.10.0'] as const;

function findNode(version: string): string | undefined {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  return toolOnDemand(join('node', version), name, version, windows ? 'bin/node.exe' : 'bin/node');
}

const notCopied = new Set(['.git', '.build', '.cache', 'data', 'dist', 'node_modules', 'test-results']);

async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  await cp('.', folder, {
    recursive: true,
    filter: (path) => path.includes('/') || !notCopied.has(basename(path)),
  });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

let site: TestSite;
let expected: ReadonlyMap<string, string>;

async function publishedBy(node: string): Promise<ReadonlyMap<string, string>> {
  const project = await copyProject();
  const out = join(project, 'out');
  const run = (name: string, ...args: readonly string[]) =>
    promisify(execFile)(node, ['scripts/launch.mjs', name, '--lists', site.lists, ...args], { cwd: project });
  try {
    const ended = [await run('check'), await run('build', '--work', join(project, 'work'), '--out', out)];
    expect(ended.map(({ stderr }) => stderr)).toEqual(['', '']);
    return await fileTree(out);
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

beforeAll(async () => {
  site = await newSite();
  expected = await publishedBy(process.execPath);
});
afterAll(removeSites);

describe('each Node that the project supports', () => {
  it('is tried, from the first of each line that package.json names', async () => {
    const manifest = z.object({ engines: z.object({ node: z.string() }) });
    const { engines } = manifest.parse(JSON.parse(await readFile('package.json', 'utf8')));
    expect(versions).toEqual(
      expect.arrayContaining([...engines.node.matchAll(/\d+\.\d+\.\d+/g)].map(String)),
    );
    expect(versions.some((version) => version.startsWith(`${process.versions.node.split('.')[0]}.`))).toBe(
      true,
    );
  });

  it.each(versions)('publishes the same bytes, without a word of complaint: %s', async (version) => {
    const node = findNode(version);
    if (node === undefined) return noteLeftOut(`builds by Node ${version}: npm could not fetch it.`);
    expect(differingFiles(await publishedBy(node), expected)).toEqual([]);
  });
});
