import { describe, expect, it } from 'vitest';
import {
  idOf,
  imported,
  mapFile,
  placeIn,
  registerFile,
  rowIn,
  towns,
} from '../../tests/support/bad-records-fixture.ts';
import { npiOf } from '../../tests/support/online-fixture.ts';

const nameColumn = 'Provider Organization Name (Legal Business Name)';
const line1 = 'Provider First Line Business Practice Location Address';
const line2 = 'Provider Second Line Business Practice Location Address';
const zipColumn = 'Provider Business Practice Location Address Postal Code';
const phoneColumn = 'Provider Business Practice Location Address Telephone Number';
const code = 'Healthcare Provider Taxonomy Code_1';
const ten = Array.from({ length: 10 }, (_, index) => index);

describe('ten positions that are not those of their address', () => {
  it('are refused for the ZIP code’s centre, and the time zone is that of the place', async () => {
    const wrong: readonly ((index: number) => { lat: number; lng: number })[] = [
      // Latitude and longitude changed places, signs lost, nowhere, a namesake in another state, over the state's border.
      (index) => ({ lat: towns[index]?.lng ?? 0, lng: towns[index]?.lat ?? 0 }),
      (index) => ({ lat: towns[index]?.lat ?? 0, lng: -(towns[index]?.lng ?? 0) }),
      () => ({ lat: 0, lng: 0 }),
      () => ({ lat: 43.66, lng: -70.26 }),
      () => ({ lat: 41.6, lng: -87.34 }),
    ];
    const map = await mapFile(ten.map((index) => placeIn(index, wrong[index % wrong.length]?.(index) ?? {})));
    const { listings, lines, explain } = await imported([map]);
    expect(listings).toHaveLength(10);
    expect(listings.filter(({ location }) => location.precision === 'zip')).toHaveLength(10);
    const zone = (state: string) => listings.find(({ address }) => address.state === state)?.timeZone;
    expect([zone('AL'), zone('AZ'), zone('WA')]).toEqual([
      'America/Chicago',
      'America/Phoenix',
      'America/Los_Angeles',
    ]);
    expect(lines).toContain('10 osm location');
    expect(await explain('osm:node/3')).toMatch(/refused location "0, 0": /);
    expect(await explain('osm:node/4')).toMatch(
      /refused location "43\.66, -70\.26": 2,?\d{3} miles from the centre of ZIP code 97204/,
    );
  });

  it('leave a better one in its place', async () => {
    const map = await mapFile([placeIn(0, { lat: -86.81, lng: 33.52 }), placeIn(1, {})]);
    const { listings } = await imported([map, await registerFile([rowIn(0), rowIn(1)])]);
    expect(listings.map(({ location }) => location.precision)).toEqual(['zip', 'rooftop']);
  });
});

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

describe('ten pharmacies of chains that closed', () => {
  const chains = [
    'RITE AID',
    'FREDS STORES OF TENNESSEE INC',
    'LONGS DRUG STORES CALIFORNIA LLC',
    'KMART CORPORATION',
    'ECKERD CORPORATION',
    'SHOPKO STORES OPERATING CO LLC',
    'THE BARTELL DRUG COMPANY',
    'KERR DRUG INC',
    'GENOVESE DRUG STORES INC',
    'WINN-DIXIE STORES INC',
  ];

  it('are not listed, and independents with such words in their name are', async () => {
    const others = [
      'FREDS FAMILY PHARMACY',
      'LONGS DRUGS OF LEXINGTON INC',
      'TARGET RX LLC',
      'BROOKS PHARMACY INC',
      'ECKERDS RX 107 LLC',
      'KERR HEALTH LLC',
      'THRIFTY DISCOUNT PHARMACY LLC',
      'HARVEYS CORNER DRUG',
      'KWIK MART PHARMACY',
      'EMPORIUM PHARMACY',
    ];
    const rows = [...chains, ...others].map((name, index) => rowIn(index, { [nameColumn]: name }));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings).toHaveLength(others.length);
    expect(lines).toContain('2 nppes: it has closed: Rite Aid');
    expect(lines).toContain('1 nppes: it has closed: Fred’s');
    expect(await explain(npiOf(0))).toContain(
      'Not listed: it has closed: Rite Aid (Notice of Rite Aid on its website, October 2025: all stores have closed).',
    );
  });

  it('leave their place to the brand that took it over', async () => {
    const rows = [
      rowIn(0, { [nameColumn]: 'RITE AID', 'Last Update Date': '05/01/2014' }),
      rowIn(0, { NPI: '1000000103', [nameColumn]: 'WALGREEN CO', 'Last Update Date': '05/01/2019' }),
    ];
    const { listings } = await imported([await registerFile(rows)]);
    expect(listings.map(({ name }) => name)).toEqual(['Walgreens']);
  });
});

