import { brandOfName } from '../fields/brand-table.ts';
import { knownNames, wordsBesideNames } from './known-names.ts';
import { namePattern } from './name-words.ts';

const organisation = namePattern('organisation');
const firm = namePattern('firm');
const credential = namePattern('credential');
const title = /^(?:dr|mr|mrs|ms|miss|prof|rev|sr)\.?\s+/i;

interface Signs {
  /** Absent unless the family name stands before a comma: `SMITH, JOHN` → 1. */
  readonly givenFrom: number | undefined;
  readonly isTitled: boolean;
  readonly isNumbered: boolean;
}

/** `III` numbers shops as well as sons. */
const generation = /[\s,]+(?:ii|iii|iv)\.?\s*$/i;

const fewestWords = 2;
const mostWords = 5;

/**
 * True if a registered name is a person's: `SMITH, JOHN RPH`. Such names are not kept.
 * - a legal form or a word for an organisation makes the name a firm's
 * - else a degree or licence behind two words makes it a person's
 * - else all words must be possible names, and one of them a known name or an initial
 */
export function isPersonalName(name: string): boolean {
  const plain = name.replace(/["“”]/g, '').replace(/\s+/g, ' ').trim();
  const whole = plain.replace(generation, '');
  const isNumbered = whole !== plain;
  if (brandOfName(whole) !== undefined || /['’]s\b/i.test(whole)) return false;
  let rest = whole.replace(title, '');
  for (let shorter = rest.replace(credential, ''); shorter !== rest; shorter = rest.replace(credential, ''))
    rest = shorter.replace(generation, '');
  if (firm.test(whole) || organisation.test(rest)) return false;
  const words = rest.split(/[\s,.]+/).filter((word) => word !== '');
  if (words.length < fewestWords || words.length > mostWords) return false;
  return (
    words.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word)) &&
    areNames(words, {
      givenFrom: reversed.exec(rest)?.[1]?.split(/[\s-]+/).length,
      isTitled: rest !== whole,
      isNumbered,
    })
  );
}

/** `SMITH, JOHN`, `AL MASRI, LAYLA T`. */
const reversed = /^([^,\s]+(?:[ -][^,\s]+)?),\s*\S/;

const [particles, holy] = [wordsBesideNames('particle'), wordsBesideNames('holy')];
const [lands, famousFirms] = [wordsBesideNames('land'), wordsBesideNames('firm')];

/** Endings of words that firms make up: `BRAVO COMUNICATIONS`. */
const coined =
  /(?:tions?|ments?|ings|ics|logy|tech|tek|plus|mart|way|world|works|land|max|zone|pro|net|gen|ex)$/;

function areNames(words: readonly string[], { givenFrom, isTitled, isNumbered }: Signs): boolean {
  const { given, family, words: english, frequent, places } = knownNames();
  const long = words.filter((word) => word.length > 1).map((word) => word.toLowerCase());
  const [first = '', second = ''] = long;
  const last = long.at(-1) ?? '';
  if (first === '' || famousFirms.has(long.join('-'))) return false;
  const isKnown = (names: ReadonlySet<string>, word: string): boolean =>
    names.has(word) || word.split(/['’-]/).some((part) => part.length > 1 && names.has(part));
  const isName = (word: string): boolean => isKnown(given, word) || isKnown(family, word);
  const isOrdinary = (word: string): boolean => !isName(word) && !particles.has(word) && english.has(word);
  const ordinary = long.filter(isOrdinary).length;
  const own = long.filter((word) => !particles.has(word));
  const named = own.filter(isName).length;
  if (isTitled) return ordinary < long.length && (named > 0 || ordinary === 0);
  const isMadeUp = (word: string): boolean =>
    !isName(word) && (word.length <= 3 || !/[aeiouy]/.test(word) || coined.test(word));
  if (own.some(isMadeUp) || holy.has(first)) return false;
  const canBeGiven = (word: string): boolean => isKnown(given, word) || !english.has(word);
  if (givenFrom !== undefined) {
    const name = words[givenFrom]?.toLowerCase() ?? '';
    return ordinary <= 1 && (name.length === 1 || canBeGiven(name));
  }
  const hasInitial = words.length > long.length || isNumbered;
  // A family name that is an English word stands first only before given names: `PRICE BRIAN D`, but not
  // `LAKE CHARLES`.
  if (!canBeGiven(first) && !particles.has(first) && !(hasInitial && isKnown(given, second))) return false;
  if (hasInitial)
    return ordinary <= 1 && ordinary < own.length && (named > 0 || (ordinary === 0 && own.length > 1));
  if (
    long.length === 2 &&
    lands.has(last) &&
    !frequent.has(first) &&
    (english.has(first) || places.has(first))
  )
    return false;
  if (ordinary > 0) return ordinary === 1 && isOrdinary(last) && !last.endsWith('s') && frequent.has(first);
  return long.length > 1 && (named > 0 || own.every((word) => !english.has(word)));
}
