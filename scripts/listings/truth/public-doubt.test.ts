import { expect, it } from 'vitest';
import { imported, registerFile, rowIn } from '../../../tests/support/bad-records-fixture.ts';
import { fileOf } from '../../../tests/support/import-fixture.ts';
import { npiOf } from '../../../tests/support/online-fixture.ts';

const name = 'Provider Organization Name (Legal Business Name)';
const trading = 'Provider Other Organization Name';
const tradingType = 'Provider Other Organization Name Type Code';
const rows = [
  rowIn(0, { [name]: 'UROLOGY CENTERS OF ALABAMA PC' }),
  rowIn(1, { [name]: 'OAK PHARMACY INC' }),
  rowIn(2, { [name]: 'COUNTY HEALTH SERVICES', [trading]: 'ELM DRUGS', [tradingType]: '3' }),
];

it('a listing of the register alone is marked if it may not serve the public, with the reason', async () => {
  const { listings, explain } = await imported([await registerFile(rows)]);
  expect(listings.map((listing) => [listing.name, listing.mayNotServe])).toEqual([
    ['Urology Centers of Alabama', true],
    ['Oak Pharmacy', undefined],
    ['Elm Drugs', undefined],
  ]);
  expect(await explain(npiOf(0))).toContain('a clinic (named "Urology Centers of Alabama")');
});

it('a pharmacy of the map at the same address is for the public, whatever its name', async () => {
  const map = {
    elements: [
      {
        ...{ type: 'node', id: 1, lat: 33.52, lon: -86.81, timestamp: '2026-01-05T00:00:00Z' },
        tags: {
          ...{ amenity: 'pharmacy', name: 'Urology Centers of Alabama' },
          ...{ 'addr:housenumber': '100', 'addr:street': streetOf(rows[0]) },
          ...{ 'addr:city': 'Birmingham', 'addr:state': 'AL', 'addr:postcode': '35203' },
        },
      },
    ],
  };
  const { listings } = await imported([
    await registerFile(rows.slice(0, 1)),
    await fileOf('map.json', JSON.stringify(map)),
  ]);
  expect(listings.map((listing) => [listing.name, listing.mayNotServe])).toEqual([
    ['Urology Centers of Alabama', undefined],
  ]);
});

const streetOf = (row = ''): string => /"100 ([^"]+)"/.exec(row)?.[1] ?? '';
