import { expect, it } from 'vitest';
import { ensureHome } from './home-folder.mjs';

it('a user that the system does not know has the root for a home folder', () => {
  const env: Record<string, string | undefined> = {};
  ensureHome(env, () => {
    throw new Error('uv_os_homedir returned ENOENT');
  });
  expect(env).toEqual({ HOME: '/' });
});

it('a user with a home folder keeps it', () => {
  const env = { HOME: '/home/ann' };
  ensureHome(env, () => '/home/ann');
  expect(env).toEqual({ HOME: '/home/ann' });
});
