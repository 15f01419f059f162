import { describe, expect, it } from 'vitest';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../src/domain/pharmacy/unlisted-places.ts';
import { aPharmacy, citySlug, milesAway } from '../../tests/support/domain-fixtures.ts';
import { closedPharmacies } from './shown-listings.ts';

const today = '2026-11-22';

const closed = (key: string, end: Partial<ClosedPharmacy>, facts: Partial<Pharmacy> = {}): ClosedPharmacy => {
  const { id, slug, name, address, location } = aPharmacy({ key, location: milesAway(1), ...facts });
  return { id, slug, name, address, location, sources: [], why: 'followed', ...end };
};
const pagesOf = (gone: readonly ClosedPharmacy[], listings: readonly Pharmacy[] = []) =>
  closedPharmacies({ closed: gone, listings }, today)
    .get(citySlug('birmingham-al'))
    ?.map(({ id }) => id);

describe('a closed pharmacy', () => {
  it('has a page for a year from the day it closed or was missed, and none without a day', () => {
    const gone = [
      closed('a', { closedOn: '2025-11-23' }),
      closed('b', { closedOn: '2025-11-22' }),
      closed('c', { why: 'missed', closedOn: '2020-01-01', missedOn: '2026-10-01' }),
      closed('d', { why: 'stated' }),
      closed('e', { why: 'stated', closedOn: '2026-11-01' }),
    ];
    expect(pagesOf(gone)).toEqual(['test:a', 'test:c', 'test:e']);
  });

  it('has no page if it is listed again, or if a listing has its address', () => {
    const gone = closed('a', { closedOn: '2026-11-01' });
    const other = closed('b', { closedOn: '2026-11-01' });
    expect(pagesOf([gone, other], [aPharmacy({ key: 'a' })])).toEqual(['test:b']);
    const successor = { ...aPharmacy({ key: 'z' }), slug: gone.slug };
    expect(pagesOf([gone, other], [successor])).toEqual(['test:b']);
    const elsewhere = { ...successor, address: { ...successor.address, city: 'Mobile' } };
    expect(pagesOf([gone, other], [elsewhere])).toEqual(['test:a', 'test:b']);
  });
});
