import { describe, expect, it } from 'vitest';
import { readTileHashes, tileHashesText } from './tile-hashes.ts';

describe('what a build remembers of its tiles', () => {
  it('is read as it was written', () => {
    const hashes = {
      all: 'aa',
      parts: new Map([
        ['near/0210', { all: 'bb', choice: 'cc' }],
        ['near/0211', { all: 'dd', choice: undefined }],
      ]),
    };
    expect(readTileHashes(tileHashesText(hashes))).toEqual(hashes);
  });

  it('is nothing of any part where an earlier version or no build wrote it', () => {
    expect(readTileHashes('aa')).toEqual({ all: 'aa', parts: new Map() });
    expect(readTileHashes('aa\nnear/0210 bb').parts.get('near/0210')).toEqual({ all: 'bb' });
    expect(readTileHashes(undefined).parts.size).toBe(0);
  });
});
