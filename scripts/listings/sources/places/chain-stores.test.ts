import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { clocks } from '../../../../src/domain/hours/hours.ts';
import type { Pharmacy } from '../../../../src/domain/pharmacy/pharmacy.ts';
import { usStates } from '../../../../src/domain/places/us-state.ts';
import { importInto, register, registerRow } from '../../../../tests/support/import-fixture.ts';
import { newFolder } from '../../../../tests/support/new-folder.ts';
import type { RowOutcome } from '../../import/record-outcome.ts';
import type { SourceRecord } from '../../import/source-record.ts';
import { readListings } from '../../listing-store.ts';
import { readPlaces } from './place-files.ts';

/** A few features as AllThePlaces wrote them in December 2021. */
const excerpt = (spider: string): string => `tests/support/alltheplaces/${spider}.geojson`;
const scope = {
  states: new Set(usStates.map(({ code }) => code)),
  townName: (name: string) => name,
  date: '2021-12-01',
  today: '2026-11-20',
};

function outcomesOf(json: unknown): readonly RowOutcome[] {
  const outcomes: RowOutcome[] = [];
  readPlaces({ name: 'spider.geojson', path: 'spider.geojson' }, json, scope, (outcome) =>
    outcomes.push(outcome),
  );
  return outcomes;
}
const recordsOf = (outcomes: readonly RowOutcome[]): readonly SourceRecord[] =>
  outcomes.flatMap((outcome) => (outcome.kind === 'dropped' ? [] : [outcome]));
const whyDropped = (outcomes: readonly RowOutcome[]): readonly string[] =>
  outcomes.flatMap((outcome) => (outcome.kind === 'dropped' ? [outcome.why] : []));
const real = async (spider: string) => outcomesOf(JSON.parse(await readFile(excerpt(spider), 'utf8')));

const properties = {
  ref: '7',
  '@spider': 'publix',
  'addr:full': '12 Oak St',
  'addr:city': 'Miami',
  'addr:state': 'FL',
  'addr:postcode': '33125-1234',
  brand: 'Publix',
};
const feature = (changes: object, geometry: unknown = { type: 'Point', coordinates: [-80.2, 25.77] }) => ({
  type: 'Feature',
  geometry,
  properties: { ...properties, ...changes },
});
const collection = (...features: readonly object[]) => ({
  type: 'FeatureCollection',
  dataset_attributes: { '@spider': 'publix' },
  features,
});
const recordOf = (changes: object, geometry?: unknown): SourceRecord | undefined =>
  recordsOf(outcomesOf(collection(feature(changes, geometry))))[0];
const told = (record: SourceRecord | undefined) =>
  Object.fromEntries(
    clocks.flatMap((clock) => {
      const schedule = record?.hours?.[clock];
      const monday = schedule?.weekly.mon.map(({ opens, closes }) => `${opens / 60}-${closes / 60}`);
      return monday === undefined ? [] : [[clock, `${monday} ${schedule?.asOf}`]];
    }),
  );

