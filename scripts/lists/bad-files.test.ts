import { describe, it } from 'vitest';
import {
  appended,
  type BadList,
  expectOneReport,
  goodLists,
  replaced,
} from '../../tests/support/list-fixture.ts';

const megabytes = 1024 * 1024;
const birmingham = 'Birmingham,AL,birmingham-al,33.52066,-86.80249';

const cases: readonly BadList[] = [
  {
    name: 'cities that are a header alone, whatever other lists say of cities',
    changes: { 'cities.csv': `${goodLists['cities.csv'].split('\n')[0]}\n` },
    file: 'cities.csv',
    rule: /at least one row/,
    remedy: /Write them/,
  },
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
    remedy: /Add the column "radius_miles", or rename one.*Remove the column "radius"/,
  },
  {
    name: 'too few cells',
    changes: replaced('cities.csv', birmingham, 'Birmingham,AL,birmingham-al,33.52066'),
    file: 'cities.csv',
    line: 2,
    value: /^8 cells: Birmingham/,
    rule: /must have 9 cells, as the header has/,
    remedy: /delimiters/,
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
    rule: /a header and at least one row/,
    remedy: /version control/,
  },
  {
    name: 'a header without rows',
    changes: { 'cities.csv': `${goodLists['cities.csv'].split('\n')[0]}\n`, 'places.csv': '' },
    file: 'cities.csv',
    rule: /at least one row/,
    remedy: /Write them/,
  },
  {
    name: 'a missing file',
    changes: { 'cities.csv': null },
    file: 'cities.csv',
    rule: /file must exist/,
    remedy: /version control/,
  },
  {
    name: 'UTF-16 without a byte-order mark',
    changes: { 'cities.csv': Buffer.from(goodLists['cities.csv'], 'utf16le') },
    file: 'cities.csv',
    line: 1,
    rule: /must be UTF-8/,
    remedy: /UTF-16 without a byte-order mark/,
  },
  {
    name: 'a quote that is never closed in a file of quoted cells',
    changes: {
      'cities.csv': goodLists['cities.csv'].replaceAll(/[^,\n]+/g, '"$&"').replace('"35203', '35203'),
    },
    file: 'cities.csv',
    line: 2,
    rule: /balanced double quotes/,
    remedy: /Close the quote/,
  },
  {
    name: 'a 10 MB line',
    changes: appended('cities.csv', `${'x'.repeat(10 * megabytes)}\n`),
    file: 'cities.csv',
    line: 4,
    value: /^1 cell: x{80}$/,
    rule: /must have 9 cells, as the header has/,
    remedy: /delimiters/,
  },
  {
    name: 'a 10 MB header line',
    changes: { 'cities.csv': `${'x'.repeat(10 * megabytes)}\n${goodLists['cities.csv']}` },
    file: 'cities.csv',
    line: 1,
    value: /^"x{79}$/,
    rule: /header must name/,
    remedy: /Add the column/,
  },
  {
    name: 'bytes that are not UTF-8',
    changes: {
      'cities.csv': Buffer.from(goodLists['cities.csv'].replace('New York,NY', 'Nova Yórk,NY'), 'latin1'),
    },
    file: 'cities.csv',
    line: 3,
    value: /^Nova Yórk,NY/,
    rule: /must be UTF-8/,
    remedy: /CSV UTF-8.*Windows-1252/,
  },
];

describe('an unreadable list file', () => {
  it.each(cases)('gives one report for $name, with file, line, value, rule and remedy', expectOneReport);
});
