import { describe, expect, it } from 'vitest';
import { phraseCity } from '../../../../tests/support/search-fixture.ts';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { phraseReader } from '../search-phrase.ts';
import type { WiderGazetteer } from './known-places.ts';

const wider: WiderGazetteer = {
  cities: [
    { name: 'Portland', state: 'OR', location: { lat: 45.5, lng: -122.7 }, population: 640 },
    { name: 'Garland', state: 'TX', location: { lat: 32.9, lng: -96.6 }, population: 246 },
    { name: 'Magnolia', state: 'AR', location: { lat: 33.3, lng: -93.2 }, population: 0 },
  ],
  zipPrefixes: new Map(),
};
const nameWords = new Map([
  ['pharmcy', 2],
  ['medcare', 3],
  ['magnolia', 1],
  ['garland', 1],
  ['portland', 1],
  ['compounding', 1],
  ['walgreens', 1],
  ['drug', 3],
]);
const cities = [phraseCity('Miami', 'FL'), phraseCity('Birmingham', 'AL'), phraseCity('Mobile', 'AL')];
const read = phraseReader({ cities, brands: [], wider, nameWords }, searchWords);

/** All that is read of a phrase but its place. */
const asked = (text: string) => {
  const { filters, open, near, name, unused } = read(text);
  return {
    asks: [...filters.map(({ id }) => id), ...(open ? ['open'] : []), ...(near ? ['near'] : [])].join(' '),
    name,
    unused: unused.join(' '),
  };
};
const asks = (asks: string, { name = '', unused = '' } = {}) => ({ asks, name, unused });

describe('a wording', () => {
  it('is the one that leaves least over, where two of a length overlap', () => {
    for (const text of ['open 24/7 miami', 'open 24 hr miami', 'open 24 h', 'never close miami'])
      expect([text, asked(text)]).toEqual([text, asks('24-hour')]);
  });

  it('of several words that no listing answers goes before a shorter one that one does', () => {
    expect(asked('morning after pill')).toEqual(asks('', { unused: 'morning after pill' }));
    expect(asked('urgent care miami')).toEqual(asks('', { unused: 'urgent care' }));
  });

  it('of several words is not read in a word of its own', () => {
    expect(asked('medical arts pharmacy')).toEqual(asks('', { name: 'medical arts' }));
    expect(asked('medi cal miami')).toEqual(asks('that-accepts-medicaid'));
  });

  it('is written together or apart, and not cut elsewhere: “opens at” is not “open sat”', () => {
    expect(asked('opens at 6:30am miami')).toEqual(asks('open-early'));
    expect(asked('opens at 9 miami').asks).not.toContain('open-saturday');
    expect(asked('opensat miami')).toEqual(asks('open-saturday'));
    expect(asked('wal greens miami').name).toBe('walgreens');
  });

  it('of a weekday or of a time that no filter answers is told', () => {
    expect(asked('open monday birmingham')).toEqual(asks('', { unused: 'monday' }));
    expect(asked('open until 8pm miami')).toEqual(asks('', { unused: '8pm' }));
    expect(asked('abierto hasta las 10')).toEqual(asks('open-late'));
    expect(asked('sat sun miami')).toEqual(asks('open-sunday open-saturday'));
  });

  it('of a way is told, and is no name', () => {
    for (const [text, unused] of [
      ['pharmacy within 50 miles of miami', '50 miles'],
      ['10 minutes from miami', '10 minutes'],
      ['a 5 cuadras de miami', '5 cuadras'],
    ])
      expect([text, asked(text ?? '')]).toEqual([text, asks('', { unused: unused ?? '' })]);
    expect(asked('open 7 days a week').asks).toBe('open-every-day');
  });

  it('that is all plain words is told whole', () => {
    expect(asked('no prescription')).toEqual(asks('', { unused: 'no prescription' }));
  });
});

