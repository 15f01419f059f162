import { describe, expect, it } from 'vitest';
import { addressOfPlace, completedAddress, stateOfPoint } from './place-address.ts';

const miami = { lat: 25.7743, lng: -80.1937 };
/** On the Savannah river, between Augusta, GA and North Augusta, SC. */
const border = { lat: 33.481, lng: -81.967 };

describe('the state of a point', () => {
  it('is that of all ZIP centres around it', () => expect(stateOfPoint(miami)).toBe('FL'));
  it('is unknown near a border and out at sea', () => {
    expect(stateOfPoint(border)).toBeUndefined();
    expect(stateOfPoint({ lat: 25, lng: -60 })).toBeUndefined();
  });
});

describe('an address of the map', () => {
  const bare = { line1: '12 Oak St', city: '', state: '', zip: '' };

  it.each([
    [' 35203', '35203'],
    ['  ', ''],
    ['35203 ; 35204', '35203'],
  ])('has a ZIP code without the blanks around it: "%s"', (postcode, zip) => {
    expect(addressOfPlace({ 'addr:street': '12 Oak St', 'addr:postcode': postcode }).zip).toBe(zip);
  });

  it('gets the state that its point lies in', () => {
    expect(completedAddress(bare, miami)).toEqual({ ...bare, state: 'FL' });
  });

  it('keeps what it states, and gets the state of its ZIP code near a border', () => {
    expect(completedAddress({ ...bare, state: 'GA' }, miami).state).toBe('GA');
    expect(completedAddress({ ...bare, zip: '29841' }, border).state).toBe('SC');
    expect(completedAddress(bare, border)).toEqual(bare);
  });

  it('gets state and town of its ZIP code where it has no point', () => {
    expect(completedAddress({ ...bare, zip: '33602-1234' }, undefined)).toMatchObject({
      city: 'Tampa',
      state: 'FL',
    });
  });

  it('gets no town of a ZIP code that lies in another state than it says', () => {
    expect(completedAddress({ ...bare, state: 'GA', zip: '33602' }, undefined).city).toBe('');
  });

  it('gets a ZIP code only with a street, close to the code’s centre and far from others', () => {
    const centre = { lat: 30.5319, lng: -85.1704 };
    expect(completedAddress(bare, centre).zip).toBe('32421');
    expect(completedAddress({ ...bare, line1: '' }, centre).zip).toBe('');
    expect(completedAddress(bare, miami).zip).toBe('');
    expect(completedAddress({ ...bare, zip: '33125' }, centre).zip).toBe('33125');
  });
});
