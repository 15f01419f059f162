import type { EarlierState, GroupState } from '../../scripts/build/state/build-state.ts';
import type { Fingerprint } from '../../scripts/build/state/fingerprint.ts';
import { KnownFiles } from '../../scripts/build/state/known-files.ts';
import { type PageState, pageLine, tallyPages } from '../../scripts/build/state/page-lines.ts';
import type { IndexReason } from '../../src/domain/site/indexability.ts';

/** A file as a build left it. */
export const aFingerprint = (fields: Partial<Fingerprint> = {}): Fingerprint => ({
  bytes: 1000,
  modified: 1_700_000_000_000.25,
  inode: 7,
  digest: 'digest',
  ...fields,
});

/** A page as a build left it, by default one that is indexed. */
export const aPageState = (file: string, reasons: readonly IndexReason[] = ['earned']): PageState => ({
  file,
  fingerprint: aFingerprint(),
  priority: 0.6,
  reasons,
});

/** A group of these pages as a build left it. */
export const aGroupState = (pages: readonly PageState[]): GroupState => ({
  hash: 'hash',
  tally: tallyPages(pages),
  pages: pages.map(pageLine).join('\n'),
});

/** What is known of a folder in which the last build left these files, none of which it calls a page. */
export function anEarlierState(files: Iterable<readonly [file: string, known: Fingerprint]>): EarlierState {
  const groups = new Map();
  return { out: 'dist', groups, files: new KnownFiles({ groups, others: new Map(files) }) };
}
