import { expect, it } from 'vitest';
import { importInto, register, registerRow } from '../../../tests/support/import-fixture.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { formatChainJoins } from './chain-joins.ts';

it('The stores of chains are counted by what became of them, and the pharmacies by what they have from them', async () => {
  const folder = newFolder();
  const row = (serial: number, name: string, street: string, city: string, zip: string) =>
    registerRow(serial, {
      'Provider Organization Name (Legal Business Name)': name,
      'Provider First Line Business Practice Location Address': street,
      'Provider Second Line Business Practice Location Address': '',
      'Provider Business Practice Location Address City Name': city,
      'Provider Business Practice Location Address Postal Code': zip,
    });
  await importInto(
    folder,
    [
      await register([
        row(1, 'PUBLIX SUPER MARKETS INC', '650 W 23RD ST', 'PANAMA CITY', '32405'),
        row(2, 'WALGREENS #07265', '9929 OKEECHOBEE BLVD', 'WEST PALM BEACH', '33411'),
      ]),
      'tests/support/alltheplaces/publix.geojson',
      'tests/support/alltheplaces/walgreens.geojson',
    ],
    [],
    { date: '2021-12-01' },
  );
  expect((await formatChainJoins(folder)).split('\n')).toEqual([
    'Stores of AllThePlaces, by spider and what became of them',
    'publix',
    '        1  joined to a pharmacy of the register',
    '        1  no source says that there is a pharmacy',
    'walgreens',
    '        1  joined to a pharmacy of the register',
    '        1  no source says that there is a pharmacy',
    'Dropped',
    '        4  outside the states of the lists',
    'Pharmacies of the register of which a store has the brand, the ZIP code and a number',
    '  by the chain’s own number: 1 pharmacies; 100.0 % with an exact position, 100.0 % with store hours, 100.0 % with both',
    '  by the number of the house: 1 pharmacies; 100.0 % with an exact position, 100.0 % with store hours, 100.0 % with both',
  ]);
});
