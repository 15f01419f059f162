import { describe, it } from 'vitest';
import { appended, type BadList, expectOneReport, goodLists, replaced } from './list-fixture.ts';

const megabytes = 1024 * 1024;
const birmingham = 'Birmingham,AL,birmingham-al,33.52066,-86.80249';

const cases: readonly BadList[] = [
  {
    name: 'a missing column',
    changes: replaced('cities.csv', ',county', ''),
    file: 'cities.csv',
    line: 1,
    rule: /header must name the columns name,state,slug/,
    remedy: /Add the column "county"/,
  },
  {
    name: 'an unknown column',
    changes: {
      'featured.csv': 'city,pharmacy,reason,note\n',
    },
    file: 'featured.csv',
    line: 1,
    value: /note/,
    rule: /header must name/,
    remedy: /Remove the column "note"/,
  },
  {
    name: 'a misspelt column',
    changes: replaced('places.csv', 'radius_miles', 'radius'),
    file: 'places.csv',
    line: 1,
    value: /radius/,
    rule: /header must name/,
    remedy: /Rename "radius" to "radius_miles"/,
  },
  {
    name: 'too few cells',
    changes: replaced('cities.csv', birmingham, 'Birmingham,AL,birmingham-al,33.52066'),
    file: 'cities.csv',
    line: 2,
    rule: /must have 9 cells, as the header has, not 8/,
    remedy: /commas/,
  },
  {
    name: 'a quote that is never closed',
    changes: replaced('cities.csv', birmingham, '"Birmingham,AL,birmingham-al,33.52066,-86.80249'),
    file: 'cities.csv',
    line: 2,
    rule: /balanced double quotes/,
    remedy: /Close the quote/,
  },
  {
    name: 'an empty file',
    changes: { 'cities.csv': '' },
    file: 'cities.csv',
    rule: /must not be empty/,
    remedy: /header line/,
  },
  {
    name: 'a header without rows',
    changes: { 'places.csv': 'city,kind,name,lat,lng,radius_miles\n' },
    file: 'places.csv',
    rule: /at least one row/,
    remedy: /Write the rows/,
  },
  {
    name: 'a missing file',
    changes: { 'cities.csv': null },
    file: 'cities.csv',
    rule: /file must exist/,
    remedy: /version control/,
  },
  {
    name: 'a byte-order mark',
    changes: { 'cities.csv': `\u{feff}${goodLists['cities.csv']}` },
    file: 'cities.csv',
    line: 1,
    value: /U\+FEFF/,
    rule: /byte-order mark/,
    remedy: /without BOM/,
  },
  {
    name: 'Windows line ends',
    changes: { 'cities.csv': goodLists['cities.csv'].replaceAll('\n', '\r\n') },
    file: 'cities.csv',
    line: 1,
    rule: /Windows line ends/,
    remedy: /LF/,
  },
  {
    name: 'a 10 MB line',
    changes: appended('cities.csv', `${'x'.repeat(10 * megabytes)}\n`),
    file: 'cities.csv',
    line: 4,
    value: /^x{40}… 10485760 bytes$/,
    rule: /a line must be at most 16384 bytes/,
    remedy: /lost line end/,
  },
  {
    name: 'a 10 MB header line',
    changes: { 'cities.csv': `${'x'.repeat(10 * megabytes)}\n${goodLists['cities.csv']}` },
    file: 'cities.csv',
    line: 1,
    rule: /a line must be at most 16384 bytes/,
    remedy: /lost line end/,
  },
  {
    name: 'bytes that are not UTF-8',
    changes: {
      'cities.csv': Buffer.from(goodLists['cities.csv'].replace('New York,NY', 'Nova Yórk,NY'), 'latin1'),
    },
    file: 'cities.csv',
    line: 3,
    value: /Nova Y�rk/,
    rule: /must be UTF-8/,
    remedy: /CSV UTF-8/,
  },
];

describe('a list that is spoilt as a file', () => {
  it.each(cases)('gives one report for $name, with file, line, value, rule and remedy', expectOneReport);
});
