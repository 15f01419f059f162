import { expect, it } from 'vitest';
import { remembers } from './default-folders.ts';

const usual = { frozen: false, register: false, out: 'dist' };

it('a build remembers what it publishes in the usual folder, however that is written', () => {
  for (const out of ['dist', './dist', 'dist/']) expect(remembers({ ...usual, out }, false)).toBe(true);
});

it('a trial remembers nothing: into another folder, of the snapshot, with --frozen', () => {
  for (const trial of [{ out: 'site' }, { register: true }, { frozen: true }])
    expect(remembers({ ...usual, ...trial }, false)).toBe(false);
});

it('where CI is set a build remembers nothing, unless it is told to', () => {
  expect(remembers(usual, true)).toBe(false);
  expect(remembers({ ...usual, remember: true }, true)).toBe(true);
  expect(remembers({ ...usual, remember: true, out: 'site' }, true)).toBe(true);
});
