import { describe, expect, it } from 'vitest';
import { markerText, parseMarker, type SourceKind } from '../state/marker.ts';
import { pageLosses, siteLosses } from './site-losses.ts';

const pageNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `page-${index}.html`);

/** The losses of a build over what another published. */
function losses({
  before = 10,
  after = 10,
  listings = { before: 100, after: 100 },
  kind = 'samples',
  known = true,
}: {
  readonly before?: number;
  readonly after?: number;
  readonly listings?: { readonly before: number; readonly after: number };
  readonly kind?: SourceKind;
  /** Whether the work folder still has the state of the last build. */
  readonly known?: boolean;
}) {
  const files = new Map(
    pageNames(before).map((name) => [name, { bytes: 1, modified: 1, inode: 1, digest: 'a' }] as const),
  );
  const change = {
    out: 'dist',
    published: {
      exists: true,
      marker: parseMarker(markerText({ kind: 'samples', listings: listings.before }, [...files.keys()])),
      files,
      replaced: [],
      foreign: [],
      owns: () => true,
      ownsFolder: () => true,
    },
    earlier: { out: 'dist', groups: new Map(), files: known ? files : new Map() },
    site: { kind, listings: listings.after },
  };
  const pages = new Set(pageNames(after));
  const ofSite = siteLosses(change);
  return ofSite.length > 0 ? ofSite : pageLosses({ ...change, has: (file) => pages.has(file) });
}

describe('what a build would take away', () => {
  it('is nothing to ask about up to a fifth', () => {
    expect(losses({})).toEqual([]);
    expect(losses({ after: 8, listings: { before: 100, after: 80 } })).toEqual([]);
    expect(losses({ after: 30 })).toEqual([]);
  });

  it.each([true, false])('is refused beyond that, in pages (state at hand: %s)', (known) => {
    expect(losses({ after: 7, known })).toMatchObject([
      { file: 'dist', value: '3 of 10 pages', remedy: expect.stringContaining('--accept-loss') },
    ]);
  });

  it('is refused beyond that, in listings', () => {
    expect(losses({ listings: { before: 100, after: 79 } })).toMatchObject([{ value: '21 of 100 listings' }]);
  });

  it.each([
    ['imported', 'imported listings', 'npm run build -- --accept-loss'],
    ['register', 'the register’s listings', 'npm run build -- --register --accept-loss'],
  ] as const)(
    'is the whole site where the listings are %s, and that alone is told',
    (kind, words, remedy) => {
      expect(losses({ kind, after: 1 })).toMatchObject([
        {
          rule: expect.stringContaining(`shows sample listings, and one with ${words} is another site`),
          remedy: expect.stringContaining(`run "${remedy}" once`),
        },
      ]);
    },
  );

  it('is nothing where nothing is published', () => {
    expect(losses({ before: 0, kind: 'imported', listings: { before: 100, after: 0 } })).toEqual([]);
  });
});
