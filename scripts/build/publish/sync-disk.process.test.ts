import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDiskSync } from './sync-disk.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sync-disk-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it.each([true, false])(
  'a folder’s file system is written out by the system, as often as is asked (%s)',
  async (atOnce) => {
    await withDiskSync({ atOnce }, async (sync) => {
      expect(await sync([folder])).toBe(true);
      expect(await Promise.all([sync([folder, tmpdir()]), sync([folder])])).toEqual([true, true]);
    });
  },
);

it.each([' blank ', 'quote"\'', 'back\\slash', '$HOME `id`', '-n', 'line\nbreak', 'é'])(
  'a folder may be called “%s”',
  async (name) => {
    const named = join(folder, name);
    mkdirSync(named);
    expect(await withDiskSync({ atOnce: false }, (sync) => sync([named]))).toBe(true);
  },
);

it('a folder that is not there has all file systems written out', async () => {
  expect(await withDiskSync({ atOnce: false }, (sync) => sync([join(folder, 'missing')]))).toBe(true);
});

it('a machine without a shell is no failure', async () => {
  vi.stubEnv('PATH', '');
  expect(await withDiskSync({ atOnce: false }, (sync) => sync([folder]))).toBe(false);
});

it('what the work throws is thrown on', async () => {
  await expect(withDiskSync({ atOnce: true }, () => Promise.reject(new Error('full')))).rejects.toThrow(
    'full',
  );
});
