import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withListLock } from './list-lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lists-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('lists are edited by one command at a time, and by the next when that has ended or failed', async () => {
  await expect(withListLock(folder, () => withListLock(folder, async () => 'second'))).rejects.toThrow(
    'another command is editing these lists',
  );
  const failing = withListLock(folder, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await withListLock(folder, async () => 'next')).toBe('next');
});

it('where nothing can be locked the edit itself says what is wrong', async () => {
  expect(await withListLock(join(folder, 'missing'), async () => 'edited')).toBe('edited');
});