describe('ten counters that are no place to go', () => {
  it('are not listed, and those that serve the public beside are', async () => {
    const cells: readonly (readonly [string, string])[] = [
      ['FLORIDA DEPT OF CORRECTIONS', '3336C0003X'],
      ['COUNTY JAIL PHARMACY', '3336I0012X'],
      ['METROPOLITAN DETENTION CENTER', '3336C0002X'],
      ['NAVAL HOSPITAL PHARMACY', '3336C0003X'],
      ['96TH MEDICAL GROUP', '3336C0002X'],
      ['VA MEDICAL CENTER', '3336I0012X'],
      ['HILLSIDE LTC PHARMACY LLC', '3336L0003X'],
      ['HILLTOP PHARMACY SERVICES', '3336L0003X'],
      ['MEMORIAL HOSPITAL INPATIENT', '3336I0012X'],
      ['SWIFT HOME DELIVERY', '3336M0002X'],
      ['NAVY BOULEVARD PHARMACY', '3336C0003X'],
      ['SALVATION ARMY PHARMACY', '3336C0003X'],
      ['SUNRISE LTC PHARMACY', '3336C0003X'],
      ['CORAL HOME INFUSION', '3336H0001X'],
      ['PALM SPECIALTY PHARMACY', '3336S0011X'],
    ];
    const rows = cells.map(([name, of], index) => rowIn(index, { [nameColumn]: name, [code]: of }));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings.map(({ name }) => name).toSorted()).toEqual([
      'Coral Home Infusion',
      'Navy Boulevard Pharmacy',
      'Palm Specialty Pharmacy',
      'Salvation Army Pharmacy',
      'Sunrise LTC Pharmacy',
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        '3 nppes: not open to the public: correctional',
        '2 nppes: not open to the public: military',
        '2 nppes: not open to the public: long-term care only',
        '1 nppes: not open to the public: veterans only',
        '1 nppes: not open to the public: institutional',
        '1 nppes: not open to the public: mail order only',
      ]),
    );
    expect(await explain(npiOf(7))).toContain(
      'Not listed: not open to the public: long-term care only (code 3336L0003X alone).',
    );
  });
});

describe('ten ZIP codes that lost their zero', () => {
  const places = [
    ['BOSTON', 'MA', '2116', '02116'],
    ['CAMBRIDGE', 'MA', '21391234', '02139'],
    ['HARTFORD', 'CT', '6103', '06103'],
    ['PORTLAND', 'ME', '4101', '04101'],
    ['CONCORD', 'NH', '3301-1234', '03301'],
    ['NEWARK', 'NJ', '7102', '07102'],
    ['PROVIDENCE', 'RI', '2903', '02903'],
    ['BURLINGTON', 'VT', '5401', '05401'],
    ['TRENTON', 'NJ', '86081234', '08608'],
    ['STAMFORD', 'CT', '6901', '06901'],
  ] as const;
  const cells = ([city, state, zip]: readonly [string, string, string, string]) => ({
    'Provider Business Practice Location Address City Name': city,
    'Provider Business Practice Location Address State Name': state,
    [zipColumn]: zip,
  });

  it('get it back', async () => {
    const rows = places.map((place, index) => rowIn(index, cells(place)));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings.map(({ address }) => address.zip).toSorted()).toEqual(
      places.map(([, , , zip]) => zip).toSorted(),
    );
    expect(lines).toContain('10 nppes mended zip');
    expect(await explain(idOf(0))).toContain('    mended zip "2116": a zero was lost, read as 02116');
  });

  it('are refused where the state has no such code', async () => {
    const rows = places.map((place, index) =>
      rowIn(index, { ...cells(place), 'Provider Business Practice Location Address State Name': 'TX' }),
    );
    const { listings, lines } = await imported([await registerFile(rows)]);
    expect(listings).toEqual([]);
    expect(lines).toContain('10 nppes: no ZIP code in the address');
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
  it('say nothing of when a record was changed', async () => {
    const rows = ten.map((index) => rowIn(index, { 'Last Update Date': `01/${10 + index}/2031` }));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings.flatMap(({ sources }) => sources.flatMap(({ date }) => date ?? []))).toEqual([]);
    expect(lines).toContain('10 nppes date');
    expect(await explain(idOf(0))).toContain('refused date "2031-01-10": in the future');
  });
});

