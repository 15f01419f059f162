import { describe, expect, it } from 'vitest';
import { aFingerprint, anEarlierState } from '../../../tests/support/state-fixture.ts';
import { type ListingsKind, markerText, parseMarker } from '../state/marker.ts';
import { PublishedFiles } from '../state/published-files.ts';
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
  readonly kind?: ListingsKind;
  /** Whether the work folder still has the state of the last build. */
  readonly known?: boolean;
}) {
  const files = pageNames(before).map((name) => [name, aFingerprint()] as const);
  const earlier = anEarlierState(known ? files : []);
  const further = new Map(known ? [] : files);
  const change = {
    ...{ out: 'dist', earlier, site: { kind, listings: listings.after } },
    published: new PublishedFiles(earlier, () => ({ differing: new Map(), further })),
    marker: parseMarker(markerText({ kind: 'samples', listings: listings.before }, pageNames(before))),
  };
  const pages = new Set(pageNames(after));
  const ofSite = siteLosses(change);
  if (ofSite.length > 0) return ofSite;
  return pageLosses({ ...change, isKept: () => false, has: (file) => pages.has(file) });
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
    ['imported', 'imported listings'],
    ['register', 'the register’s listings'],
  ] as const)('is the whole site where the listings are %s, and that alone is told', (kind, words) => {
    expect(losses({ kind, after: 1 })).toMatchObject([
      {
        rule: expect.stringContaining(`shows sample listings, and one with ${words} is another site`),
        // Another call, without --sample, --out, --merge or --lists, would build another site than the one that was asked for.
        remedy: expect.stringContaining('run the same "npm run build" once more with --accept-loss;'),
      },
    ]);
  });

  it('is nothing where nothing is published', () => {
    expect(losses({ before: 0, kind: 'imported', listings: { before: 100, after: 0 } })).toEqual([]);
  });
});