describe('what is not wanted', () => {
  it.each([
    ['not walgreens birmingham', asks('', { unused: 'not walgreens' })],
    ['not walgreens or cvs miami', asks('', { unused: 'not walgreens cvs' })],
    ['miami except walgreens and cvs', asks('', { unused: 'except walgreens cvs' })],
    ['not walgreens, cvs or publix miami', asks('', { unused: 'not walgreens cvs publix' })],
    ['miami excepto cvs y walgreens', asks('', { unused: 'excepto cvs walgreens' })],
    ['not cvs and open sunday miami', asks('open-sunday', { unused: 'not cvs' })],
    ['no delivery', asks('', { unused: 'no delivery' })],
    ['does not accept medicaid miami', asks('', { unused: 'not accept medicaid' })],
    ['without drive thru mobile', asks('', { unused: 'without drive thru' })],
    ['sin entrega miami', asks('', { unused: 'sin entrega' })],
    ['closed now', asks('', { unused: 'closed now' })],
    ['open sunday not saturday', asks('open-sunday', { unused: 'not saturday' })],
    ['cvs not walgreens', asks('', { name: 'cvs', unused: 'not walgreens' })],
  ])('“%s” is not asked for, and is told', (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  it('is nothing in wordings that say no of their own, or twice', () => {
    expect(asked('not closed for lunch').asks).toBe('open-through-lunch');
    expect(asked('no chains').asks).toBe('independent');
    expect(asked('not closed now').asks).toBe('open');
    expect(asked('no wait flu shot miami').asks).toBe('flu-shots');
  });
});

describe('a chain', () => {
  it('is the first of several, since no listing is of two', () => {
    expect(asked('walgreens or cvs miami')).toEqual(asks('', { name: 'walgreens', unused: 'cvs' }));
  });

  it('that closes is not near', () => {
    expect(asked('what time does cvs close')).toEqual(asks('', { name: 'cvs' }));
    expect(asked('cvs close')).toEqual(asks('near', { name: 'cvs' }));
    expect(asked('CVS™ miami').name).toBe('cvs');
  });
});

describe('a pharmacy’s name', () => {
  it('is what stands before “pharmacy” with an apostrophe', () => {
    expect(asked('walker’s pharmacy').name).toBe('walkers');
    expect(asked("price's drug store").name).toBe('prices');
    expect(asked('rent a walker pharmacy').asks).toBe('medical-equipment');
  });

  it('is a word before “pharmacy” that looks like another, unless it is long and one letter off', () => {
    for (const name of ['haven', 'harmony', 'gates', 'christian', 'canadian', 'cascade'])
      expect([name, asked(`${name} pharmacy`)]).toEqual([name, asks('', { name })]);
    expect(asked('compouding pharmacy').asks).toBe('compounding');
  });

  it('stands before a slip of “pharmacy” as before the word itself', () => {
    expect(asked('walker pharmcy miami')).toEqual(asks('', { name: 'walker' }));
    expect(asked('haven phamracy')).toEqual(asks('', { name: 'haven' }));
    expect(read('walker pharmcy').unsure).toBe(true);
    expect(read('portland drugstor').place).toMatchObject({ unlisted: { city: 'Portland' } });
  });

  it('is no slip that hardly any listing has', () => {
    expect(asked('pharmcy in miami')).toEqual(asks(''));
    expect(asked('medcare miami')).toEqual(asks('', { name: 'medcare' }));
  });

  it('is no unlisted town without its state, unless that is very large', () => {
    expect(read('magnolia pharmacy')).toMatchObject({ place: undefined, name: 'magnolia' });
    expect(read('garland drug')).toMatchObject({ place: undefined, name: 'garland drug' });
    expect(read('magnolia pharmacy ar').place).toMatchObject({ unlisted: { city: 'Magnolia' } });
    expect(read('pharmacy magnolia').place).toMatchObject({ unlisted: { city: 'Magnolia' } });
    for (const text of [
      'portland pharmacy',
      'portland drug store',
      'portland compounding pharmacy',
      'portland walgreens pharmacy',
      'farmacia portland',
    ])
      expect([text, read(text).place]).toMatchObject([text, { unlisted: { city: 'Portland' } }]);
    expect(read('portland drugs')).toMatchObject({ place: undefined, name: 'portland drugs' });
    expect(read('portland magnolia drug store')).toMatchObject({
      place: undefined,
      name: 'portland magnolia',
    });
  });
});

describe('a long text', () => {
  it('is read in no more time than its first words', () => {
    const before = performance.now();
    for (const words of ['24 ', 'birmingham al ', 'qwzzy ']) read(words.repeat(2000));
    expect(performance.now() - before).toBeLessThan(3000);
  });
});
