import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from '../../vocabulary/search-lexicon.ts';
import type { StateCode } from '../places/us-state.ts';
import { spaced } from '../text/spaced.ts';
import type { Spot, WiderGazetteer } from './phrase/known-places.ts';
import { placeLabel } from './phrase/phrase-place.ts';
import { phraseReader } from './search-phrase.ts';

const city = (name: string, state: StateCode, population: number, spots?: readonly Spot[]) => ({
  name,
  state,
  population,
  zips: [],
  lat: 33,
  lng: -87,
  spots,
});
const spot = (name: string, kind: Spot['kind']): Spot => ({ name, kind, lat: 33.5, lng: -86.8 });

const cities = [
  city('Birmingham', 'AL', 200_000, [
    spot('UAB Hospital', 'hospital'),
    spot('Five Points South', 'neighborhood'),
  ]),
  city('Mobile', 'AL', 190_000, [spot('Spring Hill', 'neighborhood'), spot('Midtown', 'neighborhood')]),
  city('Columbia', 'SC', 130_000),
  city('Homewood', 'AL', 26_000, [spot('UAB Hospital', 'hospital')]),
  city('Mount Pleasant', 'SC', 80_000),
  city('Fort Lauderdale', 'FL', 180_000, [
    spot('Fort Lauderdale-Hollywood International Airport', 'airport'),
  ]),
  city('Spring Hill', 'FL', 110_000),
  city('Columbus', 'GA', 200_000),
  city('New York', 'NY', 8_000_000),
  city('Los Angeles', 'CA', 3_900_000),
  city('Spanish Fort', 'AL', 8_000),
];
const wider: WiderGazetteer = {
  cities: [
    { name: 'Boston', state: 'MA', location: { lat: 42.4, lng: -71.1 }, population: 650 },
    { name: 'Columbus', state: 'OH', location: { lat: 40, lng: -83 }, population: 800 },
    { name: 'Columbus', state: 'IN', location: { lat: 39.2, lng: -85.9 }, population: 0 },
    { name: 'Corona', state: 'CA', location: { lat: 33.9, lng: -117.6 }, population: 160 },
    { name: 'Orange', state: 'CA', location: { lat: 33.8, lng: -117.9 }, population: 140 },
    { name: 'Bossier City', state: 'LA', location: { lat: 32.5, lng: -93.7 }, population: 0 },
    { name: 'Jackson', state: 'MS', location: { lat: 32.3, lng: -90.2 }, population: 150 },
    { name: 'Jackson', state: 'TN', location: { lat: 35.6, lng: -88.8 }, population: 60 },
    { name: 'Walker', state: 'MI', location: { lat: 43, lng: -85.7 }, population: 0 },
    { name: 'Destin', state: 'FL', location: { lat: 30.4, lng: -86.5 }, population: 0 },
    { name: 'Los Gatos', state: 'CA', location: { lat: 37.2, lng: -122 }, population: 33 },
    { name: 'San Juan', state: 'TX', location: { lat: 26.2, lng: -98.2 }, population: 35 },
    { name: 'Davis', state: 'CA', location: { lat: 38.5, lng: -121.7 }, population: 66 },
    { name: 'Norfolk', state: 'VA', location: { lat: 36.8, lng: -76.3 }, population: 240 },
  ],
  zipPrefixes: new Map([['787', { state: 'TX', location: { lat: 30.3, lng: -97.7 } }]]),
};
const sources = { cities, brands: ['Sample Rx Mart'] };
const narrow = phraseReader(sources, searchWords);
const listedNames = new Map([
  ['juniper', 1],
  ['davis', 1],
]);
const wide = phraseReader({ ...sources, wider, nameWords: listedNames }, searchWords);

/** Labels of the place and its namesakes. */
const labelsOf = ({ place, namesakes = [] }: ReturnType<typeof narrow>) =>
  [place, ...namesakes].map((each) => each && placeLabel(each));

const placeOf = (text: string): string | undefined => {
  const { place } = wide(text);
  return place && placeLabel(place);
};

