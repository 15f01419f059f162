import { expect, it } from 'vitest';
import { remembersAddresses } from './default-folders.ts';

const usual = { frozen: false, register: false, out: 'dist' };

it('a build into the usual folder remembers its addresses, however the folder is written', () => {
  for (const out of ['dist', './dist', 'dist/'])
    expect(remembersAddresses({ ...usual, out }, false)).toBe(true);
});

it('a build into another folder, of the snapshot or with --frozen remembers nothing', () => {
  for (const trial of [{ out: 'site' }, { register: true }, { frozen: true }])
    expect(remembersAddresses({ ...usual, ...trial }, false)).toBe(false);
});

it('a build with CI set remembers nothing without --remember', () => {
  expect(remembersAddresses(usual, true)).toBe(false);
  expect(remembersAddresses({ ...usual, remember: true }, true)).toBe(true);
  expect(remembersAddresses({ ...usual, remember: true, out: 'site' }, true)).toBe(true);
});
