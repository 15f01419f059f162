import { expect, it, test } from 'vitest';
import { ensureHome, whyNotHere, whyNotTestedHere } from './surroundings.mjs';

test('the project runs in folders with blanks, quotes, brackets and letters of any script', () => {
  const folders = ['/home/a b', '/it\'s "mine"', '/[x]/{y}', '/100%/%20', '/薬局', 'C:\\Users\\Zoë'];
  expect(folders.map(whyNotHere)).toEqual(folders.map(() => undefined));
});

test('a folder whose name its tools would cut off is named with the character and the remedy', () => {
  expect(whyNotHere('/home/c#/site')).toBe(
    '/home/c#/site: the path of the project must not hold "#", at which its tools cut it off — Rename that folder, or move the project, and run the command again.',
  );
  expect(whyNotHere('/home/what?/site')).toContain('must not hold "?"');
});

test('a folder in which only the tests cannot run is named to who runs them', () => {
  expect(whyNotTestedHere('/100% mine')).toBe(
    '/100% mine: the path of the project must not hold "%", which tools of its tests decode — Rename that folder, or move the project, and run the command again.',
  );
  expect(whyNotTestedHere('/home/a b')).toBeUndefined();
});

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
