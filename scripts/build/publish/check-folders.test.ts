import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { manifestFile, writeManifest } from '../manifest.ts';
import { checkFolders, workMarker } from './check-folders.ts';

let root: string;
const at = (...parts: readonly string[]): string => join(root, ...parts);

function write(name: string, content = 'mine'): void {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
}

/** A home folder with a project in it, and folders that somebody may want to publish into. */
beforeAll(async () => {
  root = newFolder();
  for (const folder of ['home/project/.git/hooks', 'home/project/node_modules', 'home/empty', 'other-lists'])
    mkdirSync(at(folder), { recursive: true });
  write('home/project/src/main.ts');
  write('home/project/package.json', '{}');
  write('home/project/data/listings/listings.json', '{}');
  write('home/project/.build/pharmacy-directory-work');
  write('home/thesis/thesis.txt');
  write('home/thesis/photo.jpg');
  write('home/thesis/.hidden');
  write('home/published/index.html', '<!doctype html>');
  write('home/published/notes.txt');
  const empty = { kind: 'samples', listings: 1, common: '', groups: {}, files: {}, leaving: [] } as const;
  await writeManifest(at('home/published'), { ...empty, status: 'published' });
  write(`home/forged/${manifestFile}`, 'hacked');
  write('home/forged/index.html');
  mkdirSync(at('home/folder-as-manifest', manifestFile), { recursive: true });
  write('home/left-over/.pharmacy-directory-incoming/index.html');
  write('home/work-of-others/staging/thesis.txt');
  write('home/work-of-others/mine.txt');
  write('home/notes/mine.txt');
  write('home/known/index.html');
  write(`home/work-of-known/${workMarker}`, `The build works here.\n${at('home/known')}\n`);
  write('home/linked-work/pharmacy-directory-work');
  symlinkSync(at('home/thesis'), at('home/linked-work/bundle'));
  symlinkSync(at('home/nowhere'), at('home/dangling'));
  symlinkSync('loop', at('home/loop'));
  symlinkSync(at('home/published'), at('home/link-to-published'));
  symlinkSync(at('home/project/src'), at('home/link-to-src'));
  symlinkSync(at('home'), at('link-to-home'));
  write('a-file');
});

/**
 * Every path below the root, with what would change if something were touched; `trial` leaves out the time
 * of folders' last change.
 */
async function traces(trial?: 'trial'): Promise<readonly string[]> {
  const names = await readdir(root, { recursive: true });
  const stats = await Promise.all(
    names.map(async (name) => {
      const found = await stat(at(name), { bigint: true }).catch(() => undefined);
      const isTried = trial !== undefined && found?.isDirectory() === true;
      return `${name} ${isTried ? '' : found?.mtimeNs} ${found?.ino} ${found?.size}`;
    }),
  );
  return stats.toSorted();
}

const check = (given: { readonly out?: string; readonly work?: string }) =>
  checkFolders(
    {
      out: given.out ?? at('home/project/dist'),
      work: given.work ?? at('home/project/.build'),
      lists: at('other-lists'),
      listings: at('home/project/data/listings'),
    },
    { project: at('home/project'), home: at('home') },
  );

