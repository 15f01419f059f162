import { describe, expect, it } from 'vitest';
import { parseShard } from './shard.ts';

describe('what --shard asks for', () => {
  it.each([
    ['3/16', { index: 3, count: 16 }],
    ['1/1', { index: 1, count: 1 }],
  ])('is read from %s', (text, shard) => {
    expect(parseShard(text)).toEqual(shard);
  });

  it.each(['', '3', '0/16', '17/16', '3/0', '3/1001', '-1/4', '3/16/2', ' 3/16', '3/x', 'auto/16'])(
    'is nothing that can be done where it is "%s"',
    (text) => {
      expect(parseShard(text)).toBeUndefined();
    },
  );
});
