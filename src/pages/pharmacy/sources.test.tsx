// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { officeWeek, pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { plainSpaces } from '../../../tests/support/plain-spaces.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { SourcesCard, SourcesLine } from './sources.tsx';

afterEach(cleanup);

const osm = (...fields: readonly string[]): Pharmacy['sources'] => [
  { id: 'osm', date: '2026-09-01', fields },
];
const line = (known: Partial<Pharmacy>): string =>
  plainSpaces(render(<SourcesLine pharmacy={pharmacyFixture(1, known)} />).container.textContent ?? '');
const list = (known: Partial<Pharmacy>): readonly string[] => {
  render(<SourcesCard pharmacy={pharmacyFixture(1, known)} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
};
const dated = { hours: { pharmacy: { weekly: officeWeek, asOf: '2023-01-15' } } } as const;

describe('the line of sources', () => {
  it('has the hours’ own date, not that of the record they stand in', () => {
    expect(line({ ...dated, sources: osm('address', 'hours') })).toBe(
      'Hours: OpenStreetMap, Jan 2023 · Address: OpenStreetMap, Sep 2026',
    );
  });

  it('has the date of the clock that is known', () => {
    const hours = { driveThrough: { weekly: officeWeek, asOf: '2026-02-01' } };
    expect(line({ hours, sources: osm('driveThroughHours') })).toBe('Hours: OpenStreetMap, Feb 2026');
  });

  it('says that hours without a date have none, and gives a sample’s that of the sample', () => {
    const undated = { pharmacy: { weekly: officeWeek } };
    expect(line({ hours: undated, sources: osm('hours') })).toBe('Hours: OpenStreetMap, date not stated');
    const ageless = { pharmacy: { weekly: officeWeek, ageless: true } } as const;
    expect(line({ hours: ageless, sources: osm('hours') })).toBe('Hours: OpenStreetMap, Sep 2026');
  });
});

describe('the list of sources', () => {
  it('has hours of another date than their record’s by themselves', () => {
    expect(list({ ...dated, sources: osm('address', 'hours', 'phone') })).toEqual([
      'OpenStreetMap: address, phone, Sep 1, 2026',
      'OpenStreetMap: hours, Jan 15, 2023',
    ]);
  });

  it('has one entry where the dates are the same', () => {
    const hours = { pharmacy: { weekly: officeWeek, asOf: '2026-09-01' } };
    expect(list({ hours, sources: osm('address', 'hours') })).toEqual([
      'OpenStreetMap: address, hours, Sep 1, 2026',
    ]);
  });
});