describe('kinds of phrases', () => {
  it('typed without spaces are split if every part has a meaning', () => {
    expect(narrow('cvspharmacy mobile').name).toBe('cvs');
    expect(narrow('24hourpharmacynearme')).toMatchObject({ near: true, name: '', unused: [] });
    expect(narrow('hometown pharmacy').name).toBe('hometown');
  });

  it('that name a part of a city show the city and name the part', () => {
    expect(narrow('pharmacy queens ny')).toMatchObject({
      place: { city: { name: 'New York' } },
      unlistedBeside: 'queens',
    });
  });

  it('that name a neighborhood of several cities list the others', () => {
    const inCities = cities.map((each) => ({ ...each, spots: [spot('Five Points', 'neighborhood')] }));
    const reader = phraseReader({ ...sources, cities: inCities.slice(0, 3) }, searchWords);
    expect(reader('five points').namesakes).toHaveLength(2);
    expect(reader('five points mobile').namesakes).toEqual([]);
  });

  it('that look for a remedy ask for no vaccine', () => {
    expect(narrow('flu medicine mobile')).toMatchObject({ filters: [], unused: ['flu medicine'] });
  });

  it('that are a ZIP code of several cities mean the one with the fewest codes', () => {
    const shared = [
      { ...city('Birmingham', 'AL', 200_000), zips: ['35203', '35209'] },
      { ...city('Homewood', 'AL', 26_000), zips: ['35209'] },
    ];
    const reader = phraseReader({ ...sources, cities: shared }, searchWords);
    expect(reader('35209').place).toMatchObject({ city: { name: 'Homewood' } });
    expect(reader('birmingham 35209').place).toMatchObject({ city: { name: 'Birmingham' } });
  });

  it('that name a town of two words before “pharmacy” mean it unless it is small', () => {
    const towns = {
      ...wider,
      cities: [
        { name: 'Key West', state: 'FL' as const, location: { lat: 24.6, lng: -81.8 }, population: 26 },
      ],
    };
    const { place } = phraseReader({ ...sources, wider: towns }, searchWords)('key west pharmacy');
    expect(place && placeLabel(place)).toBe('Key West, FL');
  });

  it('with “tonight” are marked, since the hour decides', () => {
    expect(narrow('pharmacy open tonight').tonight).toBe(true);
    expect(narrow('saturday night pharmacy').tonight).toBe(false);
  });
});

describe('a word before “pharmacy”', () => {
  const readAs = (text: string) => {
    const { name, possibleName, filters } = wide(text);
    return [placeOf(text), name, possibleName, filters.join()];
  };

  it('is the town of that name where only one is known', () => {
    expect(readAs('destin pharmacy')).toEqual(['Destin, FL', '', undefined, '']);
    expect(readAs('destin drugs')).toEqual(['Destin, FL', '', undefined, '']);
    expect(readAs('homewood pharmacy')).toEqual(['Homewood, AL', '', undefined, '']);
  });

  it('is a name if several towns, or listed pharmacies, have that name', () => {
    expect(readAs('jackson pharmacy')).toEqual([undefined, 'jackson', undefined, '']);
    expect(readAs('davis pharmacy')).toEqual([undefined, 'davis', undefined, '']);
    expect(placeOf('davis')).toBe('Davis, CA');
  });

  it('is a name if it is a service too and a town has that name', () => {
    expect(readAs('walker pharmacy')).toEqual([undefined, 'walker', undefined, '']);
    expect(readAs('walker mobile')).toEqual(['Mobile, AL', '', undefined, 'medical-equipment']);
  });

  it('is a service if no town has that name, and may be a name', () => {
    expect(readAs('scooter pharmacy')).toEqual([undefined, '', 'scooter pharmacy', 'medical-equipment']);
    expect(readAs('compounding pharmacy')).toEqual([undefined, '', undefined, 'compounding']);
  });

  it('is the town of two words though one of them is a service', () => {
    expect(readAs('los gatos pharmacy')).toEqual(['Los Gatos, CA', '', undefined, '']);
  });

  it('may be a name though it is a filler, but not if the city is between', () => {
    expect(readAs('city drug')).toEqual([undefined, '', 'city drug', '']);
    expect(readAs('downtown pharmacy mobile')).toEqual(['Mobile, AL', '', 'downtown pharmacy', '']);
    expect(readAs('downtown mobile pharmacy')).toEqual(['Mobile, AL', '', undefined, '']);
  });
});

