import { describe, expect, it } from 'vitest';
import { findingsOf, pageHtml } from './site-fixture.ts';
import { checkSizes } from './sizes.ts';

describe('the check of sizes', () => {
  it('finds nothing wrong with a small site', async () => {
    expect(await findingsOf(checkSizes)).toEqual([]);
  });

  it('finds a page that is too large', async () => {
    const body = `<h1>A</h1>${'x'.repeat(60_000)}`;
    const [finding = ''] = await findingsOf(checkSizes, { 'a.html': pageHtml('/a', { body }) });
    expect(finding).toMatch(/^a\.html has 60\.\d KB, more than 60\.0 KB$/);
  });

  it('finds that pages are too large on average, though none is', async () => {
    const large = (path: string) => pageHtml(path, { body: 'x'.repeat(45_000) });
    const files = { 'index.html': large('/'), 'a.html': large('/a'), 'sitemap.html': large('/sitemap') };
    const findings = await findingsOf(checkSizes, files);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(/^all pages the average page has 3\d\.\d KB, more than 30\.0 KB$/);
  });
});
