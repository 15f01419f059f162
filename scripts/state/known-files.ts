import type { Fingerprint } from './fingerprint.ts';
import { filesIn, type PageLines, pagesIn } from './page-lines.ts';

interface Known {
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
  readonly #pages = new Map<string, Fingerprint>();
  readonly #read = new Set<string>();

  constructor({ groups, others }: Known) {
    this.#groups = groups;
    this.others = others;
  }

  /** Reads the pages of a group, so that it takes no look at all groups to find one of them. */
  readGroup(id: string): void {
    const group = this.#groups.get(id);
    if (group === undefined || this.#read.has(id)) return;
    this.#read.add(id);
    for (const { file, fingerprint } of pagesIn(group.pages)) {
      this.#pages.set(file, fingerprint);
    }
  }

  get(file: string): Fingerprint | undefined {
    const known = this.others.get(file) ?? this.#pages.get(file);
    if (known !== undefined || this.#read.size === this.#groups.size) return known;
    for (const id of this.#groups.keys()) this.readGroup(id);
    return this.#pages.get(file);
  }

  has(file: string): boolean {
    return this.get(file) !== undefined;
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
    for (const { pages } of this.#groups.values()) {
      for (const { file, fingerprint } of pagesIn(pages)) yield [file, fingerprint] as const;
    }
    yield* this.others;
  }
}
