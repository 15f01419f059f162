import { csvList, overpass, registerFile } from '../../../tests/support/import-cases/case-files.ts';
import { type ImportCase, testImports } from '../../../tests/support/import-cases/import-cases.ts';
import { registerHeader } from '../../../tests/support/register-layout.ts';

const osprey = [{ name: 'OSPREY DRUGS INC' }];
const phoneColumn = 'Provider Business Practice Location Address Telephone Number';

testImports('a column', [
  {
    title: 'that the register adds in the middle changes nothing',
    files: [registerFile(osprey, registerHeader.toSpliced(40, 0, 'Provider Pronouns'))],
    listings: [{ name: 'Osprey Drugs', phone: '(305) 512-1797' }],
  },
  {
    title: 'that the register moves to the end changes nothing',
    files: [registerFile(osprey, [...registerHeader.filter((name) => name !== phoneColumn), phoneColumn])],
    listings: [{ name: 'Osprey Drugs', phone: '(305) 512-1797' }],
  },
  {
    title: 'that the register takes away although it is used is told by its name',
    before: [registerFile(osprey)],
    files: [
      registerFile(
        osprey,
        registerHeader.filter((name) => name !== phoneColumn),
      ),
    ],
    listings: [{ name: 'Osprey Drugs' }],
    refuses: /the header must name the columns that are used.*Missing: "[A-Za-z ]*Telephone Number"/,
  },
  {
    title: 'that an owner’s list has in another place is found by its name',
    files: [
      csvList(
        `zip,state,city,street,name,id
         02445,MA,Brookline,16 Harvard St,Willet Drugs,1`,
        { header: ['id', 'name', 'street', 'city', 'state', 'zip'] },
      ),
    ],
    listings: [{ name: 'Willet Drugs', address: '16 Harvard St, Brookline, MA 02445' }],
  },
  {
    title: 'that an owner’s list has more is told with the mapping that nearly fits',
    files: [
      csvList(
        `id,name,street,city,state,zip,fax
         1,Willet Drugs,16 Harvard St,Brookline,MA,02445,617-512-1700`,
        { header: ['id', 'name', 'street', 'city', 'state', 'zip'] },
      ),
    ],
    listings: [],
    refuses: /list\.csv:1: .*nearly that of the mapping "mylist".*too many: fax/,
  },
  {
    title: 'that an owner’s list lacks is told with the mapping that nearly fits',
    files: [
      csvList(
        `id,name,street,city,zip
         1,Willet Drugs,16 Harvard St,Brookline,02445`,
        {
          header: ['id', 'name', 'street', 'city', 'state', 'zip'],
          fields: { id: 'id', name: 'name', street: 'street', city: 'city', state: 'state', zip: 'zip' },
        },
      ),
    ],
    listings: [],
    refuses: /list\.csv:1: .*nearly that of the mapping "mylist".*missing here: state/,
  },
]);

/** Two pharmacies on either side of a border of time zones. */
const border = (
  title: string,
  rows: string,
  timeZones: readonly string[],
  butGives?: string,
): ImportCase => ({
  butGives,
  title,
  files: [csvList(`id,name,street,city,state,zip,lat,lng\n${rows}`)],
  listings: timeZones.map((timeZone) => ({ timeZone })),
});

testImports('the clock of a pharmacy', [
  border(
    'is told by the river between Mobridge and the Standing Rock Reservation',
    `1,Mobridge Drug,212 Main St,Mobridge,SD,57601,45.5372,-100.4279
     2,McLaughlin Drug,101 Main St,McLaughlin,SD,57642,45.8136,-100.8110`,
    ['America/Chicago', 'America/Denver'],
  ),
  border(
    'is told by the river between Sneads and Chattahoochee',
    `1,Sneads Drug,8025 Hwy 90,Sneads,FL,32460,30.7080,-84.9247
     2,River Drug,115 W Washington St,Chattahoochee,FL,32324,30.7055,-84.8457`,
    ['America/Chicago', 'America/New_York'],
  ),
  border(
    'is Mountain Time in West Wendover, though Nevada has Pacific Time',
    `1,Wendover Drug,1855 Wells Ave,West Wendover,NV,89883,40.7391,-114.0733
     2,Elko Drug,540 Idaho St,Elko,NV,89801,40.8324,-115.7631`,
    ['America/Denver', 'America/Los_Angeles'],
  ),
  border(
    'changes in summer in the Navajo Nation, and not in Flagstaff',
    `1,Window Rock Drug,2 Hwy 264,Window Rock,AZ,86515,35.6806,-109.0526
     2,Flagstaff Drug,120 W Route 66,Flagstaff,AZ,86001,35.1983,-111.6513`,
    ['America/Denver', 'America/Phoenix'],
  ),
  border(
    'is told by the point where one ZIP code has two clocks: Tuba City’s and the Hopi village beside it',
    `1,Tuba City Drug,167 Main St,Tuba City,AZ,86045,36.1350,-111.2399
     2,Moenkopi Drug,1 Legacy Ln,Tuba City,AZ,86045,36.1111,-111.2222`,
    ['America/Denver', 'America/Phoenix'],
    'summer time for both',
  ),
  {
    title: 'is told by the point where a map gives a ZIP code of two clocks and no town',
    files: [
      overpass([
        {
          id: 'node/98',
          at: [29.9477, -85.4177],
          tags: {
            amenity: 'pharmacy',
            name: 'Sea Oats Drugs',
            'addr:housenumber': '2802',
            'addr:street': 'US 98',
            'addr:state': 'FL',
            'addr:postcode': '32456',
          },
        },
      ]),
    ],
    listings: [{ timeZone: 'America/Chicago' }],
    butGives: 'the clock of Port St. Joe, ten miles away, which has that ZIP code’s post office',
  },
]);