describe('real stores of AllThePlaces', () => {
  it('of Publix are stores without word of a pharmacy, by the brand’s sign and not the shopping centre’s name', async () => {
    const [plaza] = recordsOf(await real('publix'));
    expect(plaza).toMatchObject({
      key: 'alltheplaces/publix/00481',
      kind: 'chain',
      date: '2021-12-01',
      provesPharmacy: false,
      ofStore: true,
      name: 'Publix Pharmacy',
      brand: 'Publix',
      branch: '481',
      address: { street: '650 W 23rd St', city: 'Panama City', state: 'FL', zip: '32405' },
      location: { lat: 30.191726, lng: -85.669366, precision: 'rooftop' },
      website: 'https://www.publix.com/locations/00481',
      phone: '+18507479780',
      refused: [],
    });
    expect(told(plaza)).toEqual({ store: '7-21 2021-12-01' });
  });

  it('of Walgreens are its stores whatever they call their brand, and Duane Reade’s are its own', async () => {
    const records = recordsOf(await real('walgreens'));
    expect(records.map(({ brand, branch, address }) => [brand, branch, address?.street])).toEqual([
      ['Walgreens', '7265', '9921 Okeechobee Blvd'],
      ['Walgreens', '3963', '6003 14th St W'],
      ['Duane Reade', '14130', '4 Park Ave'],
      ['Walgreens', '6376', '8636 S Ashland Ave'],
      ['Walgreens', '13434', '640 University Ave'],
      ['Walgreens', '15449', '1520 McFarland Blvd N'],
    ]);
    expect(records.map(told)).toEqual([
      { store: '8-22 2021-12-01' },
      { store: '6-24 2021-12-01' },
      { store: '7-23 2021-12-01' },
      { store: '7-22 2021-12-01' },
      {},
      {},
    ]);
    expect(records.flatMap(({ refused }) => refused)).toEqual([
      'hours "Mo-Fr 09:00-17:00; Sa-Su 00:00-00:00": a range of no length',
    ]);
  });

  it('of Sam’s Club say themselves whether they have a pharmacy; their hours are the club’s', async () => {
    const outcomes = await real('sams_club');
    const [mobile] = recordsOf(outcomes);
    expect(mobile).toMatchObject({
      provesPharmacy: true,
      ofStore: true,
      name: "Sam's Club Pharmacy",
      branch: '8102',
      address: { city: 'Mobile', state: 'AL', zip: '36606' },
    });
    expect(told(mobile)).toEqual({ store: '10-20 2021-12-01' });
    expect(whyDropped(outcomes)).toEqual(['the store says that it has no pharmacy']);
  });

  it('of Rite Aid have the number inside the name of the store, and are closed where that says so', async () => {
    const [first, closed] = recordsOf(await real('riteaid'));
    expect(first).toMatchObject({ brand: 'Rite Aid', branch: '5985' });
    expect(closed).toMatchObject({
      brand: 'Rite Aid',
      branch: '4885',
      closed: { why: 'named "Rite Aid - Clo"' },
    });
    expect(closed?.hours).toBeUndefined();
  });

  it('join the register’s pharmacy by address, number or neither, and do not touch its phone', async () => {
    const row = (serial: number, name: string, street: string, city: string, zip: string, phone: string) =>
      registerRow(serial, {
        'Provider Organization Name (Legal Business Name)': name,
        'Provider First Line Business Practice Location Address': street,
        'Provider Second Line Business Practice Location Address': '',
        'Provider Business Practice Location Address City Name': city,
        'Provider Business Practice Location Address Postal Code': zip,
        'Provider Business Practice Location Address Telephone Number': phone,
      });
    const folder = newFolder();
    const { report } = await importInto(
      folder,
      [
        await register([
          row(1, 'PUBLIX SUPER MARKETS INC', '650 WEST 23RD STREET', 'PANAMA CITY', '32405', '8507471111'),
          row(2, 'WALGREENS #07265', '9929 OKEECHOBEE BOULEVARD', 'WEST PALM BEACH', '33411', '5617932222'),
          row(3, 'WALGREENS #03963', '1 ELM ST', 'MIAMI', '33125', '3055123333'),
        ]),
        excerpt('publix'),
        excerpt('walgreens'),
      ],
      [],
      { date: '2021-12-01' },
    );
    const listings = (await readListings(folder))?.listings ?? [];
    const shown = ({ name, phone, location, hours, website }: Pharmacy) => [
      name,
      phone,
      location.precision,
      hours?.store?.asOf,
      hours?.pharmacy,
      website?.includes('locat'),
    ];
    expect(listings.map(shown)).toEqual([
      ['Publix Pharmacy', '+18507471111', 'rooftop', '2021-12-01', undefined, true],
      ['Walgreens', '+15617932222', 'rooftop', '2021-12-01', undefined, true],
      ['Walgreens', '+13055123333', 'zip', undefined, undefined, undefined],
    ]);
    expect(report.dropped.alltheplaces).toEqual({ 'outside the states of the lists': 4 });
    expect(report.rejected).toEqual({ 'alltheplaces: no source says that there is a pharmacy': 2 });
  });

  it('without the day on which they were collected are refused', async () => {
    const undated = importInto(newFolder(), [excerpt('publix')], [], { date: null });
    await expect(undated).rejects.toThrow('--date YYYY-MM-DD');
  });
});

