import { describe, expect, it } from 'vitest';
import { pageFindingsOf, pageHtml } from '../../tests/support/site-fixture.ts';
import { checkInlineCode } from './inline-code.ts';

const withBody = (body: string) => pageFindingsOf(checkInlineCode, { 'a.html': pageHtml('/a', { body }) });

describe('the check of inline code', () => {
  it('lets data blocks and script files pass', async () => {
    const body =
      '<script type="application/ld+json">{}</script><script type="module" src="/assets/a.js"></script>';
    expect(await withBody(body)).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<script type="module">import "/a.js"</script>', 'script'],
    ['<style>p { color: red }</style>', 'style'],
    ['<p style="color: red">x</p>', 'p style='],
    ['<p onclick="alert(1)">x</p>', 'p onclick='],
  ])('finds %s', async (body, what) => {
    expect(await withBody(body)).toEqual([
      `a.html has inline code or style (${what}), which its content policy blocks`,
    ]);
  });

  it('finds a link that runs code', async () => {
    expect(await withBody('<a href="javascript:alert(1)">x</a>')).toEqual([
      'a.html links to javascript:alert(1)',
    ]);
  });
});
