import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { withBuildLock } from './build-lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  const made = folder;
  onTestFinished(() => rm(made, { recursive: true }));
});

const lockedBy = (pid: number): Promise<void> => writeFile(join(folder, 'lock'), String(pid));
const work = async (): Promise<string> => 'done';

describe('the build lock', () => {
  it('names this process while the work runs, and is gone afterwards', async () => {
    const held = await withBuildLock(folder, () => readFile(join(folder, 'lock'), 'utf8'));
    expect(held).toBe(String(process.pid));
    expect(await readdir(folder)).toEqual([]);
  });

  it('is gone after work that fails', async () => {
    const failing = withBuildLock(folder, async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses a build beside that of another process, and leaves its lock', async () => {
    await lockedBy(process.ppid);
    await expect(withBuildLock(folder, work)).rejects.toThrow(
      `Another build (process ${process.ppid}) is at work in ${folder}. Wait for it to end.`,
    );
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(String(process.ppid));
  });

  it('refuses a second build of this process', async () => {
    await withBuildLock(folder, async () => {
      await expect(withBuildLock(folder, work)).rejects.toThrow('Another build');
    });
    expect(await withBuildLock(folder, work)).toBe('done');
  });

  it('lets one of several builds in that start at once', async () => {
    const builds = await Promise.allSettled(
      Array.from({ length: 5 }, () => withBuildLock(folder, () => new Promise((end) => setTimeout(end, 50)))),
    );
    expect(builds.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is taken over from a process that is gone', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    await lockedBy(pid);
    expect(await withBuildLock(folder, work)).toBe('done');
  });

  it('is taken over from an earlier process that had this one’s id', async () => {
    await lockedBy(process.pid);
    expect(await withBuildLock(folder, work)).toBe('done');
  });

  it('is taken over when it names nobody', async () => {
    await writeFile(join(folder, 'lock'), '');
    expect(await withBuildLock(folder, work)).toBe('done');
  });
});
