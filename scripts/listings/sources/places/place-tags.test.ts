import { describe, expect, it } from 'vitest';
import { usStates } from '../../../../src/domain/places/us-state.ts';
import type { RowOutcome } from '../../import/record-outcome.ts';
import type { SourceRecord } from '../../import/source-record.ts';
import type { Tags } from './place-role.ts';
import { readTaggedPlace } from './place-tags.ts';

const scope = {
  states: new Set(usStates.map(({ code }) => code)),
  townName: (name: string) => name,
  today: '2026-11-20',
};
const downtown = { lat: 27.948, lng: -82.457 };
const door = {
  'addr:housenumber': '101',
  'addr:street': 'North Tampa Street',
  'addr:city': 'Tampa',
  'addr:state': 'FL',
  'addr:postcode': '33602',
};

const read = (tags: Tags, point = downtown): RowOutcome =>
  readTaggedPlace(
    { key: 'osm/node/1', source: 'osm', kind: 'community', origin: 'map', date: '2026-05-05', point, tags },
    scope,
  );
const recordOf = (tags: Tags): SourceRecord | undefined => {
  const outcome = read(tags);
  return outcome.kind === 'dropped' ? undefined : outcome;
};
const whyNot = (tags: Tags, point = downtown): string | undefined => {
  const outcome = read(tags, point);
  return outcome.kind === 'dropped' ? outcome.why : undefined;
};

describe('the address of a place on the map', () => {
  const { 'addr:city': _city, 'addr:state': _state, ...barely } = door;
  const address = { street: '101 N Tampa St', city: 'Tampa', state: 'FL', zip: '33602' };

  it('needs neither town nor state beside its ZIP code', () => {
    expect(recordOf({ amenity: 'pharmacy', ...barely })?.address).toEqual(address);
  });

  it.each<readonly [Tags, object]>([
    [{ 'addr:housenumber': '101;103' }, { street: '101-103 N Tampa St' }],
    [{ 'addr:housenumber': '101, 103, 105' }, { street: '101-105 N Tampa St' }],
    [{ 'addr:street': '101 North Tampa Street' }, { street: '101 N Tampa St' }],
    [{ 'addr:housenumber': '42', 'addr:street': '42 Street' }, { street: '42 42 St' }],
    [{ 'addr:postcode': '33602;33606' }, { zip: '33602' }],
    [{ 'addr:suite': '200' }, { unit: 'Ste 200' }],
    [{ 'addr:suite': '#B' }, { unit: 'Ste B' }],
    [{ 'addr:suite': 'Suite 4' }, { unit: 'Ste 4' }],
    [{ 'addr:unit': '7', 'addr:suite': '200' }, { unit: 'Unit 7' }],
  ])('has one spelling where tags say it in their own way: %j', (tags, part) => {
    expect(recordOf({ amenity: 'pharmacy', ...door, ...tags })?.address).toMatchObject(part);
  });

  it('is recognised as a territory’s by its state or ZIP code', () => {
    const pharmacy = { amenity: 'pharmacy', 'addr:housenumber': '255', 'addr:street': 'Calle San Francisco' };
    const sanJuan = { lat: 18.4655, lng: -66.1057 };
    const why = 'in a territory, not in a state or DC';
    expect(whyNot({ ...pharmacy, 'addr:city': 'San Juan', 'addr:state': 'PR' }, sanJuan)).toBe(why);
    expect(whyNot({ ...pharmacy, 'addr:postcode': '00901' }, sanJuan)).toBe(why);
    expect(whyNot({ ...pharmacy, 'addr:state': 'Guam', 'addr:postcode': '96913' })).toBe(why);
  });
});

