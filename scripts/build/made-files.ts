import type { SiteGroups } from './state/build-state.ts';
import type { Fingerprint } from './state/fingerprint.ts';
import { markerFile } from './state/marker-file.ts';
import { digestsIn, filesIn, pagesIn } from './state/page-lines.ts';

export interface MadeSite {
  readonly groups: SiteGroups;
  /** Files that are no pages, by name. */
  readonly others: ReadonlyMap<string, Fingerprint>;
  /** Groups whose pages are not asked for. */
  readonly leftOut?: ((group: string) => boolean) | undefined;
}

/** Every file that a build makes, pages first, as often as it is gone through. Pages are read from their groups' lines, a group at a time. */
export const madeFiles = ({
  groups,
  others,
  leftOut = () => false,
}: MadeSite): Iterable<readonly [file: string, made: Fingerprint]> => ({
  *[Symbol.iterator]() {
    for (const [id, { pages }] of groups) {
      if (leftOut(id)) continue;
      for (const { file, fingerprint } of pagesIn(pages)) yield [file, fingerprint] as const;
    }
    yield* others;
  },
});

/** The bytes of every file. */
export const sizesOf = (
  files: ReturnType<typeof madeFiles>,
): Iterable<readonly [file: string, bytes: number]> => ({
  *[Symbol.iterator]() {
    for (const [file, { bytes }] of files) yield [file, bytes] as const;
  },
});

/** Their names, and that of the marker, which is made of them. */
export const namesOf = ({ groups, others, leftOut = () => false }: MadeSite): Iterable<string> => ({
  *[Symbol.iterator]() {
    for (const [id, { pages }] of groups) if (!leftOut(id)) yield* filesIn(pages);
    for (const file of others.keys()) if (file !== markerFile) yield file;
    yield markerFile;
  },
});

interface Renewal extends Pick<MadeSite, 'groups'> {
  /** Groups whose pages were rendered or read anew. */
  readonly renewed: ReadonlySet<string>;
  readonly published: { readonly get: (file: string) => Fingerprint | undefined };
  /** Files that were staged and are no pages. */
  readonly written: readonly string[];
}

/** The staged files: pages that came out otherwise than they are published, and others. */
interface StagedFiles {
  /** With their digests. */
  readonly files: Iterable<readonly [file: string, digest: string]>;
  readonly names: Iterable<string>;
}

/** Tells the staged files, as often as they are gone through. */
export function stagedFiles({
  groups,
  renewed,
  published,
  written,
  others,
}: Renewal & MadeSite): StagedFiles {
  const files = {
    *[Symbol.iterator]() {
      for (const id of renewed) {
        for (const page of digestsIn(groups.get(id)?.pages ?? '')) {
          const [file, digest] = page;
          if (published.get(file)?.digest !== digest) yield page;
        }
      }
      for (const file of written) yield [file, others.get(file)?.digest ?? ''] as const;
    },
  };
  const names = {
    *[Symbol.iterator]() {
      for (const [file] of files) yield file;
    },
  };
  return { files, names };
}
