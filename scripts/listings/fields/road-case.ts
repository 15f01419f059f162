import { usStates } from '../../../src/domain/places/us-state.ts';

const road = 'hwy|highway|rte|route|rt|state|sr';
/** `Us Hwy 41`, `Us 41`: the federal roads. */
const federal = new RegExp(`\\bus(?=\\s(?:${road}|business|bus|\\d))`, 'gi');
/** `Nc Hwy 42`, `La Highway 1`: a state's roads bear its letters. */
const ofState = new RegExp(`\\b(?:${usStates.map(({ code }) => code).join('|')})(?=\\s(?:${road})\\b)`, 'gi');
/** `13500 Fl 54`, `1700 S Fl-7`: a state's road behind the house number alone. */
const ofStateAlone = new RegExp(
  `(?<=^\\d\\S*\\s(?:[nsew]{1,2}\\s)?)(?:${usStates.map(({ code }) => code).join('|')})(?=[\\s-]\\d+(?:\\s|$))`,
  'i',
);
/** `Sr 436`, `Cr 220`, `Fm 1960`, `Ih-35`: a kind of road before its number. */
const kind = /\b(?:sr|cr|fm|rm|ih|th|csah|co rd(?= \d))(?=[\s-]\d)/gi;
/** `Hwy A1a`: the letters of a road's number. */
const numbered = /(?<=\b(?:hwy|highway|rte|route|rt|sr|cr|us)\s)(?:[a-z]?\d+[a-z]{1,2}|[a-z]{1,2}\d+)\b/gi;
const ordinal = /^\d+(?:st|nd|rd|th)$/i;

/** A street with the letters of its roads in capitals, as signs have them: `10005 Al Hwy 9` as `10005 AL Hwy 9`. Idempotent. */
export const roadCase = (street: string): string =>
  street
    .replace(federal, 'US')
    .replace(ofState, (code) => code.toUpperCase())
    .replace(ofStateAlone, (code) => code.toUpperCase())
    .replace(kind, (letters) => (/\s/.test(letters) ? letters : letters.toUpperCase()))
    .replace(numbered, (number) => (ordinal.test(number) ? number : number.toUpperCase()));
