import { describe, expect, it } from 'vitest';
import {
  idOf,
  imported,
  mapFile,
  placeIn,
  registerFile,
  rowIn,
} from '../../../tests/support/bad-records-fixture.ts';

const nameColumn = 'Provider Organization Name (Legal Business Name)';
const line1 = 'Provider First Line Business Practice Location Address';
const phoneColumn = 'Provider Business Practice Location Address Telephone Number';
const ten = Array.from({ length: 10 }, (_, index) => index);

describe('a phone', () => {
  it('of ten pharmacies in ten cities is a head office’s and nobody’s own', async () => {
    const rows = ten.map((index) => rowIn(index, { [phoneColumn]: '8005512400' }));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings.map(({ phone }) => phone)).toEqual(ten.map(() => undefined));
    expect(lines).toContain('10 nppes phone');
    expect(await explain(idOf(4))).toContain(
      'refused phone +18005512400: given by 10 pharmacies in 10 cities',
    );
    // Whatever the order of the rows.
    const turned = await imported([await registerFile(rows.toReversed())]);
    expect(turned.listings).toEqual(listings);
  });

  it('of pharmacies in two cities is theirs', async () => {
    const rows = [0, 1].map((index) => rowIn(index, { [phoneColumn]: '8005512400' }));
    expect((await imported([await registerFile(rows)])).listings.map(({ phone }) => phone)).toEqual([
      '+18005512400',
      '+18005512400',
    ]);
  });

  it.each([
    [
      'not a number that can be dialled',
      [
        '0000000000',
        '1234567890',
        '9999999999',
        '2051',
        '2051234567',
        '7002345678',
        '6002',
        '205555',
        '1111111111',
        '211',
      ],
    ],
    [
      'a number that costs its callers extra or is a person’s',
      [
        '9002345678',
        '9005512400',
        '9002221111',
        '900-765-4321',
        '1-900-234-5678',
        '5002345678',
        '5332345678',
        '5442345678',
        '5662345678',
        '5772345678',
      ],
    ],
    [
      'a number that nobody has',
      [
        '2055550100',
        '3035550123',
        '9185550142',
        '5035550199',
        '3125550111',
        '6175551212',
        '4025550177',
        '6025550155',
        '3135550133',
        '2065550166',
      ],
    ],
  ])('that is %s is no fact, ten times', async (why, numbers) => {
    const rows = numbers.map((number, index) => rowIn(index, { [phoneColumn]: number }));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings.map(({ phone }) => phone)).toEqual(ten.map(() => undefined));
    expect(lines).toContain('10 nppes phone');
    expect(await explain(idOf(0))).toContain(`refused phone "${numbers[0]}": ${why}`);
  });
});

describe('ten texts of characters that cannot be shown', () => {
  const hidden = [
    '\u202e',
    '\u202a',
    '\u2066',
    '\u2067',
    '\u200b',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u0007',
  ];

  it('are no names', async () => {
    const rows = hidden.map((mark, index) => rowIn(index, { [nameColumn]: `CEDAR${mark} PHARMACY` }));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings.map(({ name }) => name.startsWith('Pharmacy, '))).toEqual(ten.map(() => true));
    expect(lines).toContain('10 nppes name');
    expect(await explain(idOf(0))).toContain('refused name: characters that cannot be shown');
  });

  it('are no streets', async () => {
    const rows = hidden.map((mark, index) => rowIn(index, { [line1]: `${index + 1} OAK${mark} ST` }));
    const { listings, lines } = await imported([await registerFile(rows)]);
    expect(listings).toEqual([]);
    expect(lines).toContain('10 nppes: characters that cannot be shown in the address');
  });
});

describe('ten web addresses that visitors cannot be sent to', () => {
  it('are refused', async () => {
    const wrong = [
      'https://admin:secret@pharmacy.example/',
      'https://user@pharmacy.example/',
      'javascript:alert(1)',
      'data:text/html,<b>',
      'http://localhost:3000/',
      'http://192.168.0.1/',
      'http://[::1]/',
      'https://intranet/',
      'https://nas.local/',
      'ftp://pharmacy.example/',
    ];
    const map = await mapFile(wrong.map((website, index) => placeIn(index, { website })));
    const { listings, lines, explain } = await imported([map]);
    expect(listings.map(({ website }) => website)).toEqual(ten.map(() => undefined));
    expect(lines).toContain('10 osm website');
    expect(await explain('osm:node/1')).toContain(
      'refused website "https://admin:secret@pharmacy.example/": a web address with a user’s name or password',
    );
    expect(await explain('osm:node/6')).toContain('a web address that is not public');
  });
});

describe('ten dates that have not come', () => {
  it('are not taken for the day of a record’s change', async () => {
    const rows = ten.map((index) => rowIn(index, { 'Last Update Date': `01/${10 + index}/2031` }));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings.flatMap(({ sources }) => sources.flatMap(({ date }) => date ?? []))).toEqual([]);
    expect(lines).toContain('10 nppes date');
    expect(await explain(idOf(0))).toContain('refused date "2031-01-10": in the future');
  });

  it('are refused once where two clocks have one', async () => {
    const hours = { opening_hours: 'Mo-Su 08:00-22:00', 'opening_hours:pharmacy': 'Mo-Fr 09:00-18:00' };
    const map = await mapFile([placeIn(0, { ...hours, 'check_date:opening_hours': '2031-01-10' })]);
    const { explain } = await imported([map]);
    const refused = (await explain('osm:node/1'))?.match(/refused hours date "2031-01-10"/g);
    expect(refused).toHaveLength(1);
  });
});
