import { describe, expect, it } from 'vitest';
import { findingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { checkDatasets } from './datasets.ts';

const head = '<link rel="preload" as="fetch" data-dataset="city" href="/data/cities/a.json?v=0123"/>';
const site = (dataset: string | null) => ({
  'a.html': pageHtml('/a', { head }),
  'data/cities/a.json': dataset,
});

describe('the check of datasets', () => {
  it('accepts a page made from the version that is published', async () => {
    expect(await findingsOf(checkDatasets, site('{"version":"0123"}'))).toEqual([]);
  });

  it('finds a page made from another version', async () => {
    expect(await findingsOf(checkDatasets, site('{"version":"4567"}'))).toEqual([
      'a.html was made from version 0123 of data/cities/a.json, which has version 4567',
    ]);
  });

  it.each([['{"vers'], ['{}']])('finds that %s says no version', async (dataset) => {
    const [finding = ''] = await findingsOf(checkDatasets, site(dataset));
    expect(finding).toContain('which has version undefined');
  });

  it('finds a page whose dataset is missing', async () => {
    expect(await findingsOf(checkDatasets, site(null))).toEqual([
      'a.html names the dataset /data/cities/a.json?v=0123, which is not there',
    ]);
  });
});
