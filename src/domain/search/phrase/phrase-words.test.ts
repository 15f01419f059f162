import { describe, expect, it } from 'vitest';
import { phraseWords } from './phrase-words.ts';

it('`w/` is “with”, and `w/o` “without”', () => {
  expect(phraseWords('pharmacy w/ delivery').words.join(' ')).toBe('pharmacy with delivery');
  expect(phraseWords('cvs w/o drive thru').words.join(' ')).toBe('cvs without drive thru');
  expect(phraseWords('w palm beach').words.join(' ')).toBe('w palm beach');
});

it.each([
  ['within 1/2 mile of 33130', 'within 0 5 mile of 33130'],
  ['½ mile', '0 5 mile'],
  ['1 1/2 miles', '1 5 miles'],
  ['1½ mi', '1 5 mi'],
  ['3/4 of a mile', '0 75 mile'],
  ['.5 mi', '0 5 mi'],
  ['.5mi', '0 5 mi'],
  ['1/2 milla', '0 5 milla'],
  ['a 1/4 de milla', 'a 0 25 milla'],
  ['.5 kilómetros', '0 5 kilometros'],
  ['.5 minutes', '5 minutes'],
  ['24/7 miami', '24 7 miami'],
  ['.1', '1'],
  ['hwy.280', 'hwy 280'],
  ['no.5', 'no 5'],
  ['1/2 off', '1 2 off'],
])('the length “%s” is read as “%s”', (text, words) => {
  expect(phraseWords(text).words.join(' ')).toBe(words);
});

describe('a telephone number', () => {
  it.each([
    ['(205) 555-0112', '2055550112'],
    ['205.555.0112', '2055550112'],
    ['205 555 0112 birmingham', '2055550112'],
    ['2055550112', '2055550112'],
    ['+1 205 555 0112', '12055550112'],
    ['1-205-555-0112', '12055550112'],
    ['205/555-0112', '2055550112'],
    ['555-0112', '5550112'],
    ['205\u2011555\u20110112', '2055550112'],
    ['205–555–0112', '2055550112'],
    ['205\u2212555\u22120112', '2055550112'],
  ])('is found in “%s”', (text, phone) => {
    expect(phraseWords(text).phone).toBe(phone);
  });

  it.each([
    '35203',
    '35203-1234',
    '24 hour 36104',
    '1201 2nd ave n',
    '2024',
    '123456789012345',
    'cvs #5550112',
  ])('is not found in “%s”', (text) => {
    expect(phraseWords(text).phone).toBeUndefined();
  });

  it('is no word of the phrase, and a ZIP code goes without its last four digits', () => {
    expect(phraseWords('call 205-555-0112 35203-1234').words).toEqual(['call', '35203']);
  });
});

describe('a full stop', () => {
  it.each([
    ['st.petersburg fl', 'st petersburg fl'],
    ['n.charleston', 'n charleston'],
    ['miami.fl', 'miami fl'],
    ['36104.al', '36104 al'],
    ['N.Y.C.', 'nyc'],
    ['Greenville, S.C.', 'greenville sc'],
    ['st. pete, l.a.', 'st pete la'],
  ])('parts words, not single letters, in “%s”', (text, words) => {
    expect(phraseWords(text).words.join(' ')).toBe(words);
  });
});
