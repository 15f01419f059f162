// The records of the data folder, as draw-pairs.mjs compares them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// As objects by heading.
const rowsOf = (text) => {
  const rows = [];
  let row = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const c = text[at];
    if (quoted) {
      if (c !== '"') cell += c;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === ',') {
      row.push(cell);
      cell = '';
    } else if (c === '\n') {
      row.push(cell.replace(/\r$/, ''));
      rows.push(row);
      row = [];
      cell = '';
    } else cell += c;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  const [head, ...body] = rows;
  return body
    .filter((cells) => cells.length === head.length)
    .map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index]])));
};

const PLACE = 'Business Practice Location Address';
const BRANDS = [
  ['walgreens', /WALGREEN|DUANE R/],
  ['cvs', /\bCVS\b|LONGS DRUG/],
  ['publix', /PUBLIX/],
  ['riteaid', /RITE ?AID|ECKERD/],
  ['walmart', /WAL ?-?MART|WAL MART/],
  ['sams_club', /SAM'?S (CLUB|WEST|EAST|PHARM)/],
  ['winn-dixie', /WINN.?DIXIE/],
  ['costco', /COSTCO/],
  ['kroger', /KROGER/],
  ['target', /\bTARGET\b/],
];
const brandOf = (names) => BRANDS.find(([, words]) => words.test(names.toUpperCase()))?.[0];
const digits = (text) => (text ?? '').replace(/\D/g, '');
export const plain = (text) =>
  (text ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9 ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** Reads the records of the data folder, by their key: `nppes/1234567893`. */
export const recordsOf = (folder) => {
  const records = new Map();
  const add = (record) => {
    const street = plain(record.street);
    const full = {
      ...record,
      plainNames: record.names.map(plain).filter((name) => name !== ''),
      plainStreet: street,
      number: /^\d+/.exec(street)?.[0] ?? '',
      zip: record.zip.slice(0, 5),
      phone: digits(record.phone).slice(-10),
      town: plain(record.city),
      branch: record.branch === undefined ? undefined : record.branch.replace(/^0+/, ''),
    };
    if (!records.has(full.key)) records.set(full.key, full);
  };
  for (const zip of ['nppes-al-sc-fl.zip', 'nppes-listed-cities.zip']) {
    const text = execFileSync('unzip', ['-p', join(folder, zip)], { maxBuffer: 2 ** 28 }).toString();
    for (const row of rowsOf(text)) {
      const codes = Object.keys(row)
        .filter((name) => name.startsWith('Healthcare Provider Taxonomy Code_'))
        .map((name) => row[name])
        .filter((code) => code !== '');
      if (row['Entity Type Code'] !== '2' || !codes.some((code) => code.startsWith('3336'))) continue;
      const names = [
        row['Provider Organization Name (Legal Business Name)'],
        row['Provider Other Organization Name'],
      ];
      add({
        key: `nppes/${row.NPI}`,
        file: 'register',
        row,
        codes,
        names,
        street: row[`Provider First Line ${PLACE}`],
        second: row[`Provider Second Line ${PLACE}`],
        city: row[`Provider ${PLACE} City Name`],
        state: row[`Provider ${PLACE} State Name`],
        zip: row[`Provider ${PLACE} Postal Code`],
        phone: row[`Provider ${PLACE} Telephone Number`],
        brand: brandOf(names.join(' ')),
        branch: /(?:#|NO\.?|STORE|PHARMACY|WALGREENS|CVS)\s*#?\s*(\d{2,6})\b/i.exec(
          [...names].reverse().join(' '),
        )?.[1],
        since: row['Provider Enumeration Date'],
        last: row['Last Update Date'],
      });
    }
  }
  for (const part of ['', 'other-states']) {
    const read = (name) => rowsOf(readFileSync(join(folder, part, name), 'utf8'));
    for (const row of read('stores-cvs.csv'))
      add({
        key: `cvs/${row.store_id}`,
        file: 'cvs',
        row,
        names: [row.target === 'TRUE' ? 'CVS (Target)' : 'CVS'],
        street: row.number_street,
        city: row.city,
        state: row.state,
        zip: row.zip,
        phone: row.phone,
        brand: 'cvs',
        branch: row.store_id,
        at: [row.lat, row.lng],
      });
    for (const row of read('stores-walgreens.csv'))
      add({
        key: `walgreens/${row.store_number}`,
        file: 'walgreens',
        row,
        names: [row.brand],
        street: row.street,
        city: row.city,
        state: row.state,
        zip: row.zip,
        phone: '',
        brand: 'walgreens',
        branch: row.store_number,
        at: [row.latitude, row.longitude],
      });
    for (const row of read('stores-publix.csv'))
      add({
        key: `publix/${row.store_number}`,
        file: 'publix',
        row,
        names: [`Publix ${row.store_name} (${row.store_type})`],
        street: row.street,
        city: row.city,
        state: row.state,
        zip: row.zip,
        phone: row.phone,
        brand: 'publix',
        branch: row.store_number,
        at: [row.latitude, row.longitude],
      });
  }
  for (const spider of ['walgreens', 'riteaid', 'publix', 'sams_club']) {
    const { features } = JSON.parse(readFileSync(join(folder, 'alltheplaces', `${spider}.geojson`), 'utf8'));
    for (const feature of features) {
      const row = feature.properties;
      const [lng, lat] = feature.geometry?.coordinates ?? ['', ''];
      add({
        key: `alltheplaces/${spider}/${row.ref}`,
        file: 'alltheplaces',
        row: feature,
        names: [`${row.brand} ${row.name ?? ''}`],
        street: row['addr:full'] ?? '',
        city: row['addr:city'] ?? '',
        state: row['addr:state'] ?? '',
        zip: row['addr:postcode'] ?? '',
        phone: row.phone ?? '',
        brand: spider,
        branch: digits(row.ref),
        at: [lat, lng],
      });
    }
  }
  return records;
};
