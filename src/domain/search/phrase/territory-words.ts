import type { MeaningIndex } from './meaning-index.ts';
import { isHouse } from './name-words.ts';
import type { NumberedRun } from './numbered-words.ts';
import { isStreetName } from './street-words.ts';

const longest = 3;
/** The ZIP codes of Puerto Rico, the Virgin Islands and the Pacific. */
const zipOf = /^(?:00[679]\d{2}|969\d{2})$/;
/** So many words the name of a town before a territory has. */
const mostTownWords = 3;

type TerritoryIndex = Pick<
  MeaningIndex,
  'territories' | 'brands' | 'intents' | 'fillers' | 'supporting' | 'unusable' | 'nearWithoutPlace' | 'houses'
>;

/**
 * The territories that words name, each with the town before it: `san juan puerto rico`, `carolina pr`. They have no listings, and their towns are not
 * those of the same name elsewhere. Before a street’s ending a name is the
 * street’s: `guam street`.
 */
export function territoryRuns(words: readonly string[], index: TerritoryIndex): readonly NumberedRun[] {
  const runs: NumberedRun[] = [];
  for (let at = 0; at < words.length; at++) {
    const end = territoryEnd(words, at, index.territories);
    if (end === undefined || isOfStreet(words, end, index)) continue;
    const to = zipOf.test(words[end] ?? '') ? end + 1 : end;
    let from = at;
    while (from > 0 && at - from < mostTownWords && mayBeOfTown(words[from - 1] ?? '', index)) from -= 1;
    runs.push({ from, to, text: words.slice(from, to).join(' ') });
    at = to - 1;
  }
  return runs;
}

function territoryEnd(
  words: readonly string[],
  at: number,
  territories: ReadonlySet<string>,
): number | undefined {
  for (let length = longest; length > 0; length--)
    if (territories.has(words.slice(at, at + length).join(' '))) return at + length;
  const isCode = words[at] === 'pr' && at > 0 && (at === words.length - 1 || zipOf.test(words[at + 1] ?? ''));
  return isCode ? at + 1 : undefined;
}

/** Whether the word there ends a street’s name; `st thomas` and `drive thru` are none. */
const isOfStreet = (words: readonly string[], at: number, { houses }: TerritoryIndex): boolean => {
  const next = words[at + 1] ?? '';
  return /^(?:st|dr|drive)$/.test(words[at] ?? '')
    ? next === '' || isHouse(next, houses)
    : isStreetName(words, at);
};

const mayBeOfTown = (
  word: string,
  { brands, intents, fillers, supporting, unusable, nearWithoutPlace, houses }: TerritoryIndex,
): boolean =>
  word !== '' &&
  !/\d/.test(word) &&
  !isHouse(word, houses) &&
  ![brands, intents, fillers, supporting, unusable, nearWithoutPlace].some(({ byText }) => byText.has(word));
