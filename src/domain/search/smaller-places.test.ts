import { expect, it } from 'vitest';
import type { StateCode } from '../places/us-state.ts';
import { mayNameSmaller } from './smaller-places.ts';

const known = {
  isPlain: (word: string) => ['pharmacy', 'in', 'near', 'me', 'anthem', 'walgreens'].includes(word),
  stateOf: new Map<string, StateCode>([
    ['in', 'IN'],
    ['me', 'ME'],
    ['oh', 'OH'],
    ['az', 'AZ'],
  ]),
};
const akron = { kind: 'city', city: { state: 'OH' } } as const;

it('a state’s code after a place of another state may make it a smaller place', () => {
  expect(mayNameSmaller('akron in', akron, known)).toBe(true);
  expect(mayNameSmaller('akron oh', akron, known)).toBe(false);
});

it('a word that is a state’s code too says nothing after a plain word', () => {
  expect(mayNameSmaller('pharmacy in akron', akron, known)).toBe(false);
  expect(mayNameSmaller('pharmacy near me', undefined, known)).toBe(false);
});

it('a few plain words before a state may be a place', () => {
  const arizona = { kind: 'state', state: 'AZ' } as const;
  expect(mayNameSmaller('anthem az', arizona, known)).toBe(true);
  expect(mayNameSmaller('az', arizona, known)).toBe(false);
  expect(mayNameSmaller('walgreens pharmacy near me az', arizona, known)).toBe(false);
});
