import { expect, it } from 'vitest';
import { alwaysIndexed } from '../domain/indexability.ts';
import { socialCard } from './social-card.ts';

it('a shared link shows the page’s own title and description, and no markup of theirs', () => {
  const head = {
    title: 'Hill & "Sons" | Pharmacy Directory',
    description: 'Open <late>.',
    indexability: alwaysIndexed,
  };
  const card = socialCard(head, 'https://directory.example/a', 'https://directory.example');
  expect(card).toContain('<meta property="og:title" content="Hill &amp; &quot;Sons&quot;"/>');
  expect(card).toContain('<meta property="og:description" content="Open &lt;late&gt;."/>');
  expect(card).toContain('<meta property="og:url" content="https://directory.example/a"/>');
  expect(card).toContain('content="https://directory.example/icons/icon-512.png"');
});