describe('ten names that are none to go by', () => {
  it('are mended', async () => {
    const names: readonly (readonly [string, string])[] = [
      ['GENOA HEALTHCARE OPERATING CO OF', 'Genoa Healthcare'],
      ['SUNSHINE PHARMACY OF FLORIDA INC', 'Sunshine Pharmacy of Florida'],
      ['PADRONE AND CO. LLC', 'Padrone'],
      ['ENTERPRISE RX LLC BEST PHARMACY', 'Best Pharmacy'],
      ['JLOVE LLC (DBA ADLER PHARMACY)', 'Adler Pharmacy'],
      ['MABELEX INC D/BA/ INTERNATIONAL GARDENS PHARMACY', 'International Gardens Pharmacy'],
      ['MCKEE DRUGS, P.L.L.C.', 'McKee Drugs'],
      ['H-E-B LP', 'H-E-B'],
      ['CENTRAL PHARMACY II INCORPORATED', 'Central Pharmacy II'],
      ['VALLEY PHARMACY #07265', 'Valley Pharmacy'],
    ];
    const rows = names.map(([name], index) => rowIn(index, { [nameColumn]: name }));
    const { listings } = await imported([await registerFile(rows)]);
    const shown = new Map<string, string>(listings.map(({ id, name }) => [id, name]));
    expect(names.map(([, name], index) => [name, shown.get(idOf(index))])).toEqual(
      names.map(([, name]) => [name, name]),
    );
  });

  it('are people’s or streets, and are not shown', async () => {
    const names = [
      'MARK CASEY PHILLIPS',
      'PATEL, NILESH R',
      'DR GEORGE BEST',
      'TU-UYEN LE',
      'MARIA DE LA CRUZ',
      '200 BASSETT ROAD OPERATING COMPANY, LLC',
      '1400 PARK AVE LLC',
      '77 ELM ST CORP',
      '59 W OAK BLVD INC',
      'JOHN Q PUBLIC RPH',
    ];
    const rows = names.map((name, index) => rowIn(index, { [nameColumn]: name }));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings.map(({ name }) => name.startsWith('Pharmacy, '))).toEqual(ten.map(() => true));
    expect(lines).toContain('10 nppes name');
    expect(await explain(idOf(0))).toContain('refused name: a person’s, which is not kept');
    expect(await explain(idOf(5))).toContain('refused name: "200 Bassett Road" is a street');
  });

  it('stand where the street should, which is then found', async () => {
    const lines: readonly (readonly [string, string, string])[] = [
      ['CEDAR PHARMACY', '1456 NW 17TH AVE', '1456 NW 17th Ave'],
      ['DRUG MART II PHARMACY, 4873 BROADWAY', '', '4873 Broadway'],
      ['ATTN: PHARMACY', '22 STATE ST', '22 State St'],
      ['C/O JANE ROE', '9 ELM ST', '9 Elm St'],
      ['HARBOR RX INC', '300 E 2ND AVE', '300 E 2nd Ave'],
      ['SUITE 5', '77 LAKE DR', '77 Lake Dr'],
      ['100 MAIN ST ATTN PHARMACY', '', '100 Main St'],
      ['10005 AL HWY 9', '', '10005 AL Hwy 9'],
      ['125 Sr 436', '', '125 SR 436'],
      ['2050 45Th St', '', '2050 45th St'],
    ];
    const rows = lines.map(([first, second], index) => rowIn(index, { [line1]: first, [line2]: second }));
    const { listings } = await imported([await registerFile(rows)]);
    const shown = new Map<string, string>(listings.map(({ id, address }) => [id, address.street]));
    expect(lines.map((_, index) => shown.get(idOf(index)))).toEqual(lines.map(([, , street]) => street));
  });
});
