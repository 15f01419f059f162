import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digestOf } from '../cli/files/digest.ts';
import type { FileEntry } from './manifest.ts';
import { entryOf } from './publish/published-folder.ts';

/** Collects files of a site, and stages those that differ from what is published. */
export class Stage {
  readonly files = new Map<string, FileEntry>();
  /** Names of the files that were staged. */
  readonly written: string[] = [];
  readonly #staging: string;
  readonly #published: ReadonlyMap<string, FileEntry>;
  readonly #folders = new Set<string>();

  constructor(staging: string, published: ReadonlyMap<string, FileEntry>) {
    this.#staging = staging;
    this.#published = published;
  }

  /** Adds a file by its name in the published folder. */
  add(file: string, content: string | Buffer): FileEntry {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const digest = digestOf(bytes);
    const known = this.#published.get(file);
    const isSame = known?.digest === digest;
    const entry = isSame ? known : this.#write(`${this.#staging}/${file}`, bytes, digest);
    if (!isSame) this.written.push(file);
    this.files.set(file, entry);
    return entry;
  }

  addAll(files: Iterable<readonly [file: string, content: string | Buffer]>): void {
    for (const [file, content] of files) this.add(file, content);
  }

  /** Takes a published file over as it is. Returns false where it is gone. */
  keep(file: string): boolean {
    const found = this.#published.get(file);
    if (found !== undefined) this.files.set(file, found);
    return found !== undefined;
  }
  /** Writes a file. Its size and time stay the same when it is published by a rename. */
  #write(target: string, content: Buffer, digest: string): FileEntry {
    const folder = dirname(target);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    writeFileSync(target, content);
    return entryOf(statSync(target), digest);
  }
}
