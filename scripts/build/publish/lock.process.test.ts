import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { manifestFile, writeManifest } from '../manifest.ts';
import { withBuildLock } from './lock.ts';

// Processes of their own, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;

beforeEach(async () => {
  folder = newFolder();
});

const locked = <Result>(work: () => Promise<Result>, out = join(folder, 'none')): Promise<Result> =>
  withBuildLock({ work: folder, out }, work);
const work = async (): Promise<string> => 'done';
const lockFile = (): string => join(folder, 'lock');

describe('the build lock', () => {
  it('names this process during a build, and lets the next build in afterwards', async () => {
    const held = await locked(() => readFile(lockFile(), 'utf8'));
    expect(held).toBe(`process ${process.pid}`);
    expect(await locked(work)).toBe('done');
  });

  it('is free after a failed build', async () => {
    const failing = locked(async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await locked(work)).toBe('done');
  });

  it('lets in one of several builds that start at once', async () => {
    let free = (): void => undefined;
    const first = locked(() => new Promise<void>((end) => (free = end)));
    const others = await Promise.allSettled([locked(work), locked(work), locked(work)]);
    expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(locked(work)).rejects.toThrow(
      `${lockFile()}: another build is at work here (got "process ${process.pid}") — Wait for it to end`,
    );
    free();
    await first;
    expect(await locked(work)).toBe('done');
  });

  it.each([
    { name: 'a process that runs', content: `process ${process.ppid}` },
    { name: 'nobody', content: '' },
    { name: 'a much longer text', content: 'x'.repeat(1000) },
  ])('is taken from a file that names $name, which holds no lock', async ({ content }) => {
    await writeFile(lockFile(), content);
    expect(await locked(() => readFile(lockFile(), 'utf8'))).toBe(`process ${process.pid}`);
  });

  it('stops builds with different work folders from publishing into one folder', async () => {
    await writeFile(join(folder, manifestFile), '{}');
    const other = newFolder();
    await locked(async () => {
      await expect(withBuildLock({ work: other, out: folder }, work)).rejects.toThrow('another build');
    }, folder);
    expect(await withBuildLock({ work: other, out: folder }, work)).toBe('done');
  });

  it('holds for the manifest with which a build replaces the old one', async () => {
    const other = newFolder();
    const manifest = { status: 'published', kind: 'samples', listings: 0, common: '' } as const;
    await withBuildLock({ work: folder, out: folder }, async (lock) => {
      await writeManifest(folder, { ...manifest, groups: {}, files: {}, leaving: [] }, lock);
      await expect(withBuildLock({ work: other, out: folder }, work)).rejects.toThrow('another build');
    });
    expect(await withBuildLock({ work: other, out: folder }, work)).toBe('done');
  });

  it('is won by one of several waiting processes after its holder was killed', async () => {
    const holder = await contender();
    expect(await answerOf(holder)).toBe('won');
    const racers = await Promise.all([contender(), contender(), contender()]);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const answers = await Promise.all(racers.map(answerOf));
    for (const racer of racers) racer.kill('SIGKILL');
    expect(answers.toSorted()).toEqual(['lost', 'lost', 'won']);
  });
});

/** A process that tries for the lock on command, and keeps it until it is killed. */
async function contender(): Promise<ChildProcess> {
  const script = `
    const { withBuildLock } = await import('./scripts/build/publish/lock.ts');
    process.on('message', () => {
      const held = () => { process.send('won'); return new Promise(() => undefined); };
      withBuildLock({ work: process.argv[1], out: process.argv[1] }, held).catch(() => process.send('lost'));
    });
    process.send('ready');`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script, folder],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const answer = once(child, 'message');
  child.send('go');
  const [word] = await answer;
  return word;
}
