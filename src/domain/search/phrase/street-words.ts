import type { Run } from './word-runs.ts';

/** Addresses are American in whatever language one asks: their words stand with the rule that reads one. */
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
/** Between a number and such an ending these too say that the number is none of a house: `33130 near st thomas`. */
const noStreet = new Set('near nearby with cerca'.split(' '));
const mostNameWords = 4;
/** Words that say nothing elsewhere, and name streets: `state street`. */
const streetNames = new Set('city county home house state town'.split(' '));

/** Whether the word before that position is the name of a street: `columbia ave`. */
export const isStreetName = (words: readonly string[], to: number): boolean =>
  plainSuffixes.has(words[to] ?? '');

/** Whether a word ends a street’s name. */
export const isStreetEnd = (word: string | undefined): boolean => suffixes.has(word ?? '');

/** What a street address is told from other words by, most of the word at a position. */
export interface StreetWords {
  /** Whether it belongs to several words that mean something else together: `24 hour`, `drive thru`. */
  readonly isFixed: (at: number) => boolean;
  /** Whether it asks for something by itself, or names a chain. */
  readonly isAsked: (at: number) => boolean;
  readonly isChain: (at: number) => boolean;
  /** Whether it is a word for a pharmacy, and no name: `33130 pharmacy near st thomas`. */
  readonly isHouse: (at: number) => boolean;
  /** Whether it is a ZIP code of a listed place. */
  readonly isZip: (at: number) => boolean;
  /** Whether the words of a run are a place’s name: `north charleston`. */
  readonly isPlace: (run: Run) => boolean;
}

/** The words of a street address: a house number, the street's name and suffix, with a direction and a unit where they are written. */
export function streetRun(words: readonly string[], known: StreetWords): Run | undefined {
  for (let from = 0; from < words.length; from++) {
    if (!/^\d{1,6}[a-z]?$/.test(words[from] ?? '') || known.isFixed(from)) continue;
    const end = suffixEnd(words, from, known);
    if (end === undefined) continue;
    let to = end;
    // `highway 280` has its number behind it.
    if (/^(?:highway|hwy|route|rte)$/.test(words[to - 1] ?? '') && /^\d{1,3}$/.test(words[to] ?? '')) to += 1;
    if (directions.has(words[to] ?? '') && !known.isPlace({ from: to, to: to + 2 })) to += 1;
    if (
      units.has(words[to] ?? '') &&
      /^[\da-z]{1,5}$/.test(words[to + 1] ?? '') &&
      /\d|^[a-z]$/.test(words[to + 1] ?? '')
    )
      to += 2;
    return { from, to };
  }
  return bareStreet(words, known);
}

/**
 * A street without a house's number behind a chain or `on`, where its name would be read as something else: `walgreens airport blvd`, `cvs on old county line road`,
 * `cvs state road 436`, `cvs on us 280`.
 */
function bareStreet(words: readonly string[], known: StreetWords): Run | undefined {
  const isBegun = (from: number): boolean =>
    !known.isFixed(from) &&
    (from === 0 ? /^\d{1,4}$/.test(words[2] ?? '') : known.isChain(from - 1) || words[from - 1] === 'on');
  const highway = words.findIndex(
    (word, at) =>
      word === 'us' &&
      isOnRoad(words, at, known) &&
      /^\d{1,3}$/.test(words[at + 1] ?? '') &&
      !known.isFixed(at + 1),
  );
  if (highway >= 0) return { from: highway, to: highway + 2 };
  for (let at = 1; at < words.length; at++) {
    const from = [at - 1, at - 2, at - 3].find(isBegun);
    if (from === undefined || !isBareEnd(words, at, known)) continue;
    const name = words.slice(from, at);
    if (
      name.some((_, offset) => known.isFixed(from + offset) || known.isPlace({ from, to: from + offset + 1 }))
    )
      continue;
    if (!name.some((word, offset) => streetNames.has(word) || known.isAsked(from + offset))) continue;
    return { from, to: /^\d{1,4}$/.test(words[at + 1] ?? '') ? at + 2 : at + 1 };
  }
  return undefined;
}

/** Whether a road's name may begin there: first, behind a chain, or behind a word that says where along it. */
const isOnRoad = (words: readonly string[], at: number, { isChain }: StreetWords): boolean =>
  at === 0 || isChain(at - 1) || /^(?:on|off|near|along|and|by)$/.test(words[at - 1] ?? '');

/** Whether the word ends a street's name by itself: no saint's `st`, and not the `drive` of `drive thru`. */
const isBareEnd = (words: readonly string[], at: number, { isFixed, isPlace }: StreetWords): boolean =>
  !isFixed(at) &&
  (isStreetName(words, at) ||
    (words[at] === 'st' && ![2, 3].some((length) => isPlace({ from: at, to: at + length }))));

/** The position after the street's suffix: the first within a few words of the number that has a name before it, and no word of no street. */
function suffixEnd(words: readonly string[], from: number, known: StreetWords): number | undefined {
  for (let at = from + 1; at <= from + mostNameWords + 1; at++) {
    const word = words[at] ?? '';
    if (isOutside(words, at, known) || (known.isZip(from) && isElse(at, from, known))) return undefined;
    if (!suffixes.has(word) || (at === from + 1 && !/^(?:broadway|highway|hwy|route)$/.test(word))) continue;
    // `circle dr`, but `maple st, st petersburg`.
    while (words[at + 1] !== 'st' && suffixes.has(words[at + 1] ?? '') && !isOutside(words, at + 1, known))
      at += 1;
    return at + 1;
  }
  return undefined;
}

/** Whether the word after a ZIP code means something else, or is within the name of a place: `34952 port st lucie`. */
const isElse = (at: number, zipAt: number, { isFixed, isAsked, isPlace }: StreetWords): boolean =>
  isFixed(at) ||
  isAsked(at) ||
  [at - 1, at].some((from) => from > zipAt && [2, 3].some((length) => isPlace({ from, to: from + length })));

/** Whether the word is in no street's name: a chain, `pharmacy`, or the `drive` of `drive thru`; that of `oak drive in mobile` is the street's. */
const isOutside = (
  words: readonly string[],
  at: number,
  { isFixed, isChain, isHouse }: StreetWords,
): boolean =>
  noStreet.has(words[at] ?? '') ||
  isHouse(at) ||
  isChain(at) ||
  (suffixes.has(words[at] ?? '') && words[at + 1] !== 'in' && isFixed(at));
