import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Throws where one of the files is not the same in a folder as in the built one, byte for byte. */
export function checkAsBuilt(folder: string, built: string, files: readonly string[]): void {
  const isSame = (file: string): boolean =>
    readFileSync(join(folder, file)).equals(readFileSync(join(built, file)));
  const other = files.find((file) => !isSame(file));
  if (other !== undefined) throw new Error(`${join(folder, other)} is not as it was built`);
}