describe('words behind a city', () => {
  it('that are another state, or the veterans’ hospital, are unused', () => {
    expect(placeOf('norfolk va')).toBe('Norfolk, VA');
    expect(placeOf('birmingham va')).toBe('Birmingham, AL');
    expect(wide('birmingham va').unused).toEqual(['va']);
  });

  it('that make a street or a square of it are a name', () => {
    expect(wide('cvs columbus circle')).toMatchObject({ place: undefined, name: 'cvs columbus circle' });
  });

  it('that name its region do not change the place', () => {
    const inBay = { ...city('Clearwater', 'FL', 117_000), county: 'Pinellas' };
    const reader = phraseReader({ ...sources, cities: [...cities, inBay] }, searchWords);
    expect(reader('clearwater tampa bay')).toMatchObject({
      place: { city: { name: 'Clearwater' } },
      name: '',
    });
    expect(reader('tampa bay').place).toMatchObject({ kind: 'area' });
    const miami = { ...city('Miami', 'FL', 440_000), county: 'Miami-Dade' };
    const ofMiami = phraseReader({ ...sources, cities: [...cities, miami] }, searchWords);
    expect(ofMiami('flu shot miami-dade county').place).toMatchObject({ kind: 'area' });
    expect(ofMiami('miami-dade')).toMatchObject({ place: { kind: 'area' }, namesakes: [] });
  });

  it('that are a territory rule out a place in the states', () => {
    expect(placeOf('san juan')).toBe('San Juan, TX');
    expect(wide('san juan puerto rico')).toMatchObject({ place: undefined, unused: ['puerto rico'] });
  });
});

describe('what is no place', () => {
  it.each([
    ['boston rd pharmacy', undefined, 'boston rd'],
    ['bayou la batre', undefined, 'bayou la batre'],
    ['indian pharmacy', undefined, 'indian'],
    ['homer ak', 'Alaska', 'homer'],
    ['cvs us 280 birmingham', 'Birmingham, AL', 'cvs us 280'],
  ])('stays a name: “%s”', (text, expected, name) => {
    expect([placeOf(text), wide(text).name]).toEqual([expected, name]);
  });
});

describe('a part of a city', () => {
  it('is the city, unless it is a place of its own here', () => {
    const brooklyn = city('Brooklyn', 'NY', 2_300_000);
    const reader = phraseReader({ ...sources, cities: [...cities, brooklyn] }, searchWords);
    const named = (read: typeof narrow, text: string) => {
      const { place } = read(text);
      return place && placeLabel(place);
    };
    expect(named(narrow, '24 hour pharmacy brooklyn')).toBe('New York, NY');
    expect(named(reader, '24 hour pharmacy brooklyn')).toBe('Brooklyn, NY');
    expect(named(reader, 'queens')).toBe('New York, NY');
  });
});