describe('a folder to publish is refused, and nothing is changed, when it', () => {
  it.each([
    { name: 'is the root', out: '/', rule: /must not be .* or a folder that it lies in/ },
    { name: 'is the home folder', out: 'home', rule: /must not be/ },
    { name: 'is above the home folder', out: '.', rule: /must not be the project or a folder/ },
    { name: 'is the project', out: 'home/project', rule: /must not be the project/ },
    {
      name: 'is the project, spelt with a slash and dots',
      out: 'home/project/src/..//./',
      rule: /the project/,
    },
    { name: 'is the project, by way of a link', out: 'link-to-home/project', rule: /the project/ },
    { name: 'is .git', out: 'home/project/.git', rule: /\.git/ },
    { name: 'lies in .git', out: 'home/project/.git/hooks', rule: /must not lie in the project’s \.git/ },
    { name: 'is src', out: 'home/project/src', rule: /src/ },
    { name: 'would lie in src', out: 'home/project/src/new/dist', rule: /must not lie in the project’s src/ },
    {
      name: 'lies in src, by way of a link',
      out: 'home/link-to-src/new',
      rule: /must not lie in the project’s src/,
    },
    { name: 'lies in node_modules', out: 'home/project/node_modules/dist', rule: /node_modules/ },
    { name: 'would be copied into the bundle', out: 'home/project/public/dist', rule: /public/ },
    { name: 'is the work folder', out: 'home/project/.build', rule: /the work folder/ },
    {
      name: 'lies in the work folder',
      out: 'home/project/.build/dist',
      rule: /must not lie in the work folder/,
    },
    { name: 'is the folder of the lists', out: 'other-lists', rule: /the folder of the lists/ },
    { name: 'would lie among the lists', out: 'other-lists/dist', rule: /the folder of the lists/ },
    { name: 'is the folder of the listings', out: 'home/project/data/listings', rule: /listings/ },
    { name: 'is above the listings', out: 'home/project/data', rule: /listings/ },
    { name: 'is a file', out: 'a-file', rule: /this is none/ },
    { name: 'would lie in a file', out: 'a-file/dist', rule: /a-file is none/ },
    { name: 'is a link to nowhere', out: 'home/dangling', rule: /ENOENT/ },
    { name: 'is a link to itself', out: 'home/loop', rule: /ELOOP/ },
    { name: 'has a name that no folder can have', out: 'home/a\0b', rule: /null bytes/ },
    { name: 'holds what no build wrote', out: 'home/thesis', rule: /\.hidden, photo\.jpg, thesis\.txt/ },
    { name: 'holds a folder for a manifest', out: 'home/folder-as-manifest', rule: /lacks the file/ },
  ])('$name', async ({ out, rule }) => {
    const before = await traces();
    const checked = check({ out: out === '/' ? out : `${root}/${out}` });
    if (checked.ok) throw new Error('it was accepted');
    expect(checked.problems).toHaveLength(1);
    expect(checked.problems[0]?.file).toBe('--out');
    expect(checked.problems[0]?.rule).toMatch(rule);
    expect(checked.problems[0]?.remedy).toContain('Give --out a folder that is empty');
    expect(await traces()).toEqual(before);
  });

  it.skipIf(!existsSync('/proc/self')).each(['/proc/site', '/proc/deep/site', '/sys/site'])(
    'lies where nobody can make a folder: %s',
    async (out) => {
      const checked = check({ out });
      expect(checked.ok ? [] : checked.problems.map(({ file, rule }) => `${file}: ${rule}`)).toEqual([
        expect.stringContaining('--out: a folder must be given that can be written ('),
      ]);
    },
  );

  it('is a socket', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(at('socket'), listening));
    onTestFinished(() => void server.close());
    expect(check({ out: at('socket') })).toMatchObject({ ok: false });
  });
});

describe('a folder to publish is accepted, and nothing is changed, when it', () => {
  it.each([
    { name: 'is not there', out: 'home/project/dist', real: 'home/project/dist' },
    { name: 'is not there, nor is the one above', out: 'home/new/site/', real: 'home/new/site' },
    { name: 'is empty', out: 'home/empty', real: 'home/empty' },
    { name: 'has a manifest, whatever else is in it', out: 'home/published', real: 'home/published' },
    { name: 'has a damaged manifest', out: 'home/forged', real: 'home/forged' },
    { name: 'is a link to such a folder', out: 'home/link-to-published', real: 'home/published' },
    { name: 'holds only what a build was bringing over', out: 'home/left-over', real: 'home/left-over' },
    {
      name: 'has a name that begins as the project’s does',
      out: 'home/project-site',
      real: 'home/project-site',
    },
  ])('$name', async ({ out, real }) => {
    const before = await traces('trial');
    expect(check({ out: at(out) })).toMatchObject({ ok: true, value: { out: at(real) } });
    expect(await traces('trial')).toEqual(before);
  });

  it('has no manifest, but the work folder names it as published', () => {
    expect(check({ out: at('home/known') })).toMatchObject({ ok: false });
    expect(check({ out: at('home/known'), work: at('home/work-of-known') })).toMatchObject({ ok: true });
  });
});

describe('a work folder', () => {
  it.each([
    { name: 'is the project', work: 'home/project', rule: /must not be the project/ },
    { name: 'lies in src', work: 'home/project/src/work', rule: /must not lie in the project’s src/ },
    { name: 'is the folder of the lists', work: 'other-lists', rule: /the folder of the lists/ },
    { name: 'is a file', work: 'a-file', rule: /this is none/ },
    {
      name: 'holds a staging folder that no build made',
      work: 'home/work-of-others',
      rule: /overwrite .*: staging$/,
    },
    { name: 'leads elsewhere', work: 'home/linked-work', rule: /must not be a link: bundle$/ },
  ])('is refused when it $name', async ({ work, rule }) => {
    const before = await traces();
    const checked = check({ work: at(work) });
    if (checked.ok) throw new Error('it was accepted');
    expect(checked.problems.map((problem) => problem.rule)).toEqual([expect.stringMatching(rule)]);
    expect(await traces()).toEqual(before);
  });

  it.each([
    { name: 'holds nothing under the names that builds use', work: 'home/notes' },
    { name: 'is not there', work: 'home/new-work' },
  ])('is accepted when it $name', async ({ work }) => {
    const before = await traces('trial');
    expect(check({ work: at(work) })).toMatchObject({ ok: true });
    expect(await traces('trial')).toEqual(before);
  });

  it('may not lie in the published folder', async () => {
    expect(check({ out: at('home/published'), work: at('home/published/work') })).toMatchObject({
      ok: false,
      problems: [{ rule: 'must not be the work folder or a folder that it lies in' }],
    });
    expect(await readFile(at('home/published/notes.txt'), 'utf8')).toBe('mine');
  });
});
