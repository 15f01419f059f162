import { expect, it } from 'vitest';
import { InputError, ProblemCollector } from './input-error.ts';

it('problems of several inputs are collected and reported together, each once', async () => {
  const found = new ProblemCollector();
  const problem = { file: 'a.csv', rule: 'it must be there', remedy: 'Put it there.' };
  const fail = () => Promise.reject(new InputError(problem));
  expect(await found.collectFrom(() => Promise.resolve('well'))).toBe('well');
  expect(() => found.throwIfAny()).not.toThrow();
  expect(await found.collectFrom(fail)).toBeUndefined();
  await found.collectFrom(fail);
  await found.collectFrom(() => Promise.reject(new InputError({ ...problem, file: 'b/a.csv' })));
  expect(() => found.throwIfAny()).toThrow(/^a\.csv: .*\nb\/a\.csv: .*\nThe listing store is as it was\.$/);
  await expect(found.collectFrom(() => Promise.reject(new Error('of the program')))).rejects.toThrow(
    'of the program',
  );
});
