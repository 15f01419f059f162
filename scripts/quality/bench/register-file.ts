import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { withCheckDigit } from '../../import/sources/nppes/npi.ts';
import { seededRandom } from '../../plan/seeded-random.ts';

/** One row in this many is a pharmacy, about as in the register. */
const pharmacyEvery = 100;
const states = [
  { code: 'AL', city: 'BIRMINGHAM', zip: '35203', area: 205 },
  { code: 'SC', city: 'COLUMBIA', zip: '29201', area: 803 },
  { code: 'FL', city: 'TAMPA', zip: '33602', area: 813 },
] as const;
const streets = [
  'MAIN ST',
  'OAK AVENUE',
  'US HIGHWAY 31 S',
  'DR MARTIN LUTHER KING JR BLVD',
  'NW 7TH STREET',
  'PARK PLACE',
];

/**
 * Writes a file in the register's layout V.2 (a header, 330 quoted columns) of at least `bytes` bytes: nine in ten rows are
 * people, one in a hundred is a pharmacy. The same seed gives the same file. Gives the number of rows below the header.
 */
export async function writeRegisterFile(
  path: string,
  header: readonly string[],
  bytes: number,
): Promise<number> {
  const at = (name: string): number => header.indexOf(name);
  const places = {
    npi: at('NPI'),
    type: at('Entity Type Code'),
    name: at('Provider Organization Name (Legal Business Name)'),
    last: at('Provider Last Name (Legal Name)'),
    line1: at('Provider First Line Business Practice Location Address'),
    mailing: at('Provider First Line Business Mailing Address'),
    city: at('Provider Business Practice Location Address City Name'),
    state: at('Provider Business Practice Location Address State Name'),
    zip: at('Provider Business Practice Location Address Postal Code'),
    country: at('Provider Business Practice Location Address Country Code (If outside U.S.)'),
    phone: at('Provider Business Practice Location Address Telephone Number'),
    updated: at('Last Update Date'),
    enumerated: at('Provider Enumeration Date'),
    code: at('Healthcare Provider Taxonomy Code_1'),
    secondCode: at('Healthcare Provider Taxonomy Code_2'),
    license: at('Provider License Number_1'),
  };
  const random = seededRandom('register');
  const out = createWriteStream(path, { highWaterMark: 4 * 1024 * 1024 });
  const line = (cells: readonly string[]): string => `"${cells.join('","')}"\n`;
  let written = 0;
  let rows = 0;
  const write = async (text: string): Promise<void> => {
    written += text.length;
    if (!out.write(text)) await once(out, 'drain');
  };
  await write(line(header));
  while (written < bytes) {
    let block = '';
    for (let index = 0; index < 1000; index += 1) {
      const cells = new Array<string>(header.length).fill('');
      const isPharmacy = rows % pharmacyEvery === 7;
      const state = states[rows % states.length] ?? states[0];
      const number = 100 + Math.floor(random() * 9800);
      const street = `${number} ${streets[Math.floor(random() * streets.length)]}`;
      const isPerson = !isPharmacy && rows % 10 !== 3;
      cells[places.npi] = withCheckDigit(`1${String(rows + 1).padStart(8, '0')}`);
      cells[places.type] = isPerson ? '1' : '2';
      if (isPerson) cells[places.last] = `SURNAME${rows % 5000}`;
      else cells[places.name] = isPharmacy ? `NUMBER ${rows} PHARMACY INC` : `ASSOCIATES ${rows} PLLC`;
      cells[places.line1] = `${street} STE ${rows % 900}`;
      cells[places.mailing] = `PO BOX ${rows % 9999}`;
      cells[places.city] = state.city;
      cells[places.state] = state.code;
      cells[places.zip] = `${state.zip}1234`;
      cells[places.country] = 'US';
      cells[places.phone] = `${state.area}${2_000_000 + (rows % 7_000_000)}`;
      cells[places.updated] = '05/23/2024';
      cells[places.enumerated] = '05/23/2005';
      cells[places.code] = isPharmacy ? '3336C0003X' : '207Q00000X';
      if (isPharmacy) cells[places.secondCode] = '333600000X';
      cells[places.license] = `LIC${rows}`;
      block += line(cells);
      rows += 1;
    }
    await write(block);
  }
  out.end();
  await once(out, 'finish');
  return rows;
}
