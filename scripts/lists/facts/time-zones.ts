import type { StateCode } from '../../../src/domain/places/us-state.ts';
import type { ZipCode } from './zip-codes.ts';

/** The zones of 49 CFR part 71 under IANA names; Arizona and the Navajo Nation in it differ in summer. */
const zones = {
  Eastern: 'America/New_York',
  Central: 'America/Chicago',
  Mountain: 'America/Denver',
  Arizona: 'America/Phoenix',
  Pacific: 'America/Los_Angeles',
  Alaska: 'America/Anchorage',
  Aleutian: 'America/Adak',
  Hawaii: 'Pacific/Honolulu',
  Wake: 'Pacific/Wake',
} as const;
type Zone = keyof typeof zones;

const words = (text: string): readonly string[] => text.split(' ');

/** Where the whole of a state, or most of it, keeps the time of a zone (49 CFR 71.4 to 71.12). */
const statesOfZone: readonly (readonly [Zone, string])[] = [
  ['Eastern', 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'],
  ['Central', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'],
  ['Mountain', 'CO ID MT NM UT WY'],
  ['Arizona', 'AZ'],
  ['Pacific', 'CA NV OR WA'],
  ['Alaska', 'AK'],
  ['Hawaii', 'HI'],
];

/**
 * The counties that keep another time than most of their state: 49 CFR 71.5 (between Eastern and Central), 71.7 (Central and
 * Mountain) and 71.9 (Mountain and Pacific). Under the names that GeoNames gives them.
 */
const otherCounties: Partial<Record<StateCode, readonly [Zone, readonly string[]]>> = {
  FL: ['Central', words('Bay Calhoun Escambia Holmes Jackson Okaloosa Santa_Rosa Walton Washington')],
  ID: ['Pacific', words('Benewah Bonner Boundary Clearwater Idaho Kootenai Latah Lewis Nez_Perce Shoshone')],
  IN: [
    'Central',
    words('Gibson Jasper LaPorte Lake Newton Perry Porter Posey Spencer Starke Vanderburgh Warrick'),
  ],
  KS: ['Mountain', words('Greeley Hamilton Sherman Wallace')],
  KY: [
    'Central',
    words(
      'Adair Allen Ballard Barren Breckinridge Butler Caldwell Calloway Carlisle Christian Clinton Crittenden Cumberland Daviess Edmonson Fulton Graves Grayson Green Hancock Hart Henderson Hickman Hopkins Livingston Logan Lyon Marshall McCracken McLean Metcalfe Monroe Muhlenberg Ohio Russell Simpson Todd Trigg Union Warren Webster',
    ),
  ],
  MI: ['Central', words('Dickinson Gogebic Iron Menominee')],
  ND: ['Mountain', words('Adams Billings Bowman Dunn Golden_Valley Grant Hettinger Slope Stark')],
  NE: [
    'Mountain',
    words(
      'Arthur Banner Box_Butte Chase Cheyenne Dawes Deuel Dundy Garden Grant Hooker Keith Kimball Morrill Perkins Scotts_Bluff Sheridan Sioux',
    ),
  ],
  OR: ['Mountain', words('Malheur')],
  SD: [
    'Mountain',
    words(
      'Bennett Butte Corson Custer Dewey Fall_River Haakon Harding Jackson Lawrence Meade Oglala_Lakota_County Pennington Perkins Stanley Ziebach',
    ),
  ],
  TN: [
    'Eastern',
    words(
      'Anderson Blount Bradley Campbell Carter Claiborne Cocke Grainger Greene Hamblen Hamilton Hancock Hawkins Jefferson Johnson Knox Loudon McMinn Meigs Monroe Morgan Polk Rhea Roane Scott Sevier Sullivan Unicoi Union Washington',
    ),
  ],
  TX: ['Mountain', words('El_Paso Hudspeth')],
};

/** ZIP codes that keep another time than their county. */
const otherZips: readonly (readonly [Zone, string, why: string])[] = [
  ['Central', '32465', 'Gulf County, Florida, north of the Intracoastal Waterway: Wewahitchka (49 CFR 71.5)'],
  ['Mountain', '83547 83549 83671', 'Idaho County south of the Salmon River: Riggins (49 CFR 71.9)'],
  ['Mountain', '58634', 'the south-west of McKenzie County, North Dakota: Grassy Butte (49 CFR 71.7)'],
  ['Mountain', '69211 69216 69218 69219', 'the west of Cherry County, Nebraska (49 CFR 71.7)'],
  ['Mountain', '89883', 'West Wendover, Nevada (49 CFR 71.9)'],
  ['Aleutian', '99546 99547', 'the Aleutian Islands west of 169°30′ W: Adak, Atka (49 CFR 71.12)'],
  ['Wake', '96898', 'Wake Island, a ZIP code of Hawaii'],
  [
    'Mountain',
    '86016 86020 86031 86033 86035 86044 86045 86053 86054 86502 86503 86504 86505 86506 86507 86508 86510 86511 86512 86514 86515 86520 86535 86538 86540 86544 86545 86547 86556',
    'the Navajo Nation, with summer time, but not the Hopi Reservation within it (Hotevilla, Polacca, Second Mesa)',
  ],
  // Towns that keep the time of their neighbours across the line, whatever the law says.
  [
    'Eastern',
    '36854 36863 36867 36868 36869 36870 36872 36874 36877',
    'Valley, Lanett, Phenix City and Smiths Station, Alabama: beside Columbus and West Point, Georgia',
  ],
  ['Central', '57532', 'Fort Pierre, South Dakota: across the river from Pierre'],
  [
    'Mountain',
    '89825 89826 89831 89832',
    'Jackpot, Jarbidge, Mountain City and the Duck Valley Reservation, Nevada: beside Idaho',
  ],
  ['Mountain', '73946', 'Kenton, Oklahoma: beside New Mexico'],
];
const zoneByWord = (rows: readonly (readonly [Zone, string, why?: string])[]): ReadonlyMap<string, Zone> =>
  new Map(rows.flatMap(([zone, all]) => words(all).map((word): readonly [string, Zone] => [word, zone])));
const stateZones = zoneByWord(statesOfZone);
const zipZones = zoneByWord(otherZips);
const countyZones = new Map(
  Object.entries(otherCounties).flatMap(([state, [zone, counties]]) =>
    counties.map((county): readonly [string, Zone] => [`${state} ${county.replaceAll('_', ' ')}`, zone]),
  ),
);

/** The IANA time zone that most of a state keeps (49 CFR part 71). */
export const timeZoneOfState = (state: StateCode): string => zones[stateZones.get(state) ?? 'Eastern'];

/**
 * The IANA time zone of a ZIP code, as its state, its county and, where the line runs through a county, its town keep it: by
 * 49 CFR part 71, and by habit in the few towns that live by their neighbours' clocks. A zone's name is that of the clock of
 * today, so Louisville and Boise have those of New York and Denver.
 */
export function timeZoneOfZip({ code, state, county }: ZipCode): string {
  const other = zipZones.get(code) ?? countyZones.get(`${state} ${county}`);
  return other === undefined ? timeZoneOfState(state) : zones[other];
}

/** What the tables name, so that a test can find it among the ZIP codes. */
export const namedInZones = { zips: [...zipZones.keys()], counties: [...countyZones.keys()] };
