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

  it('starts a letter', () => {
    expect(mailHref('a@example.org', 'Hours & more', 'Line 1\r\nLine 2')).toBe(
      'mailto:a@example.org?subject=Hours%20%26%20more&body=Line%201%0D%0ALine%202',
    );
  });
});
