import { describe, expect, it } from 'vitest';
import { findingsOf, pageFindingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { checkHeads, checkTitles } from './heads.ts';

describe('the check of heads', () => {
  it('finds nothing wrong with a sound site', async () => {
    expect(await pageFindingsOf(checkHeads)).toEqual([]);
  });

  it.each([49, 161])('refuses a description of %d characters', async (length) => {
    const description = 'x'.repeat(length);
    const [finding = ''] = await pageFindingsOf(checkHeads, { 'a.html': pageHtml('/a', { description }) });
    expect(finding).toContain(`a.html has a description of ${length} characters`);
  });

  it.each([50, 160])('accepts a description of %d characters', async (length) => {
    const description = 'x'.repeat(length);
    expect(await pageFindingsOf(checkHeads, { 'a.html': pageHtml('/a', { description }) })).toEqual([]);
  });

  it.each(['https://other.example/a', 'https://directory.example/b', '/a'])(
    'refuses the canonical %s on /a',
    async (canonical) => {
      expect(await pageFindingsOf(checkHeads, { 'a.html': pageHtml('/a', { canonical }) })).toEqual([
        `a.html has the canonical ${canonical}, not https://directory.example/a`,
      ]);
    },
  );

  it('counts the titles of the page, not of its drawings', async () => {
    const body = '<h1 id="title">A</h1><svg><title>A map</title><path><title>A way</title></path></svg>';
    expect(await pageFindingsOf(checkHeads, { 'a.html': pageHtml('/a', { body }) })).toEqual([]);
    const twice = pageHtml('/a', { head: '<title>Another</title>' });
    expect(await pageFindingsOf(checkHeads, { 'a.html': twice })).toEqual(['a.html has 2 titles']);
  });

  it.each([0, 2])('refuses %d h1 elements', async (count) => {
    const body = '<h1>Title</h1>'.repeat(count);
    expect(await pageFindingsOf(checkHeads, { 'a.html': pageHtml('/a', { body }) })).toEqual([
      `a.html has ${count} h1 elements`,
    ]);
  });

  it('refuses an id that two elements have', async () => {
    const body = '<h1 id="x">Title</h1><p id="x">Text</p>';
    expect(await pageFindingsOf(checkHeads, { 'a.html': pageHtml('/a', { body }) })).toEqual([
      'a.html has the id "x" more than once',
    ]);
  });
});

describe('the check of titles', () => {
  it('names the page that has the same title', async () => {
    const findings = await findingsOf(checkTitles, { 'b.html': pageHtml('/b', { title: 'Page /a' }) });
    expect(findings).toEqual(['b.html has the title of a.html: "Page /a"']);
  });

  it('finds nothing wrong with a sound site, and leaves missing titles to the check of heads', async () => {
    expect(await findingsOf(checkTitles)).toEqual([]);
    const empty = { 'b.html': pageHtml('/b', { title: '' }), 'c.html': pageHtml('/c', { title: '' }) };
    expect(await findingsOf(checkTitles, empty)).toEqual([]);
  });
});
