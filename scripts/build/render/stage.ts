import { digestOf } from '../../cli/files/digest.ts';
import { utf8Of } from '../../cli/files/utf8.ts';
import type { Fingerprint } from '../state/fingerprint.ts';
import { filesIn, type PageLines, withFingerprints } from '../state/page-lines.ts';
import type { PublishedFiles } from '../state/published-files.ts';
import { writeStaged } from './write-staged.ts';

/** Collects the published files that are no pages, and stages those that differ from what is published. */
export class Stage {
  readonly #staging: string;
  readonly #published: PublishedFiles;
  readonly #files = new Map<string, Fingerprint>();
  readonly written: string[] = [];

  constructor(staging: string, published: PublishedFiles) {
    this.#staging = staging;
    this.#published = published;
  }

  /** The files by name, relative to the published folder. */
  get files(): ReadonlyMap<string, Fingerprint> {
    return this.#files;
  }

  /** Adds a file, named relative to the published folder. */
  add(file: string, content: string | Buffer): void {
    const bytes = typeof content === 'string' ? utf8Of([content]) : content;
    const digest = digestOf(bytes);
    const known = this.#published.get(file);
    if (known?.digest === digest) {
      this.#files.set(file, known);
      return;
    }
    this.#files.set(file, writeStaged(this.#staging, file, bytes, digest));
    this.written.push(file);
  }

  /** The pages of a group of the last build as they are published now; undefined where one of them is not as it left them. */
  intactPages(pages: PageLines): PageLines | undefined {
    const files = filesIn(pages);
    if (!this.#published.differs(files)) return pages;
    if (files.some((file) => this.#published.intact(file) === undefined)) return undefined;
    return withFingerprints(pages, (file, known) => this.#published.intact(file) ?? known);
  }

  /** Leaves a file of an earlier deploy where it is. Returns false when it is gone or known to be damaged. */
  leave(file: string): boolean {
    const found = this.#published.get(file);
    if (found === undefined || this.#published.isDamaged(file)) return false;
    this.#files.set(file, found);
    return true;
  }

  /** Takes over a file as it is published. Returns false when the last build did not publish it so. */
  keep(file: string): boolean {
    const found = this.#published.intact(file);
    if (found === undefined) return false;
    this.#files.set(file, found);
    return true;
  }
}
