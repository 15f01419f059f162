import { describe, expect, it } from 'vitest';
import { parseShardChoice } from './shard.ts';

describe('what --shard asks for', () => {
  it.each([
    ['3/16', { kind: 'given', shard: { index: 3, count: 16 } }],
    ['1/1', { kind: 'given', shard: { index: 1, count: 1 } }],
    ['auto', { kind: 'scheduler', count: undefined }],
    ['auto/16', { kind: 'scheduler', count: 16 }],
  ])('is read from %s', (text, choice) => {
    expect(parseShardChoice(text)).toEqual(choice);
  });

  it.each(['', '3', '0/16', '17/16', '3/0', '3/1001', '-1/4', '3/16/2', 'auto/', 'auto/0', ' 3/16', '3/x'])(
    'is nothing that can be done where it is "%s"',
    (text) => {
      expect(parseShardChoice(text)).toBeUndefined();
    },
  );
});
