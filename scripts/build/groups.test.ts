import { describe, expect, it } from 'vitest';
import { isSitePath, type SitePath } from '../../src/domain/site/paths.ts';
import { diffGroups } from './groups.ts';
import type { PublishedGroup } from './manifest.ts';

function path(text: string): SitePath {
  if (!isSitePath(text)) throw new Error(`${text} is no path`);
  return text;
}

/** Miami's group as the last build published it, with this hash of inputs. */
const miami = (inputs: string): PublishedGroup => ({
  inputs,
  datasets: [{ path: path('/data/places/miami-fl'), manifest: path('/manifests/fl.json'), version: '0a1b' }],
  pages: [{ file: 'pharmacies/miami-fl.html', bytes: 1, modified: 1, digest: 'a', reasons: ['earned'] }],
});

const cases: readonly {
  readonly name: string;
  readonly inputs: string;
  readonly published?: PublishedGroup;
  readonly damaged?: string;
  readonly verdict: 'kept' | 'stale';
}[] = [
  { name: 'its inputs are those of the last build', inputs: 'a', published: miami('a'), verdict: 'kept' },
  { name: 'its inputs differ', inputs: 'b', published: miami('a'), verdict: 'stale' },
  { name: 'the last build had no such group', inputs: 'a', verdict: 'stale' },
  {
    name: 'one of its pages is not as it was published',
    inputs: 'a',
    published: miami('a'),
    damaged: 'pharmacies/miami-fl.html',
    verdict: 'stale',
  },
  {
    name: 'its dataset is not as it was published',
    inputs: 'a',
    published: miami('a'),
    damaged: 'data/places/miami-fl.0a1b.json',
    verdict: 'stale',
  },
  {
    name: 'a file of another group is damaged',
    inputs: 'a',
    published: miami('a'),
    damaged: 'index.html',
    verdict: 'kept',
  },
];

describe('a group of pages', () => {
  it.each(cases)('is $verdict where $name', ({ inputs, published, damaged, verdict }) => {
    const group = { id: 'city/miami-fl', inputs: () => inputs };
    const groups: Record<string, PublishedGroup> = published === undefined ? {} : { [group.id]: published };
    const { kept, stale } = diffGroups([group], {
      manifest: { groups },
      isIntact: (file) => file !== damaged,
    });
    expect(kept).toEqual(verdict === 'kept' ? [{ id: group.id, published }] : []);
    expect(stale).toEqual(verdict === 'stale' ? [group] : []);
  });

  it('is stale if nothing is published, without hashing its inputs', () => {
    const inputs = (): string => {
      throw new Error('hashed');
    };
    const group = { id: 'city/miami-fl', inputs };
    expect(diffGroups([group], { manifest: undefined, isIntact: () => true })).toEqual({
      kept: [],
      stale: [group],
    });
  });

  it('that is not planned is neither kept nor stale', () => {
    const manifest = { groups: { 'city/miami-fl': miami('a') } };
    expect(diffGroups([], { manifest, isIntact: () => true })).toEqual({ kept: [], stale: [] });
  });
});
