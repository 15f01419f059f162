import { expect, it } from 'vitest';
import { possessivesOf } from './name-words.ts';

it('words with an apostrophe before their last letter are found, each as phrases have it', () => {
  expect([...possessivesOf("Walker’s and JOE'S pharmacy, not the dogs o'connor")]).toEqual([
    'walkers',
    'joes',
  ]);
  expect([...possessivesOf("José's")]).toEqual(['joses']);
  expect([...possessivesOf("walker'sons")]).toEqual([]);
});

it('a word as long as a book is passed over in a moment', () => {
  const start = performance.now();
  possessivesOf(`${'a'.repeat(100_000)} walker's`);
  expect(performance.now() - start).toBeLessThan(1000);
});
