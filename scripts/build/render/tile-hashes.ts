/** What the tiles of a part of the Earth were made from. */
export interface PartHashes {
  readonly all: string;
  /** Of what of it decides whom they show. */
  readonly choice?: string | undefined;
}

/** What tiles were made from: hashes of all of it, and of what is seen by each part of the Earth, by the prefix of its tiles' ids. */
export interface TileHashes {
  readonly all: string;
  readonly parts: ReadonlyMap<string, PartHashes>;
}

/** The text that `readTileHashes` reads: a line for each part below that for all. */
export const tileHashesText = ({ all, parts }: TileHashes): string =>
  [all, ...[...parts].map(([prefix, hashes]) => `${prefix} ${hashes.all} ${hashes.choice ?? ''}`)].join('\n');

/** The hashes that the last build left. Earlier versions left one for all alone, or one for each part. */
export function readTileHashes(text = ''): TileHashes {
  const [all = '', ...lines] = text.split('\n');
  const parts = lines.map((line): readonly [string, PartHashes] => {
    const [prefix = '', whole = '', choice = ''] = line.split(' ');
    return [prefix, { all: whole, choice: choice === '' ? undefined : choice }];
  });
  return { all, parts: new Map(parts) };
}
