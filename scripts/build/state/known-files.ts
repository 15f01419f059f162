import { type Fingerprint, readFingerprint } from './fingerprint.ts';
import { filesIn, fingerprintsIn, linesByFile, type PageLines } from './page-lines.ts';

/** What an earlier build's state says of files, as texts that cross to a thread faster than records. */
export interface Known {
  /** Groups by id. */
  readonly groups: ReadonlyMap<string, { readonly pages: PageLines }>;
  /** Files that are no pages, by name. */
  readonly others: ReadonlyMap<string, Fingerprint>;
}

/**
 * The files that builds published, by name, as the last build's state has them. The pages of a group are read from their lines when that
 * group is asked for: of a small edit, most never are.
 */
export class KnownFiles implements Iterable<readonly [file: string, known: Fingerprint]> {
  readonly #groups: Known['groups'];
  readonly others: Known['others'];
  /** Lines of pages: a fingerprint is read from one when it is asked for. */
  readonly #pages = new Map<string, string>();
  readonly #read = new Set<string>();

  constructor({ groups, others }: Known) {
    this.#groups = groups;
    this.others = others;
  }

  /** What the same files can be made of elsewhere. */
  get known(): Known {
    return {
      groups: new Map([...this.#groups].map(([id, { pages }]) => [id, { pages }])),
      others: this.others,
    };
  }

  /** Reads the pages of a group, so that it takes no look at all groups to find one of them. */
  readGroup(id: string): void {
    const group = this.#groups.get(id);
    if (group === undefined || this.#read.has(id)) return;
    this.#read.add(id);
    for (const [file, line] of linesByFile(group.pages)) this.#pages.set(file, line);
  }

  get(file: string): Fingerprint | undefined {
    const other = this.others.get(file);
    if (other !== undefined) return other;
    const line = this.#lineOf(file);
    return line === undefined ? undefined : readFingerprint(line).fingerprint;
  }

  has(file: string): boolean {
    return this.others.has(file) || this.#lineOf(file) !== undefined;
  }

  /** What is no document has no line: of a new dataset that is known before all pages are read. */
  #lineOf(file: string): string | undefined {
    if (!file.endsWith('.html')) return undefined;
    const known = this.#pages.get(file);
    if (known !== undefined || this.#read.size === this.#groups.size) return known;
    for (const id of this.#groups.keys()) this.readGroup(id);
    return this.#pages.get(file);
  }

  get isEmpty(): boolean {
    return this.names().next().done === true;
  }

  /** Names of all files but for the pages of the groups left out. */
  *names(leftOut: (group: string) => boolean = () => false): Generator<string> {
    for (const [id, { pages }] of this.#groups) if (!leftOut(id)) yield* filesIn(pages);
    yield* this.others.keys();
  }

  *[Symbol.iterator](): Generator<readonly [file: string, known: Fingerprint]> {
    for (const { pages } of this.#groups.values()) yield* fingerprintsIn(pages);
    yield* this.others;
  }
}
