import { describe, expect, it } from 'vitest';
import { findingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { checkMarkup } from './markup.ts';

const withBody = (body: string) => findingsOf(checkMarkup, { 'a.html': pageHtml('/a', { body }) });

describe('the check of markup', () => {
  it('accepts valid HTML', async () => {
    expect(await withBody('<main><h1>A</h1><ul><li>one</li></ul></main>')).toEqual([]);
  });

  it.each([
    ['an element where it may not stand', '<h1>A</h1><ul><p>one</p></ul>'],
    ['an element that is not closed', '<h1>A</h1><p><b>one</p>'],
    ['a label of nothing', '<h1>A</h1><label for="nothing">Name</label>'],
    ['a picture without words', '<h1>A</h1><img src="/a.png"/>'],
  ])('finds %s', async (_, body) => {
    const findings = await withBody(body);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings[0]).toMatch(/^a\.html:\d+:\d+ is no valid HTML: /);
  });
});
