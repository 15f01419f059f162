import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { existingFile, wholeNumber } from '../cli/parameters.ts';
import { examples } from '../cli/shared-options.ts';
import type { Terminal } from '../cli/terminal.ts';
import { withCheckDigit } from '../listings/sources/nppes/npi.ts';
import { registerHeader } from '../listings/sources/nppes/register-layout.ts';
import { measureNode } from './bench/measure.ts';

const person = {
  'Entity Type Code': '1',
  'Provider Last Name (Legal Name)': 'SURNAME',
  'Healthcare Provider Taxonomy Code_1': '207Q00000X',
};
const pharmacy = {
  'Entity Type Code': '2',
  'Provider Organization Name (Legal Business Name)': 'NUMBER # PHARMACY INC',
  'Healthcare Provider Taxonomy Code_1': '3336C0003X',
  'Healthcare Provider Taxonomy Code_2': '333600000X',
};
const shared = {
  'Provider First Line Business Practice Location Address': '# MAIN ST',
  'Provider Business Practice Location Address City Name': 'BIRMINGHAM',
  'Provider Business Practice Location Address State Name': 'AL',
  'Provider Business Practice Location Address Postal Code': '352031234',
  'Provider Business Practice Location Address Country Code (If outside U.S.)': 'US',
  'Provider Business Practice Location Address Telephone Number': '2052000000',
  'Last Update Date': '05/23/2024',
  'Provider Enumeration Date': '05/23/2005',
};

/** A row of the register; `#` in its cells stands for its number. */
const row = (cells: Readonly<Record<string, string>>): string =>
  `"${registerHeader.map((column) => cells[column] ?? '').join('","')}"\n`;
const rows = [person, pharmacy].map((kind) => row({ ...shared, ...kind, NPI: 'NPI' }));

/** Writes a file in the register's layout of at least so many bytes, in which one row of a hundred is a pharmacy, about as in the register. */
async function writeRegister(path: string, bytes: number): Promise<void> {
  const out = createWriteStream(path);
  out.write(`"${registerHeader.join('","')}"\n`);
  for (let written = 0, number = 1; written < bytes; number += 1) {
    const npi = withCheckDigit(`1${String(number).padStart(8, '0')}`);
    const text = (rows[number % 100 === 0 ? 1 : 0] ?? '').replace('NPI', npi).replaceAll('#', `${number}`);
    written += text.length;
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

/** `npm run quality -- import`: imports into a new store. */
export const importSpeedCommand = ({ print }: Terminal) =>
  new Command('import')
    .description('Measures the time and memory that the import of a file in the register’s layout takes.')
    .option('--megabytes <number>', 'size of the file that is made up for it', wholeNumber(1, 100_000), 2048)
    .option('--file <file>', 'import this file of the register instead', existingFile)
    .addHelpText('after', examples('npm run quality -- import --megabytes 256'))
    .action(async ({ file: given, megabytes }) => {
      const folder = await mkdtemp(join(tmpdir(), 'pharmacy-import-'));
      try {
        const file = given ?? join(folder, 'npidata_pfile_20261101-20261107.csv');
        if (given === undefined) await writeRegister(file, megabytes * 1024 * 1024);
        const size = (await stat(file)).size / 1024 / 1024;
        const call = [
          'scripts/cli/start/launch.mjs',
          'data',
          'import',
          file,
          '--store',
          join(folder, 'store'),
        ];
        const { wall, user, system, peak } = await measureNode(call);
        const rate = `${((size / wall) * 1000).toFixed(0)} MB/s`;
        print(`${size.toFixed(0)} MB imported in ${(wall / 1000).toFixed(1)} s (${rate})`);
        print(
          `${((user + system) / 1000).toFixed(1)} s of processor time, at most ${peak.toFixed(0)} MB of memory`,
        );
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
