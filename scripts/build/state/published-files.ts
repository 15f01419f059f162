import type { EarlierState } from './build-state.ts';
import type { Fingerprint } from './fingerprint.ts';

/** How the published folder differs from the state of the last build. */
export interface FoundFiles {
  /**
   * Files of the state that look otherwise than it says: as they are now, or undefined where there is no such file. One that was only touched
   * has the digest that it had.
   */
  readonly differing: ReadonlyMap<string, Fingerprint | undefined>;
  /** Files under names that an earlier build published, which the state has not. */
  readonly further: ReadonlyMap<string, Fingerprint>;
}

/** The files of the published folder that builds wrote: what the state of the last build says, but for what was found otherwise. */
export class PublishedFiles {
  readonly #earlier: EarlierState['files'];
  readonly #look: () => FoundFiles;
  #looked: FoundFiles | undefined;

  /** `look` looks at the folder, when that is first asked for. */
  constructor(
    { files }: Pick<EarlierState, 'files'>,
    look: () => FoundFiles = () => ({ differing: new Map(), further: new Map() }),
  ) {
    this.#earlier = files;
    this.#look = look;
  }

  get #found(): FoundFiles {
    this.#looked ??= this.#look();
    return this.#looked;
  }

  /** Whether the folder was looked at. */
  get isLookedAt(): boolean {
    return this.#looked !== undefined;
  }

  /** Says that pages of a group will be asked for. */
  readGroup(id: string): void {
    this.#earlier.readGroup(id);
  }

  /** A file as it is now. */
  get(file: string): Fingerprint | undefined {
    const { differing, further } = this.#found;
    if (differing.has(file)) return differing.get(file);
    return further.get(file) ?? this.#earlier.get(file);
  }

  /** A file that is as the last build left it; undefined for any other. */
  intact(file: string): Fingerprint | undefined {
    const known = this.#earlier.get(file);
    if (known === undefined || !this.#found.differing.has(file)) return known;
    const found = this.#found.differing.get(file);
    return found?.digest === known.digest ? found : undefined;
  }

  /** Whether the last build is known to have left a file otherwise than it is there. */
  isDamaged(file: string): boolean {
    if (!this.#found.differing.has(file) || this.intact(file) !== undefined) return false;
    // Of the oldest states, digests are not known.
    return this.#earlier.get(file)?.digest !== '';
  }

  /** Whether any of these files looks otherwise than the last build left it, be it only touched. */
  differs(files: readonly string[]): boolean {
    return this.#found.differing.size > 0 && files.some((file) => this.#found.differing.has(file));
  }

  /** Whether there is no file that a build wrote. */
  get isEmpty(): boolean {
    return this.names().next().done === true;
  }

  /** Names of all files that are there but for the pages of the groups left out. */
  *names(leftOut?: (group: string) => boolean): Generator<string> {
    const { differing, further } = this.#found;
    for (const file of this.#earlier.names(leftOut)) {
      if (!differing.has(file) || differing.get(file) !== undefined) yield file;
    }
    yield* further.keys();
  }
}
