import { describe, expect, it } from 'vitest';
import { pageLosses, siteLosses } from './check-site.ts';
import type { ListingsKind, Manifest } from './manifest.ts';

const pagesOf = (count: number): Manifest['groups'] => ({
  fixed: {
    inputs: 'a',
    datasets: [],
    pages: Array.from({ length: count }, (_, index) => ({
      file: `page-${index}.html`,
      ...{ bytes: 1, modified: 1, digest: 'a', reasons: [] },
    })),
  },
});

/** Problems of a build over ten pages of samples with a hundred listings. */
function losses({
  after = 10,
  listings = 100,
  kind = 'samples',
}: {
  readonly after?: number;
  readonly listings?: number;
  readonly kind?: ListingsKind;
}) {
  const manifest = { kind: 'samples', listings: 100, groups: pagesOf(10) } as const;
  const ofSite = siteLosses({ out: 'dist', manifest }, { kind, listings });
  if (ofSite.length > 0) return ofSite;
  return pageLosses({ out: 'dist', manifest }, (file) => Number(/\d+/.exec(file)?.[0]) < after);
}

describe('a loss of published pages or listings', () => {
  it('is accepted up to a fifth', () => {
    expect(losses({})).toEqual([]);
    expect(losses({ after: 8, listings: 80 })).toEqual([]);
  });

  it('is refused beyond a fifth of the pages', () => {
    expect(losses({ after: 7 })).toMatchObject([
      { file: 'dist', value: '3 of 10 pages', remedy: expect.stringContaining('--accept-loss') },
    ]);
  });

  it('is refused beyond a fifth of the listings', () => {
    expect(losses({ listings: 79 })).toMatchObject([{ value: '21 of 100 listings' }]);
  });

  it.each([
    ['imported', 'imported listings'],
    ['register', 'the register’s listings'],
  ] as const)('is refused for a site of %s listings, with that problem alone', (kind, words) => {
    expect(losses({ kind, after: 1 })).toMatchObject([
      {
        rule: expect.stringContaining(`shows sample listings, and one with ${words} is another site`),
        // Without its own --sample, --out, --merge or --lists, a call would build another site.
        remedy: expect.stringContaining('run the same "npm run build" once more with --accept-loss;'),
      },
    ]);
  });

  it('is none if nothing is published', () => {
    expect(siteLosses({ out: 'dist', manifest: undefined }, { kind: 'imported', listings: 0 })).toEqual([]);
    expect(pageLosses({ out: 'dist', manifest: undefined }, () => false)).toEqual([]);
  });
});
