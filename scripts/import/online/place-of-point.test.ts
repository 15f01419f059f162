import { describe, expect, it } from 'vitest';
import { stateOfPoint, withPlaceOf } from './place-of-point.ts';

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

describe('an element of the map', () => {
  it('gets the state that its point lies in', () => {
    expect(withPlaceOf({ amenity: 'pharmacy' }, miami)['addr:state']).toBe('FL');
  });

  it('keeps what it states, and gets the state of its ZIP code near a border', () => {
    expect(withPlaceOf({ 'addr:state': 'GA' }, miami)['addr:state']).toBe('GA');
    expect(withPlaceOf({ 'addr:postcode': '29841' }, border)['addr:state']).toBe('SC');
    expect(withPlaceOf({}, border)).toEqual({});
  });

  it('gets a ZIP code only with a street, close to the code’s centre and far from others', () => {
    const centre = { lat: 30.5319, lng: -85.1704 };
    expect(withPlaceOf({ 'addr:street': 'Main Street' }, centre)['addr:postcode']).toBe('32421');
    expect(withPlaceOf({}, centre)['addr:postcode']).toBeUndefined();
    expect(withPlaceOf({ 'addr:street': 'NE 1st Ave' }, miami)['addr:postcode']).toBeUndefined();
    expect(withPlaceOf({ 'addr:street': 'A', 'addr:postcode': '33125' }, centre)['addr:postcode']).toBe(
      '33125',
    );
  });
});
