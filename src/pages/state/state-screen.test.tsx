// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { citySlug } from '../../../tests/support/domain-fixtures.ts';
import { renderPage } from '../../../tests/support/render-page.tsx';
import type { StateDataset } from '../../domain/site/dataset.ts';
import { StateScreen } from './state-screen.tsx';

afterEach(cleanup);

const marks = { slug: citySlug('marks-ms'), name: 'Marks', state: 'MS', count: 7 } as const;
const tupelo = { ...marks, slug: citySlug('tupelo-ms'), name: 'Tupelo', population: 37_923 } as const;

function headings(cities: StateDataset['cities']) {
  const dataset = {
    kind: 'state',
    version: '',
    sample: true,
    state: 'MS',
    cities,
    towns: [marks],
    branded: [],
  } as const;
  renderPage(<StateScreen dataset={dataset} />);
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

it('the towns of a state are listed below its cities', () => {
  expect(headings([tupelo])).toEqual(['All cities, A to Z', 'Towns, A to Z']);
});

it('where the lists name no city of a state, its places may be cities as well as towns', () => {
  expect(headings([])).toEqual(['Cities and towns, A to Z']);
});
