import { expect, it } from 'vitest';
import { memoizeWords } from './memoize-words.ts';

it('computes a value once for the same words in the same order', () => {
  const asked: string[] = [];
  const said = memoizeWords((words) => {
    asked.push(words.join(' '));
    return words.length;
  });
  const lists = [[], ['open'], ['open', 'late'], ['late', 'open'], ['open', 'late'], []];
  expect(lists.map(said)).toEqual([0, 1, 2, 2, 2, 0]);
  expect(asked).toEqual(['', 'open', 'open late', 'late open']);
});
