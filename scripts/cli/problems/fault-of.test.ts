import { expect, it } from 'vitest';
import { faultOf } from './fault-of.ts';

const coded = (message: string, code: string): Error => Object.assign(new Error(message), { code });

it('an error is reported with its cause, which the message of a failed fetch leaves out', () => {
  const unknown = coded('getaddrinfo ENOTFOUND old.test', 'ENOTFOUND');
  expect(faultOf(new TypeError('fetch failed', { cause: unknown }))).toBe(
    'fetch failed: getaddrinfo ENOTFOUND old.test',
  );
  const tried = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(faultOf(new TypeError('fetch failed', { cause: tried }))).toBe('fetch failed: ECONNREFUSED');
});

it('an error without a cause, or with its cause in the message, is reported by its message', () => {
  expect(faultOf(new Error('no'))).toBe('no');
  expect(faultOf(new Error('no, since full', { cause: new Error('full') }))).toBe('no, since full');
  expect(faultOf('text')).toBe('text');
});
