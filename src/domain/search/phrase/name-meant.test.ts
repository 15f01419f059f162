import { expect, it } from 'vitest';
import { nameMeant } from './name-meant.ts';

const read = {
  name: 'publix lee branch',
  chain: { name: 'publix', others: 'lee branch' },
  unused: ['cheap'],
};

it('a store that has all words is shown by them', () => {
  expect(nameMeant(read, true, true)).toEqual({ name: read.name, unused: ['cheap'], isChain: false });
});

it('where none has, the chain is shown and the other words are told first', () => {
  expect(nameMeant(read, false, true)).toEqual({
    name: 'publix',
    unused: ['lee branch', 'cheap'],
    isChain: true,
  });
});

it('where the chain has no store either, or is all that was read, nothing changes', () => {
  expect(nameMeant(read, false, false)).toMatchObject({ name: read.name, isChain: false });
  const alone = { ...read, name: 'publix', chain: { name: 'publix', others: '' } };
  expect(nameMeant(alone, false, true)).toMatchObject({ name: 'publix', unused: ['cheap'], isChain: false });
  expect(nameMeant({ ...read, chain: undefined }, false, true).isChain).toBe(false);
});
