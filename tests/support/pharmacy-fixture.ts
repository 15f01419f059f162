import type { WeeklyTable } from '../../src/domain/hours/hours.ts';
import { isPharmacyId, type Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { isPharmacySlug } from '../../src/domain/text/slug.ts';

const nineToSix = [{ opens: 540, closes: 1080 }];

/** Monday to Friday 9 am–6 pm, Saturday 9 am–1 pm, Sunday closed. */
export const officeWeek: WeeklyTable = {
  mon: nineToSix,
  tue: nineToSix,
  wed: nineToSix,
  thu: nineToSix,
  fri: nineToSix,
  sat: [{ opens: 540, closes: 780 }],
  sun: [],
};

/** Makes a pharmacy with name, address and place. `known` adds other facts. */
export function pharmacyFixture(number: number, known: Partial<Pharmacy> = {}): Pharmacy {
  const id = `test:pharmacy/${number}`;
  const slug = `pharmacy-${number}`;
  if (!isPharmacyId(id) || !isPharmacySlug(slug)) throw new Error(`Bad fixture ${number}`);
  return {
    id,
    slug,
    name: `Pharmacy ${number}`,
    address: { street: `${number} Oak St`, city: 'Birmingham', state: 'AL', zip: '35203' },
    location: { lat: 33.52 + number / 100, lng: -86.8, precision: 'rooftop' },
    timeZone: 'America/Chicago',
    types: [],
    services: [],
    accepts: [],
    accessibility: {},
    languages: [],
    sources: [{ id: 'osm', date: '2026-01-05', fields: ['all'] }],
    ...known,
  };
}
