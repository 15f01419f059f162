import { expect, it } from 'vitest';
import { FoundProblems, InputError } from './input-error.ts';

it('problems of several inputs are collected and reported together, each once', async () => {
  const found = new FoundProblems();
  const problem = { file: 'a.csv', rule: 'it must be there', remedy: 'Put it there.' };
  const fail = () => Promise.reject(new InputError(problem));
  expect(await found.of(() => 'well')).toBe('well');
  expect(() => found.refuse()).not.toThrow();
  expect(await found.of(fail)).toBeUndefined();
  await found.of(fail);
  await found.of(fail, (told) => ({ ...told, file: 'b/a.csv' }));
  expect(() => found.refuse()).toThrow(/^a\.csv: .*\nb\/a\.csv: .*\nThe listing store is as it was\.$/);
  await expect(found.of(() => Promise.reject(new Error('of the program')))).rejects.toThrow('of the program');
});
