import { expect, it } from 'vitest';
import { findingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { checkTitles } from './titles.ts';

it('tells which page has a title first', async () => {
  const findings = await findingsOf(checkTitles, { 'b.html': pageHtml('/b', { title: 'Page /a' }) });
  expect(findings).toEqual(['b.html has the title of a.html: "Page /a"']);
});

it('finds nothing wrong with a sound site, and leaves pages without a title to the check of heads', async () => {
  expect(await findingsOf(checkTitles)).toEqual([]);
  const empty = { 'b.html': pageHtml('/b', { title: '' }), 'c.html': pageHtml('/c', { title: '' }) };
  expect(await findingsOf(checkTitles, empty)).toEqual([]);
});
