import { expect, it } from 'vitest';
import { nameMeant } from './name-meant.ts';

const read = {
  name: 'publix lee branch',
  chain: { name: 'publix', others: 'lee branch' },
  unused: ['cheap'],
};

it('a store with all words in its name is shown', () => {
  expect(nameMeant(read, true, true)).toEqual({ name: read.name, unused: ['cheap'], isChain: false });
});

it('without such a store the chain is shown, and the other words come first among the unused', () => {
  expect(nameMeant(read, false, true)).toEqual({
    name: 'publix',
    unused: ['lee branch', 'cheap'],
    isChain: true,
  });
});

it('the name stays if the chain has no store or is the whole name', () => {
  expect(nameMeant(read, false, false)).toMatchObject({ name: read.name, isChain: false });
  const alone = { ...read, name: 'publix', chain: { name: 'publix', others: '' } };
  expect(nameMeant(alone, false, true)).toMatchObject({ name: 'publix', unused: ['cheap'], isChain: false });
  expect(nameMeant({ ...read, chain: undefined }, false, true).isChain).toBe(false);
});
