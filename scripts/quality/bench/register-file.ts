import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { withCheckDigit } from '../../listings/sources/nppes/npi.ts';
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
      const isPharmacy = rows % pharmacyEvery === 7;
      const state = states[rows % states.length] ?? states[0];
      const number = 100 + Math.floor(random() * 9800);
      const street = `${number} ${streets[Math.floor(random() * streets.length)]}`;
      const isPerson = !isPharmacy && rows % 10 !== 3;
      const cells: Readonly<Record<string, string>> = {
        NPI: withCheckDigit(`1${String(rows + 1).padStart(8, '0')}`),
        'Entity Type Code': isPerson ? '1' : '2',
        ...(isPerson
          ? { 'Provider Last Name (Legal Name)': `SURNAME${rows % 5000}` }
          : {
              'Provider Organization Name (Legal Business Name)': isPharmacy
                ? `NUMBER ${rows} PHARMACY INC`
                : `ASSOCIATES ${rows} PLLC`,
            }),
        'Provider First Line Business Practice Location Address': `${street} STE ${rows % 900}`,
        'Provider First Line Business Mailing Address': `PO BOX ${rows % 9999}`,
        'Provider Business Practice Location Address City Name': state.city,
        'Provider Business Practice Location Address State Name': state.code,
        'Provider Business Practice Location Address Postal Code': `${state.zip}1234`,
        'Provider Business Practice Location Address Country Code (If outside U.S.)': 'US',
        'Provider Business Practice Location Address Telephone Number': `${state.area}${2_000_000 + (rows % 7_000_000)}`,
        'Last Update Date': '05/23/2024',
        'Provider Enumeration Date': '05/23/2005',
        'Healthcare Provider Taxonomy Code_1': isPharmacy ? '3336C0003X' : '207Q00000X',
        'Healthcare Provider Taxonomy Code_2': isPharmacy ? '333600000X' : '',
        'Provider License Number_1': `LIC${rows}`,
      };
      block += line(header.map((column) => cells[column] ?? ''));
      rows += 1;
    }
    await write(block);
  }
  out.end();
  await once(out, 'finish');
  return rows;
}