describe('what a place on the map is', () => {
  it.each<readonly [Tags, string]>([
    [{ amenity: 'veterinary', pharmacy: 'yes' }, 'a pharmacy for animals'],
    [{ amenity: 'pharmacy;veterinary' }, 'a pharmacy for animals'],
    [{ amenity: 'vending_machine', pharmacy: 'yes' }, 'a vending machine'],
    [{ amenity: 'pharmacy', shop: 'cannabis' }, 'a shop for cannabis'],
  ])('is no pharmacy for people with %j', (tags, why) => {
    expect(whyNot({ ...tags, ...door })).toBe(why);
  });

  it('is none if its name says that it is coming or that it moved', () => {
    expect(whyNot({ amenity: 'pharmacy', name: 'Coming soon: Elm Pharmacy', ...door })).toBe(
      'its name says that it has not opened',
    );
    expect(
      recordOf({ amenity: 'pharmacy', name: 'Elm Pharmacy (moved to 12 Oak St)', ...door })?.closed,
    ).toEqual({
      why: 'named "Elm Pharmacy (moved to 12 Oak St)"',
    });
  });

  it('may be a pharmacy among other things, whose hours are those of the whole', () => {
    const record = recordOf({ amenity: 'pharmacy;clinic', opening_hours: 'Mo-Fr 09:00-18:00', ...door });
    expect(record).toMatchObject({ provesPharmacy: true, ofStore: true });
    expect(Object.keys(record?.hours ?? {})).toEqual(['store']);
  });

  it('is not for visitors if only staff may enter', () => {
    expect(recordOf({ amenity: 'pharmacy', access: 'employees', ...door })?.restricted).toBe(
      'private (tagged access=employees)',
    );
    expect(recordOf({ amenity: 'pharmacy', access: 'customers', ...door })?.restricted).toBeUndefined();
  });

  it.each<readonly [Tags, string]>([
    [{ official_name: 'Bayshore Pharmacy' }, 'Bayshore Pharmacy'],
    [{ 'name:en': 'Bayshore Pharmacy' }, 'Bayshore Pharmacy'],
    [{ brand: 'Hy-Vee' }, 'Hy-Vee'],
    [{ brand: 'Costco' }, 'Costco Pharmacy'],
  ])('is called as %j says where it has no name', (tags, name) => {
    expect(recordOf({ amenity: 'pharmacy', ...tags, ...door })?.name).toBe(name);
  });
});

describe('a drive-through on the map', () => {
  it.each<Tags>([
    { 'opening_hours:drive_through': 'no' },
    { 'opening_hours:drive_through': 'closed' },
    { 'opening_hours:drive_through': 'Mo-Fr 09:00-17:00', drive_through: 'no' },
  ])('is none with %j', (tags) => {
    const record = recordOf({ amenity: 'pharmacy', ...tags, ...door });
    expect(record).toMatchObject({ services: [], refused: [] });
    expect(record?.hours?.driveThrough).toBeUndefined();
  });
});

describe('a pharmacy that has closed, where another business is now', () => {
  const gone = { 'disused:amenity': 'pharmacy', shop: 'clothes', name: 'Gap', phone: '+1 813 229 1111' };

  it('has only the address in common with that business', () => {
    expect(recordOf({ ...gone, brand: 'Gap', ...door })).toMatchObject({
      closed: { why: 'tagged disused:amenity=pharmacy' },
      name: undefined,
      brand: undefined,
      phone: undefined,
      address: { street: '101 N Tampa St' },
    });
  });

  it('has its former name', () => {
    expect(recordOf({ ...gone, old_name: 'Corner Drug', ...door })?.name).toBe('Corner Drug');
    expect(recordOf({ ...gone, 'disused:name': 'Corner Drug', ...door })?.name).toBe('Corner Drug');
  });

  it('keeps its name where nothing is there, or the chain’s store goes on without it', () => {
    expect(recordOf({ 'disused:amenity': 'pharmacy', name: 'Corner Drug', ...door })?.name).toBe(
      'Corner Drug',
    );
    const former = { 'disused:amenity': 'pharmacy', name: 'Corner Drug', phone: '+1 813 229 1111' };
    const isNamed = { name: 'Corner Drug', phone: '+18132291111' };
    expect(recordOf({ ...former, shop: 'vacant', ...door })).toMatchObject(isNamed);
    expect(recordOf({ ...former, shop: 'no', office: 'vacant', ...door })).toMatchObject(isNamed);
    const store = { 'disused:amenity': 'pharmacy', shop: 'supermarket', name: 'Publix', brand: 'Publix' };
    expect(recordOf({ ...store, ...door })?.brand).toBe('Publix');
  });
});
