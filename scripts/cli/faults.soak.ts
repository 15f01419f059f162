import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodLists, nothingPublished } from '../../tests/support/list-fixture.ts';
import { noteLeftOut } from '../quality/test-all/test-notes.ts';

// An ordinary user, since permissions do not bind root.
const nobodyId = 65_534;
const isRoot = process.getuid?.() === 0;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soak-'));
  await chmod(folder, 0o777);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(args: readonly string[], user?: number) {
  const child = spawn(process.execPath, [resolve('scripts/launch.mjs'), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Another user may not enter this user's temporary folder.
    ...(user !== undefined && { uid: user, gid: user, env: { ...process.env, TMPDIR: folder } }),
  });
  const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(error).not.toMatch(/^ +at /m);
  return { code, error };
}

const writtenLists = { ...goodLists, ...nothingPublished };

async function writeLists(into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  for (const [file, content] of Object.entries(writtenLists)) await writeFile(join(into, file), content);
}

const mounted = (at: string, options: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', at]).status === 0;

describe('on a full disk', () => {
  let disk = '';
  let allowed = false;
  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'full-'));
    allowed = isRoot && mounted(disk, 'size=1m');
    if (allowed) return;
    const note = 'commands on a really full disk: run the soak tests as root, where tmpfs may be mounted.';
    noteLeftOut(note);
    console.log(note);
  });
  afterAll(async () => {
    if (allowed) spawnSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  });
  afterEach(async () => {
    if (!allowed) return;
    for (const name of await readdir(disk)) await rm(join(disk, name), { recursive: true });
  });

  const sentence = /: no space is left on the disk \(ENOSPC(?:, \w+)?\) — [^\n]+\.$/m;
  const fill = () => writeFile(join(disk, 'fill'), Buffer.alloc(2 ** 21)).catch(() => undefined);

  it('a build fails with a sentence that names its folders', async ({ skip }) => {
    skip(!allowed);
    await writeLists(join(folder, 'lists'));
    const folders = [
      '--lists',
      join(folder, 'lists'),
      '--out',
      join(disk, 'out'),
      '--work',
      join(disk, 'work'),
    ];
    const { code, error } = await run(['build', '--sample', ...folders]);
    expect(code).toBe(1);
    expect(error).toMatch(sentence);
    expect(error).toContain(join(disk, 'work'));
    expect(await readdir(disk)).not.toContain('out');
  });

  it('an import fails with a sentence that names the store, which is as it was', async ({ skip }) => {
    skip(!allowed);
    const { file, args } = await importOf(disk);
    expect((await run(args)).code).toBe(0);
    const before = await readFile(file, 'utf8');
    const names = await readdir(join(disk, 'store'), { recursive: true });
    await fill();
    // What is in the store already would not be written again.
    await writeSource(500);
    const { code, error } = await run(args);
    expect(code).toBe(1);
    expect(error).toMatch(sentence);
    expect(error).toContain(join(disk, 'store'));
    expect(await readFile(file, 'utf8')).toBe(before);
    expect(await readdir(join(disk, 'store'), { recursive: true })).toEqual(names);
  });

  it('an added city fails with a problem of its list, which is as it was', async ({ skip }) => {
    skip(!allowed);
    await writeLists(disk);
    const before = await readFile(join(disk, 'cities.csv'), 'utf8');
    await fill();
    const { code, error } = await run(['lists', 'cities', 'add', 'Dothan, AL', '--lists', disk]);
    expect(code).toBe(1);
    expect(error).toMatch(
      /: the lists must be writable \(got "ENOSPC"\) — [^\n]+the lists are as they were\.$/m,
    );
    expect(await readFile(join(disk, 'cities.csv'), 'utf8')).toBe(before);
    // The lock of the lists stays beside them (list-lock.ts).
    expect((await readdir(disk)).toSorted()).toEqual(
      [...Object.keys(writtenLists), '.lock', 'fill'].toSorted(),
    );
  });
});

async function writeSource(places: number): Promise<string> {
  const source = join(folder, 'map.json');
  const element = { type: 'node', lat: 40, lon: -75, timestamp: '2026-01-01T00:00:00Z', tags: {} };
  const elements = Array.from({ length: places }, (_, index) => ({ ...element, id: index + 1 }));
  await writeFile(source, JSON.stringify({ elements }));
  return source;
}

async function importOf(place: string) {
  await writeLists(join(folder, 'lists'));
  const source = await writeSource(1);
  const store = join(place, 'store');
  const args = ['data', 'import', source, '--lists', join(folder, 'lists'), '--store', store];
  return { file: join(store, 'listings.json'), args };
}

describe('without permission to write', () => {
  it('commands name the place in a sentence', async ({ skip }) => {
    const user = isRoot ? nobodyId : undefined;
    // A checkout in a home that others may not enter cannot be run by another user.
    const readable = (await run(['preview', '--help'], user)).code === 0;
    if (!readable) noteLeftOut('commands without rights: this checkout cannot be read by another user.');
    skip(!readable);
    const closed = join(folder, 'closed');
    await writeLists(closed);
    await chmod(closed, 0o555);
    const lists = join(folder, 'lists');
    await writeLists(lists);
    const folders = ['--lists', lists, '--out', join(closed, 'out'), '--work', join(closed, 'work')];
    for (const [args, sentence] of [
      [['build', '--sample', ...folders], /^--work: .*EACCES.* — [^\n]+\.$/m],
      [
        ['lists', 'cities', 'add', 'Dothan, AL', '--lists', closed],
        /\/closed: the lists must be writable \(got "EACCES"\) — [^\n]+the lists are as they were\.$/m,
      ],
      [
        (await importOf(closed)).args,
        /^\S+\/closed\/store: this user has no right to it \(EACCES, mkdir\) — [^\n]+\.$/m,
      ],
    ] as const) {
      const { code, error } = await run(args, user);
      expect([args[0], code]).toEqual([args[0], 1]);
      expect(error).toMatch(sentence);
    }
    expect((await readdir(closed)).toSorted()).toEqual(Object.keys(writtenLists).toSorted());
  });
});
