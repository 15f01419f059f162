import type { Run } from './word-runs.ts';

const suffixes = new Set(
  (
    'alley aly avenue ave av boulevard blvd bypass byp causeway cswy circle cir court ct cove cv crossing xing drive dr expressway expy ' +
    'freeway fwy highway hwy lane ln loop parkway pkwy pike place pl plaza plz road rd route rte row run square sq street st str ' +
    'terrace ter ' +
    'trail trl turnpike tpke walk way broadway'
  ).split(' '),
);
/** A place's name before one of these is a street's: nothing else ends so. */
const plainSuffixes = new Set(
  'avenue ave boulevard blvd drive road rd street lane ln parkway pkwy highway hwy'.split(' '),
);
const directions = new Set(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest'.split(' '),
);
const units = new Set('apt bldg floor fl ste suite unit room'.split(' '));
const mostNameWords = 4;

/** Whether the word before that position is the name of a street: `columbia ave`. */
export const isStreetName = (words: readonly string[], to: number): boolean =>
  plainSuffixes.has(words[to] ?? '');

/**
 * The words of a street address: a house number, the street's name and suffix, with a direction and a unit where they are written.
 * `isOther` says of a position whether the number there belongs to something else (`24 hour`), and `isPlace` whether the two words from
 * there begin a place's name (`north charleston`).
 */
export function streetRun(
  words: readonly string[],
  isOther: (at: number) => boolean,
  isPlace: (from: number) => boolean,
): Run | undefined {
  for (let from = 0; from < words.length; from++) {
    if (!/^\d{1,6}[a-z]?$/.test(words[from] ?? '') || isOther(from)) continue;
    const end = suffixEnd(words, from);
    if (end === undefined) continue;
    let to = end;
    // `highway 280` has its number behind it.
    if (/^(?:highway|hwy|route|rte)$/.test(words[to - 1] ?? '') && /^\d{1,3}$/.test(words[to] ?? '')) to += 1;
    if (directions.has(words[to] ?? '') && !isPlace(to)) to += 1;
    if (
      units.has(words[to] ?? '') &&
      /^[\da-z]{1,5}$/.test(words[to + 1] ?? '') &&
      /\d|^[a-z]$/.test(words[to + 1] ?? '')
    )
      to += 2;
    return { from, to };
  }
  return undefined;
}

/** The position after the street's suffix: the first within a few words of the number that has a name before it. */
function suffixEnd(words: readonly string[], from: number): number | undefined {
  for (let at = from + 1; at <= from + mostNameWords + 1; at++) {
    const word = words[at] ?? '';
    if (!suffixes.has(word) || (at === from + 1 && !/^(?:broadway|highway|hwy|route)$/.test(word))) continue;
    // `circle dr`, but `maple st, st petersburg`.
    while (words[at + 1] !== 'st' && suffixes.has(words[at + 1] ?? '')) at += 1;
    return at + 1;
  }
  return undefined;
}
