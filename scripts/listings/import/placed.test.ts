import { describe, expect, it } from 'vitest';
import { readBack } from '../../../tests/support/hostile-rows-fixture.ts';
import { fileOf, registerRow, registerText } from '../../../tests/support/import-fixture.ts';
import { npiOf } from '../../../tests/support/online-fixture.ts';

const header = 'npi,name,address,city,state,zip,lat,lng,reported';
const there = '9160 NW 122ND ST STE 8,Miami,FL,33125';

/**
 * Imports a register of two pharmacies with a list of points; gives the listings' positions and what is said
 * of them.
 */
async function placed(...points: readonly string[]) {
  const { store, report } = await readBack([
    await fileOf('points.csv', `${[header, ...points].join('\n')}\n`),
    await fileOf('npidata.csv', registerText([registerRow(1)])),
  ]);
  const [listing] = store.listings;
  return {
    location: listing?.location,
    source: listing?.sources.find(({ fields }) => fields.includes('location')),
    listings: store.listings.length,
    report,
  };
}

describe('points by register number', () => {
  it('place the listing of their number, with their source and date', async () => {
    const { location, source, report } = await placed(
      `${npiOf(1)},Other name,${there},25.79,-80.24,2022-02-03`,
    );
    expect(location).toEqual({ lat: 25.79, lng: -80.24, precision: 'street' });
    expect(source).toEqual({ id: 'hhs', date: '2022-02-03', fields: ['location'] });
    expect(report.recordsBySource).toEqual({ nppes: 1, hhs: 1 });
  });

  it('make no listing, and place none that left their address', async () => {
    const { location, listings } = await placed(
      `${npiOf(1)},A,1 OTHER ST,Miami,FL,33125,25.79,-80.24,2022-02-03`,
      `${npiOf(2)},B,2 OTHER ST,Miami,FL,33125,25.8,-80.3,2022-02-03`,
    );
    expect(location?.precision).toBe('zip');
    expect(listings).toBe(1);
  });

  it('are ignored if they are no coordinates', async () => {
    const { location, report } = await placed(`${npiOf(1)},A,${there},NaN,-80.3,2022-02-03`);
    expect(location?.precision).toBe('zip');
    expect(report.refused).toEqual({ 'hhs location': 1 });
  });
});
