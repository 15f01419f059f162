import type { IndexReason } from '../../../src/domain/site/indexability.ts';
import type { PageRef } from '../../../src/domain/site/page-ref.ts';
import { pageFile } from '../../../src/domain/site/paths.ts';
import { digestOf } from '../../cli/files/digest.ts';
import { Utf8Room } from '../../cli/files/utf8.ts';
import type { Fingerprint } from '../state/fingerprint.ts';
import type { PageState } from '../state/page-lines.ts';
import { writeStaged } from './write-staged.ts';

/** A page that was rendered. */
interface RenderedPage {
  readonly page: PageRef;
  readonly reasons: readonly IndexReason[];
  /** What is published of it. */
  readonly published: Fingerprint | undefined;
}

/** How many bytes wait at the most, but for the page with which they become more: the caches of a core hold them. */
const mostBytes = 2 ** 19;

/** A thread renders one group at a time. */
const room = new Utf8Room();

/**
 * Takes the pages of a group as they are rendered, and writes those that differ from what is published into the staging folder, some dozens together: while a page
 * is rendered the processor's caches lose the system's code for files, so that a page by itself takes twice as long to write (docs/decisions/0153-pages-written-together.md).
 */
export class StagedPages {
  readonly #staging: string;
  readonly #made: PageState[] = [];
  #waiting: (RenderedPage & { readonly bytes: Buffer })[] = [];
  #bytes = 0;
  #written = 0;

  constructor(staging: string) {
    this.#staging = staging;
  }

  /** Adds a page with its HTML, in pieces. Throws where one cannot be written. */
  add(rendered: RenderedPage, html: readonly string[]): void {
    const bytes = room.add(html);
    this.#waiting.push({ ...rendered, bytes });
    this.#bytes += bytes.length;
    if (this.#bytes >= mostBytes) this.#writeWaiting();
  }

  /** Writes what is left. Tells the pages as they stand now, and how many of them were written. Throws where one cannot be. */
  finish(): { readonly made: readonly PageState[]; readonly written: number } {
    this.#writeWaiting();
    return { made: this.#made, written: this.#written };
  }

  #writeWaiting(): void {
    for (const { page, reasons, published, bytes } of this.#waiting) {
      const file = pageFile(page.path);
      const digest = digestOf(bytes);
      const isSame = published?.digest === digest;
      const fingerprint = isSame ? published : writeStaged(this.#staging, file, bytes, digest);
      if (!isSame) this.#written += 1;
      this.#made.push({ file, fingerprint, priority: page.priority, reasons });
    }
    this.#waiting = [];
    this.#bytes = 0;
    room.clear();
  }
}
