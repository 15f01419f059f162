import { brandOfName } from '../fields/brand-table.ts';
import { knownNames, namePattern, wordsOfKind } from './name-words.ts';

const [organisationWord, firmWord] = [namePattern('organisation'), namePattern('firm')];
const credential = namePattern('credential');
const title = /^(?:dr|mr|mrs|ms|miss|prof|rev|sr)\.?\s+/i;
const generation = /[\s,]+(?:ii|iii|iv)\.?\s*$/i;
const familyNameFirst = /^[^,\s]+(?:[ -][^,\s]+)?,\s*\S/;

/** True if a registered name is probably a person's: `SMITH, JOHN RPH`, but not `SMITH DRUGS`. */
export function isPersonalName(name: string): boolean {
  const plain = name.replace(/["“”]/g, '').replace(/\s+/g, ' ').trim();
  const withoutGeneration = plain.replace(generation, '');
  if (brandOfName(withoutGeneration) !== undefined || /['’]s\b/i.test(withoutGeneration)) return false;
  let rest = withoutGeneration.replace(title, '');
  for (let shorter = rest.replace(credential, ''); shorter !== rest; shorter = rest.replace(credential, ''))
    rest = shorter.replace(generation, '');
  if (firmWord.test(withoutGeneration) || organisationWord.test(rest)) return false;
  const words = rest.split(/[\s,.]+/).filter((word) => word !== '');
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word)) &&
    areNamesOfPerson(words, {
      isFamilyNameFirst: familyNameFirst.test(rest),
      hasTitleOrDegree: rest !== withoutGeneration,
      hasGeneration: withoutGeneration !== plain,
    })
  );
}

const [particles, saintWords] = [wordsOfKind('particle'), wordsOfKind('holy')];
const [landWords, famousFirms] = [wordsOfKind('land'), wordsOfKind('firm')];

const coinedEnding =
  /(?:tions?|ments?|ings|ics|logy|tech|tek|plus|mart|way|world|works|land|max|zone|pro|net|gen|ex)$/;

function areNamesOfPerson(
  words: readonly string[],
  signs: Record<'isFamilyNameFirst' | 'hasTitleOrDegree' | 'hasGeneration', boolean>,
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
  if (signs.hasTitleOrDegree) return ordinaryCount < longWords.length;
  const isMadeUp = (word: string): boolean =>
    !isName(word) && (word.length <= 3 || !/[aeiouy]/.test(word) || coinedEnding.test(word));
  if (withoutParticles.some(isMadeUp) || saintWords.has(first)) return false;
  if (signs.isFamilyNameFirst) return ordinaryCount <= 1;
  const hasInitial = words.length > longWords.length || signs.hasGeneration;
  // A family name that is an English word stands first only before given names: `PRICE BRIAN D`, but not
  // `LAKE CHARLES`.
  const canBeFirst = isKnown(given, first) || !english.has(first) || particles.has(first);
  if (!canBeFirst && !(hasInitial && isKnown(given, second))) return false;
  if (hasInitial)
    return knownNameCount > 0 ? ordinaryCount <= 1 : ordinaryCount === 0 && withoutParticles.length > 1;
  if (
    longWords.length === 2 &&
    landWords.has(last) &&
    !frequent.has(first) &&
    (english.has(first) || places.has(first))
  )
    return false;
  if (ordinaryCount > 0)
    return ordinaryCount === 1 && isOrdinary(last) && !last.endsWith('s') && frequent.has(first);
  return longWords.length > 1;
}