describe('the place of a phrase', () => {
  it.each([
    ['birmingam al', 'Birmingham, AL'],
    ['mt pleasant', 'Mount Pleasant, SC'],
    ['ft. lauderdale', 'Fort Lauderdale, FL'],
    ['ftlauderdale', 'Fort Lauderdale, FL'],
    ['nyc', 'New York, NY'],
    ['alabama mobile', 'Mobile, AL'],
    ['spring hill', 'Spring Hill, FL'],
    ['spring hill mobile', 'Spring Hill, Mobile, AL'],
    ['spring hill in mobile alabama', 'Spring Hill, Mobile, AL'],
    ['uab hospital', 'UAB Hospital, Birmingham, AL'],
    ['fort lauderdale airport', 'Fort Lauderdale-Hollywood International Airport, Fort Lauderdale, FL'],
    ['columbus', 'Columbus, GA'],
    ['columbus ohio', 'Columbus, OH'],
    ['pharmcy in columbus', 'Columbus, GA'],
    ['pharmacy in columbus ohio', 'Columbus, OH'],
    ['columbus in ohio', 'Columbus, OH'],
    ['uab hospital homewood', 'UAB Hospital, Homewood, AL'],
    ['bostn ma', 'Boston, MA'],
    ['78701', '78701'],
    ['oregon', 'Oregon'],
    ['columbia ave mobile', 'Mobile, AL'],
    ['five points south columbia', 'Columbia, SC'],
  ])('of “%s” is %s', (text, expected) => {
    expect(placeOf(text)).toBe(expected);
  });

  it.each([
    ['pharmacy in la', 'Los Angeles, CA'],
    ['la', 'Los Angeles, CA'],
    ['farmacia en la', 'Los Angeles, CA'],
    ['la farmacia mas cercana', undefined],
    ['farmacia en la ciudad de mobile', 'Mobile, AL'],
    ['la pharmacy mobile', 'Mobile, AL'],
    ['bossier city la', 'Bossier City, LA'],
  ])('is an article’s only where no other is named, and nothing is Spanish: “%s”', (text, expected) => {
    expect(placeOf(text)).toBe(expected);
  });

  it.each([
    ['corona ca', 'Corona, CA', []],
    ['covid vaccine corona california', 'Corona, CA', ['covid-19-vaccines']],
    ['corona vaccine ca', 'California', ['covid-19-vaccines']],
    ['pharmacies in spanish fort', 'Spanish Fort, AL', []],
    ['in spanish mobile', 'Mobile, AL', ['spanish-speaking']],
  ])('is a city beside its state, and not what its name means elsewhere: “%s”', (text, expected, filters) => {
    expect([placeOf(text), wide(text).filters]).toEqual([expected, filters]);
  });

  it('is no city if another word continues the name', () => {
    expect(placeOf('orange ca')).toBe('Orange, CA');
    expect(placeOf('cvs orange')).toBe('Orange, CA');
    expect(placeOf('cvs orange beach')).toBeUndefined();
  });

  it.each([
    ['uptown columbia', 'Columbia, SC', ''],
    ['24 hour suburbs of birmingham al', 'Birmingham, AL', ''],
    ['birmingham suburbs', 'Birmingham, AL', ''],
    ['midtown mobile', 'Midtown, Mobile, AL', ''],
  ])('is a city with the words for a part of it that no list has: “%s”', (text, expected, name) => {
    expect([placeOf(text), wide(text).name]).toEqual([expected, name]);
  });

  it.each([
    ['mount pleasant pharmacy mobile al', 'Mobile, AL', 'mount pleasant'],
    ['mount pleasant drugs columbia sc', 'Columbia, SC', 'mount pleasant drugs'],
    ['homewood al birmingham drugs', 'Homewood, AL', 'birmingham drugs'],
    ['columbus pharmacy corona ca', 'Corona, CA', 'columbus'],
    ['homewood pharma new york ny', 'New York, NY', 'homewood'],
    ['fort lauderdale pharmacy mobile', 'Mobile, AL', 'fort lauderdale'],
    ['birmingham drugs in homewood', 'Homewood, AL', 'birmingham drugs'],
    ['columbus pharmacy in homewood', 'Homewood, AL', 'columbus'],
    ['farmacia new york en columbia', 'Columbia, SC', 'new york'],
  ])(
    'is the city before its state, after “in” or after a pharmacy’s name, if two are named: “%s”',
    (text, expected, name) => {
      expect([placeOf(text), wide(text).name]).toEqual([expected, name]);
    },
  );

  it.each([
    ['south carolina columbia sc', 'Columbia, SC', ''],
    ['alabama drugs mobile al', 'Mobile, AL', 'alabama drugs'],
    ['homewood al uab hospital', 'UAB Hospital, Homewood, AL', ''],
    ['uab hospital of alabama homewood al', 'UAB Hospital, Homewood, AL', ''],
    ['columbia county al', 'Alabama', 'columbia county'],
  ])(
    'takes its own city and state on both sides, and no other state behind it: “%s”',
    (text, expected, name) => {
      expect([placeOf(text), wide(text).name]).toEqual([expected, name]);
    },
  );

  it.each([
    ['five points south 24 hour pharmacy birmingham', 'Five Points South, Birmingham, AL', ''],
    ['spring hill walgreens mobile', 'Spring Hill, Mobile, AL', 'walgreens'],
    ['five points south juniper drugs birmingham', 'Five Points South, Birmingham, AL', 'juniper drugs'],
  ])('is a neighborhood of the city that is named farther off: “%s”', (text, expected, name) => {
    expect([placeOf(text), wide(text).name]).toEqual([expected, name]);
  });

  it('is none if a surname or a chain looks like one', () => {
    for (const text of ['jackson pharmacy', 'peterson pharmacy', 'walker drugs', 'nowak pharmacy', 'juniper'])
      expect(placeOf(text)).toBeUndefined();
  });
});

