import type { EarlierState } from '../state/build-state.ts';
import { digestOf, type Fingerprint } from '../state/fingerprint.ts';
import { filesIn, type PageLines, withFingerprints } from '../state/page-lines.ts';
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
  readonly #files = new Map<string, Fingerprint>();
  readonly written: string[] = [];

  constructor(staging: string, earlier: EarlierState, published: PublishedFiles) {
    this.#staging = staging;
    this.#earlier = earlier;
    this.#published = published;
  }

  /** The files by name, relative to the published folder. */
  get files(): ReadonlyMap<string, Fingerprint> {
    return this.#files;
  }

  /** Adds a file, named relative to the published folder. */
  add(file: string, content: string | Buffer): void {
    const digest = digestOf(content);
    const known = this.#published.get(file);
    if (known?.digest === digest) {
      this.#files.set(file, known);
      return;
    }
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.#files.set(file, writeStaged(this.#staging, file, bytes, digest));
    this.written.push(file);
  }

  /** A file that is published as the last build left it; undefined for any other. */
  intact(file: string): Fingerprint | undefined {
    const known = this.#earlier.files.get(file);
    const found = known && this.#published.get(file);
    return found?.digest === known?.digest ? found : undefined;
  }

  /** The pages of a group of the last build as they are published now; undefined where one of them is not as it left them. */
  intactPages(pages: PageLines): PageLines | undefined {
    let touched = false;
    for (const file of filesIn(pages)) {
      const found = this.intact(file);
      if (found === undefined) return undefined;
      touched ||= found !== this.#earlier.files.get(file);
    }
    return touched ? withFingerprints(pages, (file, known) => this.intact(file) ?? known) : pages;
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
    this.#files.set(file, found);
    return true;
  }

  /** Takes over a file as it is published. Returns false when the last build did not publish it so. */
  keep(file: string): boolean {
    const found = this.intact(file);
    if (found === undefined) return false;
    this.#files.set(file, found);
    return true;
  }
}
