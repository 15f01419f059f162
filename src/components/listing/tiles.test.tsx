// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { citySlug } from '../../../tests/support/domain-fixtures.ts';
import { type DirectoryQuery, emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { CityTiles } from './tiles.tsx';

afterEach(cleanup);

const miami = { slug: citySlug('miami-fl'), name: 'Miami', state: 'FL', count: 40 } as const;

function show(query: Partial<DirectoryQuery> = {}) {
  render(<CityTiles cities={[miami]} query={{ ...emptyDirectoryQuery, ...query }} />);
  return screen.getByRole('link');
}

it('a tile says how many pharmacies its city has', () => {
  expect(show().textContent).toBe('Miami, FL40 pharmacies');
});

it('a tile with filters does not say how many pharmacies its city has in all', () => {
  const fluShots = show({ filters: ['flu-shots'] });
  expect(fluShots.getAttribute('href')).toBe('/pharmacies/miami-fl?has=flu-shots');
  expect(fluShots.textContent).toBe('Miami, FL');
  cleanup();
  expect(show({ open: true }).textContent).toBe('Miami, FL');
});
