import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../../tests/support/new-folder.ts';
import { withListLock } from './list-lock.ts';

let folder = '';
beforeEach(() => {
  folder = newFolder();
});

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
