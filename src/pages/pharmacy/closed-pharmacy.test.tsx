// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { aCityDataset, aPharmacy, milesAway } from '../../../tests/support/domain-fixtures.ts';
import type { ClosedPharmacy } from '../../domain/pharmacy/unlisted-places.ts';
import { ClosedPharmacyPage } from './closed-pharmacy.tsx';

afterEach(cleanup);

const next = aPharmacy({
  ...{ key: 'next', name: 'Ekon Rx', location: milesAway(2) },
  address: { street: '1028 E Brandon Blvd', city: 'Birmingham', state: 'AL', zip: '35203' },
});
const nearer = aPharmacy({ key: 'nearer', location: milesAway(1) });

/** The text of the page of a pharmacy that ended so. */
function textOf(end: Partial<ClosedPharmacy> & Pick<ClosedPharmacy, 'why'>): string {
  const { id, slug, name, address, location } = aPharmacy({ key: 'gone' });
  const sources = [{ id: 'cvs', date: '2021-12-01', fields: ['address'] }];
  const closed = { id, slug, name, address, location, sources, ...end };
  const dataset = aCityDataset({ pharmacies: [nearer, next] });
  const page = (
    <HelmetProvider>
      <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
        <ClosedPharmacyPage closed={closed} dataset={dataset} />
      </MemoryRouter>
    </HelmetProvider>
  );
  return render(page).container.textContent ?? '';
}

describe('the page of a pharmacy that is no longer there', () => {
  it('says that it has moved if its number is at another address, and links that first', () => {
    const text = textOf({ why: 'moved', word: { source: 'nppes' }, nextId: next.id });
    expect(text).toContain('This pharmacy has moved.');
    expect(text).not.toContain('at its address');
    const [link] = screen.getAllByRole('link', { name: 'Ekon Rx, 1028 E Brandon Blvd, Birmingham' });
    expect(link?.getAttribute('href')).toBe('/pharmacies/birmingham-al/pharmacy-next');
    expect(text.indexOf('Ekon Rx')).toBeLessThan(text.indexOf('Pharmacy nearer'));
  });

  it('sends patients to the new address of a pharmacy that moved, else to any nearby', () => {
    const moved = textOf({ why: 'moved', word: { source: 'nppes' }, nextId: next.id });
    expect(moved).toContain('Had a prescription there? Call it at its new address and ask.');
    cleanup();
    for (const end of [{ why: 'moved' }, { why: 'followed', nextId: next.id }] as const)
      expect(textOf({ ...end, word: { source: 'nppes' } })).toContain(
        'Call one of these and ask how to move it.',
      );
  });

  it('says that another business is at its address where one followed it there, and by whom', () => {
    const end = { closedOn: '2025-05-23', word: { source: 'osm' }, nextId: next.id };
    expect(textOf({ why: 'followed', ...end })).toContain(
      'Another business has been at its address since May 23, 2025, according to OpenStreetMap.',
    );
  });

  it('says that another business followed even if that has left too, and names no successor', () => {
    const text = textOf({ why: 'left', word: { source: 'nppes' } });
    expect(text).toContain('Another business followed it, according to the US provider register (NPPES).');
    expect(text).toContain('Call one of these and ask how to move it.');
  });

  it('names the source that said so, not the first one of its facts', () => {
    const word = { source: 'osm', date: '2026-09-01' };
    expect(textOf({ why: 'stated', closedOn: '2026-09-01', word })).toContain(
      'According to OpenStreetMap, as of Sep 1, 2026.',
    );
    cleanup();
    expect(textOf({ why: 'stated', closedOn: '2026-06-01', word })).toContain(
      'It closed on Jun 1, 2026, according to OpenStreetMap, as of Sep 1, 2026.',
    );
    cleanup();
    expect(textOf({ why: 'stated', closedOn: '2026-06-01' })).toContain('One of our sources says so.');
  });

  it('names an editor’s word as our editors’', () => {
    const word = { source: 'owner', date: '2026-11-01' };
    expect(textOf({ why: 'stated', closedOn: '2026-11-01', word })).toContain(
      'According to our editors, as of Nov 1, 2026.',
    );
  });

  it('cites what the table of closed chains cites', () => {
    const word = { citation: 'Notice of Rite Aid on its website, October 2025' };
    const text = textOf({ why: 'stated', closedOn: '2025-10-31', word });
    expect(text).toContain(
      'Its chain runs no pharmacies here any more. Notice of Rite Aid on its website, October 2025.',
    );
    expect(text).not.toContain('CVS');
  });

  it('says of a pharmacy that sources dropped that it seems to have closed', () => {
    const text = textOf({ why: 'missed', missedOn: '2026-10-01' });
    expect(text).toContain('This pharmacy seems to have closed.');
    expect(text).toContain('None of our sources list it any more, since Oct 1, 2026.');
  });
});
