// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { citySlug } from '../../../tests/support/domain-fixtures.ts';
import { renderPage } from '../../../tests/support/render-page.tsx';
import type { PresetDataset } from '../../domain/site/dataset.ts';
import { readSiteFacts, SiteFactsProvider } from '../../features/data-access/site-facts.ts';
import { PresetScreen } from './preset-screen.tsx';

afterEach(cleanup);

function show(states: PresetDataset['states']): void {
  const dataset: PresetDataset = {
    ...{ kind: 'preset', version: 'test', sample: true, preset: '24-hour' },
    ...{ total: states.length, states },
  };
  renderPage(
    <SiteFactsProvider value={readSiteFacts(document)}>
      <PresetScreen preset="24-hour" dataset={dataset} />
    </SiteFactsProvider>,
  );
}

it('a visitor without a script is sent to the states of the page', () => {
  const marks = { slug: citySlug('marks-ms'), name: 'Marks', state: 'MS', count: 1 } as const;
  show([{ state: 'MS', cities: [marks], branded: [] }]);
  expect(screen.getByText(/needs JavaScript.*Choose your state below/)).toBeDefined();
  expect(screen.getByText('Mississippi')).toBeDefined();
});

it('a visitor without a script is sent to the whole directory if the page has no state', () => {
  show([]);
  expect(screen.getByText(/needs JavaScript.*Go to all pharmacies below/)).toBeDefined();
  expect(screen.queryByText(/Choose your state below/)).toBeNull();
  expect(screen.getByRole('link', { name: /^All pharmacies/ }).getAttribute('href')).toBe('/directory');
});
