import { overpass, pharmacyTags, registerFile } from '../../../tests/support/import-cases/case-files.ts';
import { type ImportCase, testImports } from '../../../tests/support/import-cases/import-cases.ts';

/** A pharmacy of a register whose street line is written so. */
const written = (
  title: string,
  {
    street,
    unit = '',
    city,
    zip,
  }: { readonly street: string; readonly unit?: string; readonly city: string; readonly zip: string },
  address: string,
  butGives?: string,
): ImportCase => ({
  title: `${title}: “${[street, unit].filter(Boolean).join(' | ')}”`,
  files: [registerFile([{ name: 'BITTERN DRUGS INC', street, unit, city, zip, state: 'FL' }])],
  listings: [{ name: 'Bittern Drugs', address }],
  butGives,
});

testImports('a street line', [
  written(
    'does not take the state before a ZIP code for a floor',
    { street: '11865 SW 26TH ST SUITE C5 FL 33175', city: 'MIAMI', zip: '33175' },
    '11865 SW 26th St, Ste C5, Miami, FL 33175',
  ),
  written(
    'loses the town, state and long ZIP code that stand behind it',
    { street: '7800 SW 87TH AVE, MIAMI, FL 33173-3570', city: 'MIAMI', zip: '331733570' },
    '7800 SW 87th Ave, Miami, FL 33173',
  ),
  written(
    'keeps a floor that is one',
    { street: '1150 NW 14TH ST FL 2', city: 'MIAMI', zip: '33136' },
    '1150 NW 14th St, Fl 2, Miami, FL 33136',
  ),
  written(
    'says a suite once that it says twice',
    { street: '701 HARBOR KEY BLVD SUITE 210 STE #210', city: 'TAMPA', zip: '33602' },
    '701 Harbor Key Blvd, Ste 210, Tampa, FL 33602',
  ),
  written(
    'says a suite once that stands on both lines',
    { street: '88 HARBOR DR STE 4', unit: 'SUITE 4', city: 'TAMPA', zip: '33602' },
    '88 Harbor Dr, Ste 4, Tampa, FL 33602',
  ),
  written(
    'says a street once that stands on both lines',
    { street: '88 HARBOR DRIVE', unit: '88 HARBOR DR', city: 'TAMPA', zip: '33602' },
    '88 Harbor Dr, Tampa, FL 33602',
  ),
  written(
    'keeps a town’s name that is the street’s',
    { street: '2400 MIAMI RD', city: 'MIAMI', zip: '33125' },
    '2400 Miami Rd, Miami, FL 33125',
  ),
  written(
    'loses the country behind it, however it is named',
    { street: '7800 SW 87TH AVE, MIAMI, FL 33173, UNITED STATES', city: 'MIAMI', zip: '33173' },
    '7800 SW 87th Ave, Miami, FL 33173',
  ),
  written(
    'loses the county behind it',
    { street: '7800 SW 87TH AVE, MIAMI, FL 33173, MIAMI-DADE COUNTY', city: 'MIAMI', zip: '33173' },
    '7800 SW 87th Ave, Miami, FL 33173',
  ),
  written(
    'names the first of two suites',
    { street: '42 HARBOR DR SUITES 101 & 102', city: 'TAMPA', zip: '33602' },
    '42 Harbor Dr, Ste 101, Tampa, FL 33602',
  ),
  written(
    'names the first of three suites, and has none of them in the street',
    { street: '42 HARBOR DR, STE A, B & C', city: 'TAMPA', zip: '33602' },
    '42 Harbor Dr, Ste A, Tampa, FL 33602',
  ),
  written(
    'goes on upon the second line',
    { street: '8790 SW 136TH ST', unit: 'CIRCLE', city: 'MIAMI', zip: '33176' },
    '8790 SW 136th St Cir, Miami, FL 33176',
    'SW 136th St, which is another street',
  ),
  written(
    'loses a post office box before it',
    { street: 'PO BOX 12, 2200 GULF BLVD', city: 'TAMPA', zip: '33602' },
    '2200 Gulf Blvd, Tampa, FL 33602',
  ),
  written(
    'loses a post office box before it, without a comma too',
    { street: 'PO BOX 5 100 MAIN ST', city: 'TAMPA', zip: '33602' },
    '100 Main St, Tampa, FL 33602',
  ),
  written(
    'loses the place before it',
    { street: 'NORTHSIDE PLAZA, 300 ALDER ST', city: 'TAMPA', zip: '33602' },
    '300 Alder St, Tampa, FL 33602',
  ),
  written(
    'loses the department before it',
    { street: 'PHARMACY DEPARTMENT, 3050 1ST AVE S', city: 'TAMPA', zip: '33602' },
    '3050 1st Ave S, Tampa, FL 33602',
  ),
  written(
    'loses the name before a street of a grid',
    { street: 'BITTERN PHARMACY, 100 E 300 S', city: 'TAMPA', zip: '33602' },
    '100 E 300 S, Tampa, FL 33602',
  ),
  written(
    'is a numbered road behind a suite, and no floor',
    { street: 'SUITE 200 100 FL 54', city: 'TAMPA', zip: '33602' },
    '100 FL 54, Ste 200, Tampa, FL 33602',
  ),
]);

testImports('two streets of one name', [
  {
    title: 'are two where one is a circle off the other',
    files: [
      registerFile([
        { name: 'TERN DRUGS INC', street: '8351 SW 152ND ST', zip: '33157', phone: '3055120001' },
        { name: 'SKUA PHARMACY INC', street: '8351 SW 152ND ST CIR', zip: '33157', phone: '3055120002' },
      ]),
    ],
    listings: [
      { name: 'Tern Drugs', address: '8351 SW 152nd St, Miami, FL 33157' },
      { name: 'Skua Pharmacy', address: '8351 SW 152nd St Cir, Miami, FL 33157' },
    ],
  },
  {
    title: 'are two where one is an avenue and the other its court',
    files: [
      registerFile([
        { name: 'AVOCET DRUGS INC', street: '900 NW 27TH AVE', phone: '3055120001' },
        { name: 'KNOT PHARMACY INC', street: '900 NW 27TH CT', phone: '3055120002' },
      ]),
    ],
    listings: [
      { address: '900 NW 27th Ave, Miami, FL 33125' },
      { address: '900 NW 27th Ct, Miami, FL 33125' },
    ],
  },
  {
    title: 'are one where a source leaves the ending of its number out',
    files: [
      registerFile([{ name: 'TERN DRUGS INC', street: '8351 SW 152 STREET', zip: '33157' }]),
      overpass([
        {
          id: 'node/4',
          at: [25.63, -80.33],
          tags: pharmacyTags('Tern Drugs, 8351 Southwest 152nd Street, Miami, FL 33157'),
        },
      ]),
    ],
    listings: [{ name: 'Tern Drugs', address: '8351 SW 152nd St, Miami, FL 33157' }],
  },
]);
