import { hash } from 'node:crypto';
import type { EarlierState } from './build-state.ts';
import { writeStaged } from './render-unit.ts';

/** Collects the published files that are no pages, and stages those that differ from what is published. */
export class Stage {
  readonly #staging: string;
  readonly #earlier: EarlierState;
  readonly #present: ReadonlySet<string>;
  readonly files: Record<string, { digest: string; bytes: number }> = {};
  readonly written: string[] = [];

  constructor(staging: string, earlier: EarlierState, present: ReadonlySet<string>) {
    this.#staging = staging;
    this.#earlier = earlier;
    this.#present = present;
  }

  /** Adds a file, named relative to the published folder. */
  add(file: string, content: string | Buffer): void {
    const digest = hash('sha1', content, 'base64url');
    this.files[file] = { digest, bytes: Buffer.byteLength(content) };
    if (this.#earlier.files[file]?.digest === digest && this.#present.has(file)) return;
    writeStaged(this.#staging, file, content);
    this.written.push(file);
  }

  /** Takes over a file as it is published. Returns false when the last build did not publish it or it is gone. */
  keep(file: string): boolean {
    const known = this.#earlier.files[file];
    if (known === undefined || !this.#present.has(file)) return false;
    this.files[file] = known;
    return true;
  }
}
