import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

it('computes a value once for each record, also if it is falsy', () => {
  const asked: (number | null)[] = [];
  const valueIn = memoize((record: { readonly value: number | null }) => {
    asked.push(record.value);
    return record.value;
  });
  const records = [{ value: 0 }, { value: null }, { value: 2 }, { value: 2 }];
  expect([...records, ...records].map(valueIn)).toEqual([0, null, 2, 2, 0, null, 2, 2]);
  expect(asked).toEqual([0, null, 2, 2]);
});

it('computes a value once for each text', () => {
  const asked: string[] = [];
  const lengthOf = memoize((text: string) => asked.push(text) && text.length);
  expect(['one', 'three', 'one'].map(lengthOf)).toEqual([3, 5, 3]);
  expect(asked).toEqual(['one', 'three']);
});
