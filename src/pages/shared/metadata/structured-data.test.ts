import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aCity, aCityDataset, aPharmacy, hoursOf } from '../../../../tests/support/domain-fixtures.ts';
import type { Crumb } from '../../../components/layout/breadcrumbs.tsx';
import type { OpenRange, WeeklyTable } from '../../../domain/hours/hours.ts';
import type { Pharmacy as Listing } from '../../../domain/pharmacy/pharmacy.ts';
import type { ShownDataset } from '../../../domain/site/dataset.ts';
import { type PageIdentity, pageRef } from '../../../domain/site/page-ref.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://directory.example';
const schema = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });

/** The statements of a page, by type. */
function statements(page: PageIdentity, dataset: ShownDataset | undefined, trail: readonly Crumb[] = []) {
  const block = structuredData(pageRef(page, 1), dataset, origin, trail);
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(block)?.[1];
  if (json === undefined) return {};
  const { '@graph': graph } = schema.parse(JSON.parse(json));
  return Object.fromEntries(graph.map((statement) => [statement['@type'], statement]));
}

const closed: WeeklyTable = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const onMonday = (...mon: readonly OpenRange[]) => hoursOf({ ...closed, mon });

describe('what a pharmacy’s page states', () => {
  const pageOf = ({ slug }: Listing): PageIdentity => ({
    kind: 'pharmacy',
    city: aCity().slug,
    pharmacy: slug,
  });
  const stated = (facts: Parameters<typeof aPharmacy>[0]) => {
    const pharmacy = aPharmacy(facts);
    return statements(pageOf(pharmacy), aCityDataset({ pharmacies: [pharmacy] })).Pharmacy;
  };

  it('is its breadcrumb trail, as the page shows it', () => {
    const pharmacy = aPharmacy({ name: 'Hill' });
    const trail = [{ label: '"New" <York>', href: '/pharmacies/new-york-al' }, { label: 'Hill' }];
    const dataset = aCityDataset({ pharmacies: [pharmacy] });
    expect(statements(pageOf(pharmacy), dataset, trail).BreadcrumbList).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: '"New" <York>',
          item: `${origin}/pharmacies/new-york-al`,
        },
        { '@type': 'ListItem', position: 2, name: 'Hill' },
      ],
    });
    const block = structuredData(pageRef(pageOf(pharmacy), 1), dataset, origin, trail);
    expect(block.match(/</g)).toHaveLength(2);
  });

  it('leaves out what is not known', () => {
    expect(Object.keys(stated({}) ?? {})).toEqual(['@type', 'name', 'address', 'url', 'geo']);
  });

  it('leaves out a position that is only its ZIP code’s', () => {
    expect(stated({ location: { lat: 33, lng: -86, precision: 'street' } })?.geo).toEqual({
      '@type': 'GeoCoordinates',
      latitude: 33,
      longitude: -86,
    });
    expect(stated({ location: { lat: 33, lng: -86, precision: 'zip' } })?.geo).toBeUndefined();
  });

  it.each([
    [{ opens: 540, closes: 1080 }, '09:00', '18:00'],
    [{ opens: 0, closes: 1440 }, '00:00', '23:59'],
    [{ opens: 600, closes: 1440 }, '10:00', '00:00'],
    [{ opens: 1200, closes: 1560 }, '20:00', '02:00'],
  ])('writes hours of %o as %s to %s', (range, opens, closes) => {
    expect(stated({ hours: onMonday(range) })?.openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens, closes },
    ]);
  });

  it('states each period of a day with a lunch break', () => {
    const hours = onMonday({ opens: 540, closes: 720 }, { opens: 780, closes: 1080 });
    expect(stated({ hours })?.openingHoursSpecification).toHaveLength(2);
  });

  it('states a holiday on which it is closed', () => {
    const hours = hoursOf(closed, { exceptions: [{ date: '2026-12-25', ranges: [] }] });
    expect(stated({ hours })?.specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });

  it.each([
    ['of its store', { store: { weekly: { ...closed, mon: [{ opens: 540, closes: 1080 }] } } }],
    ['too old to be relied on', hoursOf(closed, { asOf: '2021-12-08', old: true })],
  ])('states no hours %s', (_, hours) => {
    const facts: Readonly<Record<string, unknown>> = { ...stated({ hours }) };
    expect(facts['@type']).toBe('Pharmacy');
    expect(facts).not.toHaveProperty('openingHoursSpecification');
    expect(facts).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  it('cannot be broken by a name that ends a script', () => {
    const pharmacy = aPharmacy({ key: '1', name: '</script><b>Hill' });
    const block = structuredData(
      pageRef(pageOf(pharmacy), 1),
      aCityDataset({ pharmacies: [pharmacy] }),
      origin,
      [],
    );
    expect(block.match(/<\/script>/g)).toHaveLength(1);
    expect(stated({ name: '</script><b>Hill' })?.name).toBe('</script><b>Hill');
  });
});

it('a page of fixed text states nothing', () => {
  expect(structuredData(pageRef({ kind: 'fixed', page: 'about' }, 1), undefined, origin, [])).toBe('');
});
