import { describe, expect, it } from 'vitest';
import { aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { appleDirectionsUrl, mailHref, openStreetMapUrl } from './outside-links.ts';

describe('a link out of the site', () => {
  const pharmacy = aPharmacy({
    address: { street: '1 Oak & Elm St', city: 'Birmingham', state: 'AL', zip: '35203' },
  });

  it('to directions carries the whole address as one parameter', () => {
    const { searchParams } = new URL(appleDirectionsUrl(pharmacy));
    expect([...searchParams]).toEqual([['daddr', '1 Oak & Elm St, Birmingham, AL 35203']]);
  });

  it('to a map has latitude before longitude', () => {
    expect(new URL(openStreetMapUrl(pharmacy)).searchParams.get('to')).toBe('33.52066,-86.80249');
  });

  it('to a map asks for the address where the position is only its ZIP code’s centre', () => {
    const placed = {
      ...pharmacy,
      address: { ...pharmacy.address, unit: 'Suite 5' },
      location: { ...pharmacy.location, precision: 'zip' },
    } as const;
    const { pathname, searchParams } = new URL(openStreetMapUrl(placed));
    expect(pathname).toBe('/search');
    expect([...searchParams]).toEqual([['query', '1 Oak & Elm St, Birmingham, AL 35203']]);
  });

  it('starts an e-mail', () => {
    expect(mailHref('a@example.org', 'Hours & more', 'Line 1\r\nLine 2')).toBe(
      'mailto:a@example.org?subject=Hours%20%26%20more&body=Line%201%0D%0ALine%202',
    );
  });
});