describe('a place with the name of a larger one without listings', () => {
  const location = { lat: 29.4, lng: -98.5 };
  const reader = phraseReader(
    {
      cities: [
        { ...city('San Antonio', 'FL', 1300), larger: { state: 'TX', people: 1_470_000, location } },
        { ...city('Columbus', 'GA', 206_000), larger: { state: 'OH', people: 905_000, location } },
      ],
      brands: [],
    },
    searchWords,
  );
  it.each([
    ['cvs san antonio', 'San Antonio, TX', 'San Antonio, FL'],
    ['24 hour pharmacy in san antonoi', 'San Antonio, TX', 'San Antonio, FL'],
    ['san antonio fl', 'San Antonio, FL'],
    ['san antonio florida cvs', 'San Antonio, FL'],
    ['columbus', 'Columbus, GA', 'Columbus, OH'],
    ['columbus ga', 'Columbus, GA'],
  ])(
    'is the smaller one only where that is not many times smaller, or has its state: “%s”',
    (text, ...expected) => {
      expect(labelsOf(reader(text))).toEqual(expected);
    },
  );

  it('is the largest of several listed ones; the others are ordered by population', () => {
    const florences = [
      city('Florence', 'SC', 39_900),
      { ...city('Florence', 'AL', 40_200), larger: { state: 'NY' as const, people: 90_000, location } },
      city('Florence', 'OR', 9400),
      city('Florence', 'AZ', 26_000),
      city('Florence Beach', 'SC', 500),
    ];
    const florence = phraseReader({ cities: florences, brands: [] }, searchWords);
    expect(labelsOf(florence('24 hour pharmacy florence'))).toEqual([
      'Florence, AL',
      ...['Florence, SC', 'Florence, AZ', 'Florence, OR'],
    ]);
    expect(labelsOf(florence('florence sc'))).toEqual(['Florence, SC']);
    expect(labelsOf(florence('florence beach'))).toEqual(['Florence Beach, SC']);
  });

  it('is the country’s largest if none is listed, and its namesakes are offered', () => {
    const springfields = (
      [
        ['MO', 169],
        ['MA', 155],
        ['IL', 114],
        ['OR', 61],
        ['OH', 58],
        ['VT', 0],
      ] as const
    ).map(([state, population]) => ({ name: 'Springfield', state, location, population }));
    const reader = phraseReader({ ...sources, wider: { ...wider, cities: springfields } }, searchWords);
    expect(labelsOf(reader('cvs springfield'))).toEqual([
      'Springfield, MO',
      ...['Springfield, MA', 'Springfield, IL', 'Springfield, OR'],
    ]);
    expect(labelsOf(reader('springfield vt'))).toEqual(['Springfield, VT']);
  });
});

describe('the words of a phrase', () => {
  it('without an answer in any listing are reported in order', () => {
    expect(wide('cheapest adderall in stock mobile').unused).toEqual(['cheapest', 'adderall', 'stock']);
    expect(wide('vaccines mobile').unused).toEqual(['vaccines']);
    expect(wide('flu vaccines mobile').unused).toEqual([]);
    expect(wide('mobile 99999').unused).toEqual(['99999']);
  });

  it('are a name where they are a chain, a street or a number', () => {
    expect(wide('sampel rx mart mobile').name).toBe('sample rx mart');
    expect(wide('cvs 12 oak st mobile').name).toBe('cvs 12 oak st');
    expect(wide('oak drugs mobile').name).toBe('oak drugs');
    expect(wide('drugs mobile').name).toBe('');
    expect(wide('call (205) 555-0112')).toMatchObject({ name: '2055550112', phone: '2055550112' });
  });

  it.each([
    ['sampel rx mart birmingam', 'sample rx mart birmingham'],
    ['pharmcy in columbus', 'pharmacy in columbus'],
    ['bostn ma', 'boston ma'],
    ['flu shoot mobile', 'flu shot mobile'],
    ['sample rxmart ft lauderdale', undefined],
    ['flu shot mobile', undefined],
  ])('are shown as corrected: “%s”', (text, expected) => {
    expect(wide(text).readAs).toBe(expected);
  });

  it('before “pharmacy” are its name, not a plain word with a wrong letter', () => {
    expect(wide('american pharmacy')).toMatchObject({ name: 'american', readAs: undefined });
  });

  it.each([
    ['la fe pharmacy', 'la fe', undefined],
    ['farmacia la fe', 'la fe', undefined],
    ['la fe pharmacy mobile', 'la fe', 'Mobile, AL'],
  ])('are a name with its Spanish article: “%s”', (text, name, place) => {
    expect([wide(text).name, placeOf(text)]).toEqual([name, place]);
  });

  it('ask for pets by themselves, never within a name', () => {
    expect(wide('dog').filters).toEqual(['pet-medications']);
    expect(wide('dogwood')).toMatchObject({ filters: [], name: 'dogwood' });
  });

  it('limit the list around a city or the visitor; a distance from nowhere is unused', () => {
    expect(wide('within 5 miles of mobile')).toMatchObject({ within: 5, name: '', unused: [] });
    expect(wide('10 minute walk from uab hospital')).toMatchObject({ name: '', unused: ['10 minute walk'] });
    expect(wide('within 5 miles of alabama').unused).toEqual(['5 miles']);
    expect(wide('2 km')).toMatchObject({ near: true, within: 2, name: '', unused: [] });
    expect(wide('walgreens within 5 miles')).toMatchObject({ near: true, within: 5, unused: [] });
    expect(wide('sample rx mart within 5 miles')).toMatchObject({ near: true, within: 5, unused: [] });
    expect(wide('juniper within 5 miles').unused).toEqual(['5 miles']);
    expect(wide('50 miles')).toMatchObject({ near: true, within: undefined, unused: ['50 miles'] });
    expect(wide('walking distance of uab hospital')).toMatchObject({ near: false, name: '', unused: [] });
  });

  it('mean near the visitor, or near the place that they name', () => {
    expect(wide('pharmacy near me').near).toBe(true);
    expect(wide('nearest pharmacy').near).toBe(true);
    expect(wide('nearest pharmacy to mobile').near).toBe(false);
    expect(wide('farmacia cerca de mi')).toMatchObject({ near: true, name: '', unused: [] });
  });
});

