import { brandOfName } from '../fields/brand-table.ts';
import { knownNames, wordsOfKind } from './known-names.ts';
import { namePattern } from './name-words.ts';

const organisationWord = namePattern('organisation');
const firmWord = namePattern('firm');
const credential = namePattern('credential');
const title = /^(?:dr|mr|mrs|ms|miss|prof|rev|sr)\.?\s+/i;

interface NameSigns {
  /** Index of the first given name among the words, if a comma follows the family name: `SMITH, JOHN` → 1. */
  readonly firstGivenIndex: number | undefined;
  readonly hasTitleOrDegree: boolean;
  readonly hasGeneration: boolean;
}

const generation = /[\s,]+(?:ii|iii|iv)\.?\s*$/i;

const fewestWords = 2;
const mostWords = 5;

/**
 * True if a registered name is probably a person's: `SMITH, JOHN RPH`. Personal names are not stored. False
 * for any name with a chain's name, `'s`, a legal form or a word for an organisation.
 */
export function isPersonalName(name: string): boolean {
  const plain = name.replace(/["“”]/g, '').replace(/\s+/g, ' ').trim();
  const withoutGeneration = plain.replace(generation, '');
  const hasGeneration = withoutGeneration !== plain;
  if (brandOfName(withoutGeneration) !== undefined || /['’]s\b/i.test(withoutGeneration)) return false;
  let rest = withoutGeneration.replace(title, '');
  for (let shorter = rest.replace(credential, ''); shorter !== rest; shorter = rest.replace(credential, ''))
    rest = shorter.replace(generation, '');
  if (firmWord.test(withoutGeneration) || organisationWord.test(rest)) return false;
  const words = rest.split(/[\s,.]+/).filter((word) => word !== '');
  if (words.length < fewestWords || words.length > mostWords) return false;
  return (
    words.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word)) &&
    areNamesOfPerson(words, {
      firstGivenIndex: familyNameFirst.exec(rest)?.[1]?.split(/[\s-]+/).length,
      hasTitleOrDegree: rest !== withoutGeneration,
      hasGeneration,
    })
  );
}

const familyNameFirst = /^([^,\s]+(?:[ -][^,\s]+)?),\s*\S/;

const [particles, saintWords] = [wordsOfKind('particle'), wordsOfKind('holy')];
const [landWords, famousFirms] = [wordsOfKind('land'), wordsOfKind('firm')];

const coinedEnding =
  /(?:tions?|ments?|ings|ics|logy|tech|tek|plus|mart|way|world|works|land|max|zone|pro|net|gen|ex)$/;

function areNamesOfPerson(
  words: readonly string[],
  { firstGivenIndex, hasTitleOrDegree, hasGeneration }: NameSigns,
): boolean {
  const { given, family, english, frequent, places } = knownNames();
  const longWords = words.filter((word) => word.length > 1).map((word) => word.toLowerCase());
  const [first = '', second = ''] = longWords;
  const last = longWords.at(-1) ?? '';
  if (first === '' || famousFirms.has(longWords.join('-'))) return false;
  const isKnown = (names: ReadonlySet<string>, word: string): boolean =>
    names.has(word) || word.split(/['’-]/).some((part) => part.length > 1 && names.has(part));
  const isName = (word: string): boolean => isKnown(given, word) || isKnown(family, word);
  const isOrdinary = (word: string): boolean => !isName(word) && !particles.has(word) && english.has(word);
  const ordinaryCount = longWords.filter(isOrdinary).length;
  const withoutParticles = longWords.filter((word) => !particles.has(word));
  const knownNameCount = withoutParticles.filter(isName).length;
  if (hasTitleOrDegree)
    return ordinaryCount < longWords.length && (knownNameCount > 0 || ordinaryCount === 0);
  const isMadeUp = (word: string): boolean =>
    !isName(word) && (word.length <= 3 || !/[aeiouy]/.test(word) || coinedEnding.test(word));
  if (withoutParticles.some(isMadeUp) || saintWords.has(first)) return false;
  const canBeGiven = (word: string): boolean => isKnown(given, word) || !english.has(word);
  if (firstGivenIndex !== undefined) {
    const name = words[firstGivenIndex]?.toLowerCase() ?? '';
    return ordinaryCount <= 1 && (name.length === 1 || canBeGiven(name));
  }
  const hasInitial = words.length > longWords.length || hasGeneration;
  // A family name that is an English word stands first only before given names: `PRICE BRIAN D`, but not
  // `LAKE CHARLES`.
  if (!canBeGiven(first) && !particles.has(first) && !(hasInitial && isKnown(given, second))) return false;
  if (hasInitial)
    return (
      ordinaryCount <= 1 &&
      ordinaryCount < withoutParticles.length &&
      (knownNameCount > 0 || (ordinaryCount === 0 && withoutParticles.length > 1))
    );
  if (
    longWords.length === 2 &&
    landWords.has(last) &&
    !frequent.has(first) &&
    (english.has(first) || places.has(first))
  )
    return false;
  if (ordinaryCount > 0)
    return ordinaryCount === 1 && isOrdinary(last) && !last.endsWith('s') && frequent.has(first);
  return longWords.length > 1 && (knownNameCount > 0 || withoutParticles.every((word) => !english.has(word)));
}
