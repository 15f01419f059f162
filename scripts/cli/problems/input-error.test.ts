import { expect, it } from 'vitest';
import { FoundProblems, faultOf, InputError } from './input-error.ts';

const coded = (message: string, code: string): Error => Object.assign(new Error(message), { code });

it('a fault is told with its cause, of which a failed fetch says nothing itself', () => {
  const unknown = coded('getaddrinfo ENOTFOUND old.test', 'ENOTFOUND');
  expect(faultOf(new TypeError('fetch failed', { cause: unknown }))).toBe(
    'fetch failed: getaddrinfo ENOTFOUND old.test',
  );
  const tried = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(faultOf(new TypeError('fetch failed', { cause: tried }))).toBe('fetch failed: ECONNREFUSED');
});

it('a fault without a cause, or that says its cause, is told in its own words', () => {
  expect(faultOf(new Error('no'))).toBe('no');
  expect(faultOf(new Error('no, since full', { cause: new Error('full') }))).toBe('no, since full');
  expect(faultOf('text')).toBe('text');
});

it('problems of several inputs are found one by one and told at once, each once', async () => {
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
