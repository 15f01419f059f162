import type { EarlierState } from '../state/build-state.ts';
import { digestOf, type Fingerprint } from '../state/fingerprint.ts';
import { writeStaged } from './render-group.ts';

/** Tells of files of the published folder. */
export interface PublishedFiles {
  readonly get: (file: string) => Fingerprint | undefined;
}

/** Collects the published files that are no pages, and stages those that differ from what is published. */
export class Stage {
  readonly #staging: string;
  readonly #earlier: EarlierState;
  readonly #published: PublishedFiles;
  readonly files: Record<string, Pick<Fingerprint, 'digest' | 'bytes'>> = {};
  readonly written: string[] = [];

  constructor(staging: string, earlier: EarlierState, published: PublishedFiles) {
    this.#staging = staging;
    this.#earlier = earlier;
    this.#published = published;
  }

  /** Adds a file, named relative to the published folder. */
  add(file: string, content: string | Buffer): void {
    const digest = digestOf(content);
    this.files[file] = { digest, bytes: Buffer.byteLength(content) };
    if (this.#published.get(file)?.digest === digest) return;
    writeStaged(this.#staging, file, content);
    this.written.push(file);
  }

  /** A file that is published as the last build left it; undefined for any other. */
  intact(file: string): Fingerprint | undefined {
    const known = this.#earlier.files.get(file);
    const found = known && this.#published.get(file);
    return found?.digest === known?.digest ? found : undefined;
  }

  /** Whether a file is not what the last build is known to have left. */
  isDamaged(file: string): boolean {
    return this.#earlier.files.get(file)?.digest !== '' && this.intact(file) === undefined;
  }

  /** Leaves a file of an earlier deploy where it is. Returns false when it is gone or known to be damaged. */
  leave(file: string): boolean {
    const found = this.#published.get(file);
    if (found === undefined || (this.#earlier.files.has(file) && this.intact(file) === undefined))
      return false;
    this.files[file] = found;
    return true;
  }

  /** Takes over a file as it is published. Returns false when the last build did not publish it so. */
  keep(file: string): boolean {
    const found = this.intact(file);
    if (found === undefined) return false;
    this.files[file] = found;
    return true;
  }
}
