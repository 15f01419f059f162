import { describe, expect, it } from 'vitest';
import {
  idOf,
  imported,
  mapFile,
  placeIn,
  registerFile,
  rowIn,
  towns,
} from '../../../tests/support/bad-records-fixture.ts';

const zipColumn = 'Provider Business Practice Location Address Postal Code';
const ten = Array.from({ length: 10 }, (_, index) => index);

describe('ten positions that are not those of their address', () => {
  it('are replaced by the ZIP code’s centre, and the time zone is the place’s', async () => {
    const wrong: readonly ((index: number) => { lat: number; lng: number })[] = [
      // Swapped coordinates, lost signs, nowhere, a namesake in another state, beyond the state's border.
      (index) => ({ lat: towns[index]?.lng ?? 0, lng: towns[index]?.lat ?? 0 }),
      (index) => ({ lat: towns[index]?.lat ?? 0, lng: -(towns[index]?.lng ?? 0) }),
      () => ({ lat: 0, lng: 0 }),
      () => ({ lat: 43.66, lng: -70.26 }),
      () => ({ lat: 41.6, lng: -87.34 }),
    ];
    const map = await mapFile(ten.map((index) => placeIn(index, wrong[index % wrong.length]?.(index) ?? {})));
    const { listings, lines, explain } = await imported([map]);
    expect(listings).toHaveLength(10);
    expect(listings.filter(({ location }) => location.precision === 'zip')).toHaveLength(10);
    const zone = (state: string) => listings.find(({ address }) => address.state === state)?.timeZone;
    expect([zone('AL'), zone('AZ'), zone('WA')]).toEqual([
      'America/Chicago',
      'America/Phoenix',
      'America/Los_Angeles',
    ]);
    expect(lines).toContain('10 osm location');
    expect(await explain('osm:node/3')).toMatch(/refused location "0, 0": /);
    expect(await explain('osm:node/4')).toMatch(
      /refused location "43\.66, -70\.26": 2,?\d{3} miles from the centre of ZIP code 97204/,
    );
  });

  it('leave a better one in its place', async () => {
    const map = await mapFile([placeIn(0, { lat: -86.81, lng: 33.52 }), placeIn(1, {})]);
    const { listings } = await imported([map, await registerFile([rowIn(0), rowIn(1)])]);
    expect(listings.map(({ location }) => location.precision)).toEqual(['zip', 'rooftop']);
  });
});

describe('places beside a line between time zones', () => {
  it('have the time of their county, or of their town if it differs', async () => {
    const places = [
      ['BLOUNTSTOWN', 'FL', '32424', 'America/Chicago'],
      ['BRISTOL', 'FL', '32321', 'America/New_York'],
      ['SUMMERVILLE', 'GA', '30747', 'America/New_York'],
      ['PALESTINE', 'IL', '62451', 'America/Chicago'],
      ['NEEDLES', 'CA', '92363', 'America/Los_Angeles'],
      ['PHENIX CITY', 'AL', '36869', 'America/New_York'],
    ] as const;
    const rows = places.map(([city, state, zip], index) =>
      rowIn(index, {
        'Provider Business Practice Location Address City Name': city,
        'Provider Business Practice Location Address State Name': state,
        [zipColumn]: zip,
      }),
    );
    const { listings } = await imported([await registerFile(rows)]);
    const zones = new Map(listings.map(({ address, timeZone }) => [address.zip, timeZone]));
    expect(places.map(([, , zip]) => zones.get(zip))).toEqual(places.map(([, , , zone]) => zone));
  });
});

describe('ten ZIP codes that lost their zero', () => {
  const places = [
    ['BOSTON', 'MA', '2116', '02116'],
    ['CAMBRIDGE', 'MA', '21391234', '02139'],
    ['HARTFORD', 'CT', '6103', '06103'],
    ['PORTLAND', 'ME', '4101', '04101'],
    ['CONCORD', 'NH', '3301-1234', '03301'],
    ['NEWARK', 'NJ', '7102', '07102'],
    ['PROVIDENCE', 'RI', '2903', '02903'],
    ['BURLINGTON', 'VT', '5401', '05401'],
    ['TRENTON', 'NJ', '86081234', '08608'],
    ['STAMFORD', 'CT', '6901', '06901'],
  ] as const;
  const cells = ([city, state, zip]: readonly [string, string, string, string]) => ({
    'Provider Business Practice Location Address City Name': city,
    'Provider Business Practice Location Address State Name': state,
    [zipColumn]: zip,
  });

  it('get it back', async () => {
    const rows = places.map((place, index) => rowIn(index, cells(place)));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings.map(({ address }) => address.zip).toSorted()).toEqual(
      places.map(([, , , zip]) => zip).toSorted(),
    );
    expect(lines).toContain('10 nppes mended zip');
    expect(await explain(idOf(0))).toContain('    mended zip "2116": a zero was lost, read as 02116');
  });

  it('are refused if the state has no such code', async () => {
    const rows = places.map((place, index) =>
      rowIn(index, { ...cells(place), 'Provider Business Practice Location Address State Name': 'TX' }),
    );
    const { listings, lines } = await imported([await registerFile(rows)]);
    expect(listings).toEqual([]);
    expect(lines).toContain('10 nppes: no ZIP code in the address');
  });
});
