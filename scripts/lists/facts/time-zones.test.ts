import { describe, expect, it } from 'vitest';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { timeZoneAt, timeZoneOfState, timeZoneOfZip, zonesByName } from './time-zones.ts';
import { zipCode, zipCodes } from './zip-codes.ts';

const zoneOf = (code: string): string => {
  const zip = zipCode(code);
  return zip === undefined ? `${code} is not known` : timeZoneOfZip(zip);
};
const zonesOf = (codes: string): readonly string[] => [...new Set(codes.split(' ').map(zoneOf))];

describe('the time zone of a ZIP code', () => {
  it.each<readonly [string, string, string]>([
    ['Calhoun and the north of Gulf County, Florida', '32424 32430 32449 32465', 'America/Chicago'],
    ['Port Saint Joe and Tallahassee, Florida', '32456 32457 32301', 'America/New_York'],
    [
      'the west of Georgia',
      '30747 30731 30730 30124 30138 39845 39823 39861 39832 39842',
      'America/New_York',
    ],
    ['the east of Illinois', '62451 62460 62477 60966 60967 60973', 'America/Chicago'],
    ['the corners of Indiana', '46402 46371 47708 47586 47660 47525', 'America/Chicago'],
    ['the rest of Indiana', '46204 47591 47567 46996 47875 47001', 'America/New_York'],
    ['the east of California', '92363 92242', 'America/Los_Angeles'],
    ['the north of Idaho', '83853 83826 83873 83814 83530 83542 83554', 'America/Los_Angeles'],
    ['the south of Idaho', '83702 83549 83547 83671', 'America/Denver'],
    ['Phenix City, Lanett, Valley and Smiths Station', '36867 36869 36863 36854 36877', 'America/New_York'],
    ['other towns of their counties', '36801 36830 36851 36856 36862', 'America/Chicago'],
    ['the Navajo Nation', '86045 86503 86515 86033', 'America/Denver'],
    ['the Hopi Reservation and the rest of Arizona', '86042 86030 86028 86040 85001', 'America/Phoenix'],
    ['the west of Kentucky', '42101 42001 42642 42728', 'America/Chicago'],
    ['the east of Kentucky', '40202 42716 42757 42784 42501', 'America/New_York'],
    ['the east of Tennessee', '37402 37321 37338 37337 37362 37901', 'America/New_York'],
    ['the plateau and the west of Tennessee', '37340 37396 38504 38577 38555 37201', 'America/Chicago'],
    ['the south of the Upper Peninsula', '49935 49915 49801 49938 49858', 'America/Chicago'],
    ['the rest of Michigan', '48201 49855 49807 49818 49879', 'America/New_York'],
    ['the south-west of North Dakota', '58601 58634 58639', 'America/Denver'],
    ['the rest of North Dakota', '58801 58854 58835 58554 58563 58535 58538', 'America/Chicago'],
    ['the west of South Dakota', '57701 57552 57638 57521', 'America/Denver'],
    ['the east of South Dakota, and Fort Pierre', '57501 57532 57601 57555', 'America/Chicago'],
    ['the west of Nebraska', '69361 69153 69152 69211', 'America/Denver'],
    ['the rest of Nebraska', '69101 69201 68102', 'America/Chicago'],
    ['four counties of Kansas', '67735 67758 67879 67878', 'America/Denver'],
    ['the rest of Kansas', '67880 67756 67855 67860', 'America/Chicago'],
    ['the far west of Texas', '79901 79839', 'America/Denver'],
    ['the rest of Texas', '79855 78560 79701', 'America/Chicago'],
    ['Malheur County, Oregon', '97914 97908', 'America/Denver'],
    ['the rest of Oregon', '97834 97840 97201', 'America/Los_Angeles'],
    ['West Wendover and Owyhee, Nevada', '89883 89832', 'America/Denver'],
    ['the rest of Nevada', '89801 89311 89101', 'America/Los_Angeles'],
    ['the border with Canada', '04619 04730', 'America/New_York'],
    ['the north of Montana', '59254 59263 59544', 'America/Denver'],
    ['Alaska', '99501 99742 99801 99692', 'America/Anchorage'],
    ['the end of the Aleutian Islands', '99546 99547', 'America/Adak'],
  ])('is that of %s', (_, codes, zone) => {
    expect(zonesOf(codes)).toEqual([zone]);
  });

  it('is its state’s, but in the states that the law or habit divides', () => {
    const divided = usStates.filter(({ code: state }) =>
      zipCodes().some((zip) => zip.state === state && timeZoneOfZip(zip) !== timeZoneOfState(state)),
    );
    expect(
      divided
        .map(({ code }) => code)
        .toSorted()
        .join(' '),
    ).toBe('AK AL AZ FL HI ID IN KS KY MI ND NE NV OK OR SD TN TX');
  });

  it('names only states, counties and ZIP codes that there are', () => {
    const counties = groupBy(zipCodes(), ({ state, county }) => `${state} ${county}`);
    const states = new Set<string>(usStates.map(({ code }) => code));
    const unknown = [...zonesByName().keys()].filter(
      (name) => !states.has(name) && !counties.has(name) && zipCode(name) === undefined,
    );
    expect(unknown).toEqual([]);
  });
});

describe('the time zone at a point', () => {
  const blountstown = { lat: 30.4394, lng: -85.062 };

  it('is the one of the ZIP code that the address has', () => {
    expect(timeZoneAt(blountstown, 'FL', '32424')).toBe('America/Chicago');
    expect(timeZoneAt(blountstown, 'FL', '32321')).toBe('America/New_York');
  });

  it('is the one of the nearest ZIP code of the state where that is not known or of another state', () => {
    expect(timeZoneAt(blountstown, 'FL')).toBe('America/Chicago');
    expect(timeZoneAt(blountstown, 'FL', '00000')).toBe('America/Chicago');
    expect(timeZoneAt(blountstown, 'FL', '31905')).toBe('America/Chicago');
    expect(timeZoneAt({ lat: 32.465, lng: -85.0 }, 'GA')).toBe('America/New_York');
  });

  it.each<readonly [string, number, number, string, string]>([
    ['Mexico Beach', 29.9413, -85.4064, '32456', 'America/Chicago'],
    ['Mexico Beach', 29.9413, -85.4064, '32410', 'America/Chicago'],
    ['Port Saint Joe', 29.8118, -85.303, '32456', 'America/New_York'],
    ['Mexico Beach', 29.8118, -85.303, '32456', 'America/New_York'],
    ['Wewahitchka', 30.1127, -85.2005, '32465', 'America/Chicago'],
  ])('is that of its town where the ZIP code has two: %s, %f, %f, %s', (town, lat, lng, code, zone) => {
    expect(timeZoneAt({ lat, lng }, 'FL', code, town)).toBe(zone);
  });

  it('is the one of most of the state where no ZIP code is near', () => {
    expect(timeZoneAt({ lat: 0, lng: 0 }, 'TX')).toBe('America/Chicago');
  });
});