describe('features of AllThePlaces', () => {
  it('with amenity=pharmacy are pharmacies, whose hours in a supermarket are the counter’s', () => {
    const record = recordOf({
      amenity: 'pharmacy',
      name: 'Publix Pharmacy',
      opening_hours: 'Mo-Fr 09:00-19:00',
    });
    expect(record).toMatchObject({ provesPharmacy: true, name: 'Publix Pharmacy', brand: 'Publix' });
    expect(record?.ofStore).toBeUndefined();
    expect(told(record)).toEqual({ pharmacy: '9-19 2021-12-01' });
  });

  it.each([
    ['a fuel station', { amenity: 'fuel' }],
    ['a clinic', { healthcare: 'clinic' }],
    ['an optician', { shop: 'optician' }],
    ['a liquor store', { name: 'Publix Liquors' }],
    ['another chain', { brand: 'Dunkin', '@spider': 'dunkin' }],
  ])('of %s of a chain make no record', (_, changes) => {
    expect(recordOf(changes)).toBeUndefined();
  });

  it.each([
    [{ brand: undefined, 'brand:wikidata': 'Q672170', '@spider': 'x' }, 'Publix'],
    [{ brand: undefined, '@spider': 'sams_club' }, "Sam's Club"],
    [{ brand: 'CVS', '@spider': 'cvs_us' }, 'CVS Pharmacy'],
    [{ brand: 'Winn Dixie', '@spider': 'winn_dixie' }, 'Winn-Dixie'],
    [{ brand: 'WALGREENS', '@spider': undefined }, 'Walgreens'],
  ])('are of the chain that they name in any way: %j', (changes, brand) => {
    expect(recordOf(changes)?.brand).toBe(brand);
  });

  it.each([
    [{ end_date: '2025-10-03' }, { on: '2025-10-03', why: 'tagged end_date=2025-10-03' }],
    [{ end_date: '2024' }, { why: 'tagged end_date=2024' }],
    [{ end_date: 'yes' }, { why: 'tagged end_date=yes' }],
    [{ 'disused:amenity': 'pharmacy' }, { why: 'tagged disused:amenity=pharmacy' }],
    [{ 'was:shop': 'supermarket' }, { why: 'tagged was:shop=supermarket' }],
    [{ 'abandoned:healthcare': 'pharmacy' }, { why: 'tagged abandoned:healthcare=pharmacy' }],
    [{ abandoned: 'yes' }, { why: 'tagged abandoned=yes' }],
    [{ closed: true }, { why: 'tagged closed=yes' }],
    [{ opening_hours: 'closed' }, { why: 'tagged opening_hours=closed' }],
    [{ opening_hours: 'Mo-Su off' }, { why: 'tagged opening_hours=Mo-Su off' }],
    [{ opening_hours: ['Closed'] }, { why: 'tagged opening_hours=Closed' }],
    [{ opening_hours: ['off'] }, { why: 'tagged opening_hours=off' }],
    [{ name: 'Publix (Closed)' }, { why: 'named "Publix (Closed)"' }],
  ])('are closed where they say so: %j', (changes, closed) => {
    expect(recordOf(changes)?.closed).toEqual(closed);
  });

  it.each([
    { end_date: '2027-01-31' },
    { 'disused:amenity': 'restaurant', amenity: 'pharmacy' },
    { 'was:name': 'Albertsons' },
    { closed: 'no' },
    { start_date: '1998' },
    { opening_date: '2025-05' },
  ])('are not closed by an end to come or by what was there before: %j', (changes) => {
    expect(recordOf(changes)).toMatchObject({ closed: undefined });
  });

  it.each<[unknown, string]>([
    [{ monday: '9am-6pm' }, "{ monday: '9am-6pm' }"],
    [['Mo-Fr 09:00-18:00', null], "[ 'Mo-Fr 09:00-18:00', null ]"],
    [[['Mo-Fr 09:00-18:00']], "[ [ 'Mo-Fr 09:00-18:00' ] ]"],
    ['["Mo-Fr 09:00-18:00"]', '["Mo-Fr 09:00-18:00"]'],
  ])('say of hours that are no text what they are: %j', (opening_hours, shown) => {
    expect(recordOf({ opening_hours })?.refused).toEqual([`hours "${shown}": JSON, which is not read`]);
  });

  it('are left out before they open', () => {
    expect(whyDropped(outcomesOf(collection(feature({ opening_date: '2027-05-01' }))))).toEqual([
      'not open before 2027-05-01',
    ]);
  });

  it.each([
    [[25.77, -80.2], '-80.2, 25.77'],
    [[80.2, 25.77], '25.77, 80.2'],
    [[0, 0], '0, 0'],
  ])('with coordinates swapped or outside the country keep their address alone: %j', (coordinates, shown) => {
    const record = recordOf({}, { type: 'Point', coordinates });
    expect(record).toMatchObject({ location: undefined, address: { street: '12 Oak St' } });
    expect(record?.refused).toEqual([`location "${shown}": not in the United States`]);
  });

  it('without a point keep their address alone, and with neither are dropped', () => {
    expect(recordOf({}, null)).toMatchObject({ location: undefined, refused: [] });
    expect(whyDropped(outcomesOf(collection(feature({ 'addr:full': undefined }, null))))).toEqual([
      'no street or city in the address',
    ]);
  });

  it.each([
    [{ 'addr:full': '650 W 23RD ST' }],
    [{ 'addr:full': '650 W 23rd St, Miami, FL 33125-3921, USA' }],
    [{ 'addr:full': '650 W 23rd St Miami FL 33125' }],
    [{ 'addr:full': 'Oak Plaza, 650 W 23rd St\nMiami, Florida 33125' }],
    [{ 'addr:full': undefined, 'addr:street_address': '650 West 23rd Street, Miami' }],
    [{ 'addr:full': undefined, 'addr:housenumber': '650', 'addr:street': 'West 23rd Street' }],
    [{ 'addr:full': '650 W 23rd St', 'addr:state': 'Florida' }],
    [{ 'addr:full': '650 W 23rd St, Doral, FL 33125' }],
    [{ 'addr:full': '650 W 23rd St, Miami, FL 33125, United States' }],
    [{ 'addr:full': '650 W 23rd St Miami, FL 33125, United States of America' }],
    [{ 'addr:full': '650 W 23rd St Miami FL 33125, U.S.A.' }],
    [{ 'addr:full': '650 W 23rd St Miami FL.33125.' }],
    [{ 'addr:full': '650 W 23rd St Miami FL 331251234' }],
    [{ 'addr:full': '650 W 23rd St, Little Havana, FL 33125' }],
    [{ 'addr:full': '650 W 23rd St, Miami-Dade County, FL 33125' }],
    [{ 'addr:full': '650 W 23rd St, Miami, GA 33125' }],
    [{ 'addr:full': '650 W 23rd St Miami, GA 33125' }],
    [{ 'addr:full': '650 W 23rd St Miami, FL 33125', 'addr:state': 'F.L.' }],
    [{ 'addr:full': '650, W 23rd St, FL 33125' }],
    [
      {
        'addr:full': '650 W 23rd St, Miami, FL 33125',
        'addr:city': undefined,
        'addr:state': undefined,
        'addr:postcode': undefined,
      },
    ],
  ])('have one address in whatever tags: %j', (changes) => {
    expect(recordOf(changes)).toMatchObject({
      address: { street: '650 W 23rd St', city: 'Miami', state: 'FL', zip: '33125' },
      site: { number: '650', core: '23' },
    });
  });

  it('keep a street without a house number behind a building’s name', () => {
    expect(recordOf({ 'addr:full': 'Oak Plaza, Main Street, FL 33125' })?.address?.street).toMatch(/Main St/);
  });

  it('have no address where they state two ZIP codes, and keep a unit behind their street', () => {
    expect(recordOf({ 'addr:full': '650 W 23rd St, Doral, FL 33178' })?.address).toBeUndefined();
    expect(recordOf({ 'addr:full': '650 W 23rd St, Suite B, FL 33125' })?.address).toMatchObject({
      street: '650 W 23rd St',
      unit: 'Ste B',
    });
  });

  it('have no services of a supermarket’s own, but those of a drugstore', () => {
    const tags = { drive_through: 'yes', delivery: 'yes' };
    expect(recordOf(tags)?.services).toEqual([]);
    expect(recordOf({ ...tags, brand: 'Walgreens' })?.services).toEqual(['delivery', 'drive-through']);
  });

  it('have a valid register number, and a report of a wrong one', () => {
    expect(recordOf({ 'ref:US:NPI': '1234567893' })).toMatchObject({ npi: '1234567893', refused: [] });
    expect(recordOf({ 'ref:US:NPI': '1234567890' })).toMatchObject({
      npi: undefined,
      refused: ['npi "1234567890": not an NPI'],
    });
  });

  it('have a key of their own without a number, wherever they stand in the file', () => {
    const one = { ...feature({ ref: undefined }), id: 'mK1SbCIiLxSLZ=' };
    const keys = (json: unknown) => recordsOf(outcomesOf(json)).map(({ key }) => key);
    expect(keys(collection(one))).toEqual(
      keys(collection(feature({ brand: 'Dunkin', '@spider': 'x' }), one)),
    );
  });
});
