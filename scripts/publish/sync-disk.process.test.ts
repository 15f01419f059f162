import { afterEach, expect, it, vi } from 'vitest';
import { beginSync } from './sync-disk.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a folder’s file system is written out by the system', async () => {
  expect(await beginSync(import.meta.dirname)).toBe(true);
});

it('a machine without the command is no failure', async () => {
  vi.stubEnv('PATH', '');
  expect(await beginSync(import.meta.dirname)).toBe(false);
});
