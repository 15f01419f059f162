import { expect, it } from 'vitest';
import { remembers } from './default-folders.ts';

const usual = { frozen: false, register: false, out: 'dist' };

it('a build into the usual folder remembers its addresses, however the folder is written', () => {
  for (const out of ['dist', './dist', 'dist/']) expect(remembers({ ...usual, out }, false)).toBe(true);
});

it('a build into another folder, of the snapshot or with --frozen remembers nothing', () => {
  for (const trial of [{ out: 'site' }, { register: true }, { frozen: true }])
    expect(remembers({ ...usual, ...trial }, false)).toBe(false);
});

it('a build with CI set remembers nothing without --remember', () => {
  expect(remembers(usual, true)).toBe(false);
  expect(remembers({ ...usual, remember: true }, true)).toBe(true);
  expect(remembers({ ...usual, remember: true, out: 'site' }, true)).toBe(true);
});
