import { expect, it } from 'vitest';
import { aCityDataset } from '../../../../tests/support/domain-fixtures.ts';
import { alwaysIndexed } from '../../../domain/site/indexability.ts';
import { socialCard } from './social-card.ts';

const origin = 'https://directory.example';

it('a shared link shows the page’s own title and description, and no markup of theirs', () => {
  const head = {
    title: 'Hill & "Sons" | Nearcross',
    description: 'Open <late>.',
    indexability: alwaysIndexed,
  };
  const card = socialCard(head, `${origin}/a`, origin);
  expect(card).toContain('<meta property="og:title" content="Hill &amp; &quot;Sons&quot;"/>');
  expect(card).toContain('<meta property="og:description" content="Open &lt;late&gt;."/>');
  expect(card).toContain('<meta property="og:url" content="https://directory.example/a"/>');
  expect(card).toContain('content="https://directory.example/icons/icon-512.png"');
  expect(card).toContain('<meta name="twitter:card" content="summary"/>');
});

it('a shared page of a city shows the city’s picture, with its size and its words', () => {
  const head = { title: 'A', description: 'B', indexability: alwaysIndexed };
  const card = socialCard(head, `${origin}/a`, origin, aCityDataset({ sample: false }));
  expect(card).toContain(
    '<meta property="og:image" content="https://directory.example/pictures/cities/birmingham-al.png"/>',
  );
  expect(card).toContain('<meta property="og:image:width" content="1200"/>');
  expect(card).toContain('<meta property="og:image:height" content="630"/>');
  expect(card).toContain('content="Pharmacies in Birmingham, AL: none listed yet"');
  expect(card).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});
