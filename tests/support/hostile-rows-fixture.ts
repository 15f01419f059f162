import { readListings } from '../../scripts/listings/listing-store.ts';
import { fileOf, importInto } from './import-fixture.ts';
import { newFolder } from './new-folder.ts';

/** Imports files into a new store, and reads it as the build does. Throws if no store was written. */
export async function readBack(paths: readonly string[], mappings: readonly string[] = []) {
  const folder = newFolder();
  const { report } = await importInto(folder, paths, mappings);
  const store = await readListings(folder);
  if (store === undefined) throw new Error('No store was written');
  return { store, report };
}

/** Writes an owner's CSV list of Florida, and the mapping that reads it. */
export async function mappedFile(columns: readonly string[], lines: readonly string[]) {
  const has = (name: string): string | undefined => (columns.includes(name) ? name : undefined);
  const mapping = {
    source: 'owner',
    kind: 'owner',
    header: columns,
    pharmacy: 'every row',
    fields: {
      id: 'id',
      name: has('name'),
      brand: has('brand'),
      street: 'street',
      unit: has('unit'),
      city: 'city',
      state: { text: 'FL' },
      zip: 'zip',
      phone: has('phone'),
      website: has('site'),
      lat: has('lat'),
      lng: has('lng'),
      precision: has('precision') && {
        column: 'precision',
        values: { NaN: 'rooftop', '': 'rooftop', constructor: 'street' },
      },
      hours: has('hours'),
      counterHours: has('counter'),
      date: has('date'),
      npi: has('npi'),
      wheelchair: has('wheelchair'),
    },
    lists: has('languages') && { languages: { column: 'languages', separator: ';' } },
  };
  return {
    file: await fileOf('own.csv', [columns.join(','), ...lines, ''].join('\n')),
    mapping: await fileOf('own.mapping.json', JSON.stringify(mapping)),
  };
}
