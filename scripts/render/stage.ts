import type { EarlierState } from '../state/build-state.ts';
import { digestOf, type Fingerprint } from '../state/fingerprint.ts';
import { writeStaged } from './render-group.ts';

/** Collects the published files that are no pages, and stages those that differ from what is published. */
export class Stage {
  readonly #staging: string;
  readonly #earlier: EarlierState;
  readonly #published: ReadonlyMap<string, Fingerprint>;
  readonly files: Record<string, Pick<Fingerprint, 'digest' | 'bytes'>> = {};
  readonly written: string[] = [];

  constructor(staging: string, earlier: EarlierState, published: ReadonlyMap<string, Fingerprint>) {
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

  /** Whether a file is published as the last build left it. */
  isIntact(file: string): boolean {
    const known = this.#earlier.files.get(file);
    return known !== undefined && this.#published.get(file)?.digest === known.digest;
  }

  /** Whether a file is not what the last build is known to have left. */
  isDamaged(file: string): boolean {
    return this.#earlier.files.get(file)?.digest !== '' && !this.isIntact(file);
  }

  /** Leaves a file of an earlier deploy where it is. Returns false when it is gone or known to be damaged. */
  leave(file: string): boolean {
    const found = this.#published.get(file);
    if (found === undefined || (this.#earlier.files.has(file) && !this.isIntact(file))) return false;
    this.files[file] = found;
    return true;
  }

  /** Takes over a file as it is published. Returns false when the last build did not publish it so. */
  keep(file: string): boolean {
    const known = this.#published.get(file);
    if (known === undefined || !this.isIntact(file)) return false;
    this.files[file] = known;
    return true;
  }
}
