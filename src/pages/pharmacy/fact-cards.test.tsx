// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { officeWeek, pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { readSiteFacts, SiteFactsProvider } from '../../features/data-access/site-facts.ts';
import { ReportCard, SourcesCard } from './fact-cards.tsx';

afterEach(cleanup);

const osm = (...fields: readonly string[]): Pharmacy['sources'] => [
  { id: 'osm', date: '2026-09-01', fields },
];
const list = (known: Partial<Pharmacy>): readonly string[] => {
  render(<SourcesCard pharmacy={pharmacyFixture(1, known)} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
};
const dated = { hours: { pharmacy: { weekly: officeWeek, asOf: '2023-01-15' } } } as const;

describe('the list of sources', () => {
  it('lists hours separately if their date differs from their record’s', () => {
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

  it('says that undated hours have no date, and gives sample hours the date of the sample', () => {
    const undated = { pharmacy: { weekly: officeWeek } };
    expect(list({ hours: undated, sources: osm('hours') })).toEqual([
      'OpenStreetMap: hours, date not stated',
    ]);
    cleanup();
    const neverOutdated = { pharmacy: { weekly: officeWeek, neverOutdated: true } } as const;
    expect(list({ hours: neverOutdated, sources: osm('hours') })).toEqual([
      'OpenStreetMap: hours, Sep 1, 2026',
    ]);
  });
});

describe('the card that asks what is wrong', () => {
  const links = (known: Partial<Pharmacy>): Readonly<Record<string, string>> => {
    render(
      <SiteFactsProvider value={readSiteFacts(document)}>
        <ReportCard pharmacy={pharmacyFixture(1, known)} at={null} />
      </SiteFactsProvider>,
    );
    const found = screen.getAllByRole('link');
    return Object.fromEntries(
      found.map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]),
    );
  };

  it('asks whether they were open only where the hours are known, and sends what is listed as rows', () => {
    expect(Object.keys(links({ hours: undefined }))).toEqual(['Report a problem']);
    cleanup();
    const found = links(dated);
    expect(Object.keys(found)).toEqual(['They were open', 'They were closed', 'Report a problem']);
    expect(found['Report a problem']).toContain(
      'id,field,value,who,date,until\ntest:pharmacy/1,name,Pharmacy 1,a visitor,,\n',
    );
    // Before the page says whether it is open, there is nothing to correct.
    expect(found['They were closed']).not.toContain('hours,');
  });
});
