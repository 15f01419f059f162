import { expect, it } from 'vitest';
import { faultOf } from './fault-of.ts';

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
