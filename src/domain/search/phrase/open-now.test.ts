import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { phraseReader } from '../search-phrase.ts';

const read = phraseReader({ cities: [], brands: ['CVS Pharmacy'] }, searchWords);

describe('“open” by itself', () => {
  it.each([
    'open pharmacy',
    'which drugstore is open',
    'is a cvs open near me',
    'cheapest pharmacy open around here',
    'open pharmacy with flu shots',
    'friendly pharmacy open near me',
    'pharmacy open near me money order',
    'hay farmacias abiertas por aquí',
  ])('asks for what is open now: “%s”', (text) => expect(read(text).open).toBe(true));

  it.each([
    'open late',
    'open 24 hours',
    'open on sundays',
    'is cvs open tomorrow',
    'open monday',
    'open at 10',
    'open until 7',
    'open to the public',
    'cvs open m-f',
    'cvs open wednsday',
  ])('does not where the words tell another time: “%s”', (text) => expect(read(text).open).toBe(false));

  it.each([
    'when is cvs open',
    'what time does the pharmacy open',
    'open hours of cvs',
    'a que hora esta abierta cvs',
  ])('does not where it is asked when: “%s”', (text) => expect(read(text).open).toBe(false));

  it.each(['open door pharmacy', 'pharmacy not open', 'is walker’s pharmacy open'])(
    'does not beside a name or a negation: “%s”',
    (text) => expect(read(text).open).toBe(false),
  );
});
