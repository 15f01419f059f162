/** What tiles were made from: hashes of all of it, and of what is seen by each part of the Earth, by the prefix of its tiles' ids. */
export interface TileHashes {
  readonly all: string;
  readonly parts: ReadonlyMap<string, string>;
}

/** The text that `readTileHashes` reads: a line for each part below that for all. */
export const tileHashesText = ({ all, parts }: TileHashes): string =>
  [all, ...[...parts].map(([prefix, hash]) => `${prefix} ${hash}`)].join('\n');

/** The hashes that the last build left. Earlier versions left one for all alone. */
export function readTileHashes(text = ''): TileHashes {
  const [all = '', ...lines] = text.split('\n');
  const parts = lines.map((line): readonly [string, string] => {
    const [prefix = '', hash = ''] = line.split(' ');
    return [prefix, hash];
  });
  return { all, parts: new Map(parts) };
}