const labels = cities.flatMap(({ name, state }) => [`${name}, ${state}`, `${name} ${state}`]);
const asked = searchWords.intents.flatMap(([intent, all]) =>
  all.slice(0, 4).map((words) => ({ intent, words })),
);

describe('a reading', () => {
  it('is limited to the same number of words if they are typed without spaces', () => {
    const joined = 'cvspharmacynearme '.repeat(20);
    expect(narrow(`${joined}delivery`)).toEqual(narrow(joined));
  });

  it('corrects nothing if all words are known', () => {
    fc.assert(
      fc.property(fc.constantFrom(...labels), fc.constantFrom(...asked), (label, { intent, words }) => {
        const { place, filters, open, near, name, unused } = wide(`${words} ${label}`);
        expect(place && spaced(placeLabel(place))).toBe(spaced(label));
        expect([...filters, ...(open ? ['open'] : []), ...(near ? ['near'] : [])]).toContain(intent);
        expect({ name, unused }).toEqual({ name: '', unused: [] });
      }),
    );
  });

  it('does not depend on whether the place or the rest stands first', () => {
    const oneOfEachState = cities.filter(
      ({ state }, at) => cities.findIndex((c) => c.state === state) === at,
    );
    const places = oneOfEachState.flatMap(({ name, state }) => [name, `${name} ${state}`]);
    const differing = places.flatMap((place) =>
      asked.flatMap(({ words }) =>
        isDeepStrictEqual(wide(`${place} ${words}`), wide(`${words} ${place}`)) ? [] : [`${place} ${words}`],
      ),
    );
    expect(differing).toEqual([]);
  });

  it('does not depend on that order for other places either, with a comma too', () => {
    fc.assert(
      fc.property(fc.constantFrom(...labels), fc.constantFrom(...asked), (label, { words }) => {
        expect(wide(`${label} ${words}`)).toEqual(wide(`${words} ${label}`));
      }),
    );
  });

  it('accepts one wrong letter in a long word of the place', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Birmingham', 'Fort Lauderdale', 'Columbia SC', 'Mount Pleasant'),
        fc.nat(),
        (label, at) => {
          const longest = label.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '';
          // The first letter is the one that is hardly ever wrong.
          const dropped = 1 + (at % (longest.length - 1));
          const typed = label.replace(longest, longest.slice(0, dropped) + longest.slice(dropped + 1));
          expect(placeOf(typed)).toBe(placeOf(label));
        },
      ),
    );
  });

  it('keeps every unknown word as a name or an unused word', () => {
    const strange = fc.string({ unit: fc.constantFrom('q', 'x', 'z', 'j', 'v'), minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(strange, fc.constantFrom(...labels), (word, label) => {
        const { name, unused } = wide(`${word} ${label}`);
        expect([...name.split(' '), ...unused]).toContain(word);
      }),
    );
  });
});
