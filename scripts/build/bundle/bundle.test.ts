import { appendFile, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { reusableBundle, sourcesHash } from './bundle.ts';

let project = '';
beforeAll(async () => {
  project = newFolder();
  for (const input of ['src', 'scripts', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'])
    await cp(input, join(project, input), { recursive: true });
  await cp('tsconfig.base.json', join(project, 'tsconfig.base.json'));
});

/** True if an edit to a file makes another bundle. */
async function changes(file: string): Promise<boolean> {
  const before = sourcesHash(project);
  await appendFile(join(project, file), '\n');
  return sourcesHash(project) !== before;
}

describe('a bundle is made anew after an edit', () => {
  it('to the bundler’s settings, and to anything that they import', async () => {
    const settings = await readFile('vite.config.ts', 'utf8');
    const imported = [...settings.matchAll(/from '\.\/([^']+)'/g)].map(([, path = '']) => path);
    expect(imported.length).toBeGreaterThan(2);
    for (const file of ['vite.config.ts', ...imported])
      expect([file, await changes(file)]).toEqual([file, true]);
  });

  it('to what its settings import by way of another file', async () => {
    expect(await changes('scripts/dev/dev-rules.ts')).toBe(true);
  });

  it('to neither a list nor a test', async () => {
    for (const file of ['src/data/cities.csv', 'scripts/build/bundle/bundle.test.ts'])
      expect([file, await changes(file)]).toEqual([file, false]);
  });

  it('and not by where the project lies', async () => {
    const elsewhere = newFolder();
    await cp(project, elsewhere, { recursive: true });
    expect(sourcesHash(elsewhere)).toBe(sourcesHash(project));
  });
});

it('a bundle is not made anew for files that macOS and Windows put into folders', async () => {
  const before = sourcesHash(project);
  for (const note of ['src/.DS_Store', 'public/Thumbs.db', 'src/messages/._en.json'])
    await writeFile(join(project, note), '');
  expect(sourcesHash(project)).toBe(before);
});

it('a bundle is not made anew for files that commands and editors leave beside the lists', async () => {
  const before = sourcesHash(project);
  for (const file of [
    '.lock',
    '.~lock.cities.csv#',
    'cities.csv.4711.draft',
    'cities.csv.4711.tmp',
    'moved.csv',
  ])
    await writeFile(join(project, 'src/data', file), 'x');
  expect(sourcesHash(project)).toBe(before);
});

describe('links in a bundle', () => {
  let elsewhere = '';
  beforeAll(async () => {
    elsewhere = newFolder();
    await mkdir(join(elsewhere, 'folder'));
    await writeFile(join(elsewhere, 'file.txt'), 'file');
    await writeFile(join(elsewhere, 'folder/inside.txt'), 'inside');
    await symlink(join(elsewhere, 'file.txt'), join(project, 'public/file.txt'));
    await symlink(join(elsewhere, 'folder'), join(project, 'public/folder'));
  });

  it('count with the content of their targets', async () => {
    for (const file of ['public/file.txt', 'public/folder/inside.txt'])
      expect([file, await changes(file)]).toEqual([file, true]);
  });

  it('are skipped if they lead nowhere or in a circle', async () => {
    const before = sourcesHash(project);
    await symlink('nowhere', join(project, 'public/.#ads.txt'));
    await symlink('itself', join(project, 'public/itself'));
    await symlink(join(project, 'public'), join(project, 'public/around'));
    await symlink(join(project, 'public'), join(elsewhere, 'folder/back'));
    expect(sourcesHash(project)).toBe(before);
  });
});

describe('a bundle that lies in a folder', () => {
  it('is reused if it was made from these sources, and not after a bundle of other sources', async () => {
    const folder = newFolder();
    expect(await reusableBundle(folder)).toBeUndefined();
    const id = sourcesHash();
    await writeFile(join(folder, 'bundle-id'), id);
    expect(await reusableBundle(folder)).toMatchObject({ id, isNew: false });
    await writeFile(join(folder, 'bundle-id'), '0123456789abcdef');
    expect(await reusableBundle(folder)).toBeUndefined();
  });
});
