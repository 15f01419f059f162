// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import type { RoutePhrase } from '../../features/data-access/read-phrase.ts';
import { topicsOf } from '../../features/data-access/read-phrase.ts';
import { SearchNotes } from './search-notes.tsx';

afterEach(cleanup);

type Told = Partial<Pick<RoutePhrase, 'unused' | 'readAs' | 'topics' | 'namesakes'>>;

/** Renders what is told of a search. */
const show = (told: Told, name = '', open = false) =>
  render(
    <SearchNotes
      search={{ query: { ...emptyDirectoryQuery, open }, phrase: { unused: [], namesakes: [], ...told } }}
      name={name}
    />,
  );

it('a corrected search shows its correction before the unused words', () => {
  show({ unused: ['cheapest'], topics: { cheapest: 'prices' }, readAs: 'cheapest pharmacy birmingham' });
  expect(screen.getByRole('status').textContent).toBe(
    'Showing results for “cheapest pharmacy birmingham”. We don’t know prices. Call and ask.',
  );
});

it.each([
  [['insulin', 'stock'], 'We don’t know who has insulin in stock. Call and ask.'],
  [['diapers', 'flu medicine'], 'We don’t know who has diapers or flu medicine in stock. Call and ask.'],
  [['available'], 'We don’t know what is in stock. Call and ask.'],
  [['ozempic shot'], 'We don’t know who has ozempic shot in stock. Call and ask.'],
  [['constructor'], 'We could not use “constructor”.'],
  [['aetna', 'grandma'], 'We don’t know who takes aetna. Call and ask. We could not use “grandma”.'],
])('unused words get a plain sentence on what the listings do not tell: %s', (unused, told) => {
  show({ unused, topics: topicsOf(unused) });
  expect(screen.getByRole('status').textContent).toBe(told);
});

it('a search that is read as it was typed has no note', () => {
  const { container } = show({});
  expect(container.textContent).toBe('');
});

it('another place of the same name is linked, with the same filters', () => {
  show({ namesakes: [{ label: 'San Antonio, FL', listed: true }] }, 'cvs', true);
  const link = screen.getByRole('link', { name: 'San Antonio, FL' });
  expect(link.getAttribute('href')).toBe('/directory?q=cvs+San+Antonio%2C+FL&open=1');
});

it('several places of the same name share one sentence, with listings or without', () => {
  const { container } = show({
    namesakes: [
      { label: 'Florence, SC', listed: true },
      { label: 'Florence, OR', listed: true },
      { label: 'Florence, KY', listed: false },
    ],
  });
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Did you mean Florence, SC or Florence, OR? We list pharmacies there.',
    'Did you mean Florence, KY? We list none there yet; each link shows the nearest.',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/directory?q=Florence%2C+SC',
    '/directory?q=Florence%2C+OR',
    '/directory?q=Florence%2C+KY',
  ]);
});

it('other places without listings are named if no listed place has the name', () => {
  const labels = ['Springfield, MA', 'Springfield, IL', 'Springfield, OR'];
  const { container } = show({ namesakes: labels.map((label) => ({ label, listed: false })) });
  expect(container.textContent).toBe(
    'Did you mean Springfield, MA, Springfield, IL, or Springfield, OR? We list none there yet; each link shows the nearest.',
  );
});
