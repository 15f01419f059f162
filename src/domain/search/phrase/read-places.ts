import { spaced } from '../../text/spaced.ts';
import type { PhraseCity } from './known-places.ts';
import { holds, lengthOf, type Match, matches, overlaps, type Run, textOf } from './match-runs.ts';
import { noDrive } from './measured-runs.ts';
import { type Named, type PlaceIndex, stateOf } from './place-index.ts';
import type { Speller } from './spelling.ts';

/** What the words around a place tell. */
export interface Around {
  /** Whether these words, as typed, mean something else in at least so many words: a wish, chain or filler. */
  readonly isElse: (run: Run, least?: number) => boolean;
  /** How many words are left as a name when the runs are taken out. */
  readonly namesLeft: (runs: readonly Run[]) => number;
}

/** A place that words of the phrase may name. */
export interface Reading<City> {
  readonly named: Named<City>;
  /** All words that name it. */
  readonly runs: readonly Run[];
  readonly covered: number;
  /** Wrong letters. */
  readonly cost: number;
  /** Whether the words name its state too. */
  readonly hasState: boolean;
  /** The words as they are read where letters are wrong. */
  readonly read?: string | undefined;
  /** Words of a place that nobody lists, which is beside this one or a part of it: `fort myers beach`. */
  readonly beside?: Run | undefined;
  /** Whether only the whole country can tell whether it is meant. */
  readonly isDoubtful: boolean;
}

/** Codes of states that are words too. */
const wordCodes = new Set('in me or ok hi la de id ma pa co oh'.split(' '));
/** Behind a place's name these make another place of it, which is told beside a listed one. */
const besides = new Set('beach heights hills shores springs grove island park airport circle'.split(' '));
const sides = new Set('north south east west'.split(' '));
const joiners = new Set('in en of de the near'.split(' '));
/** Behind a word that names a small place, these make a pharmacy's name of it: `walker drugs`. */
const endings = new Set('pharmacy drug drugs drugstore rx apothecary'.split(' '));
const streets = new Set('st street ave avenue blvd rd road drive'.split(' '));
const notOfState = /^(?:avenue|ave|st|street|blvd|university|county)$/;
const institutions = /^(?:county|parish|university|college)$/;

/** People, in thousands: a place without listings of so many is meant although other words are left. */
const wellKnown = 100;
/** So many make a place of a word before “pharmacy”, or of two words, which are hardly a surname. */
const knownByWord = 250;
const knownByTwoWords = 20;
/** A listed city of so many people may be misspelled before “pharmacy”. */
const knownMisspelled = 50_000;

/** The readings of a phrase's place, the likeliest first: most words, fewest wrong letters, listed ones, the larger. */
export function readPlaces<City extends PhraseCity>(
  words: readonly string[],
  index: PlaceIndex<City>,
  spell: Speller,
  { isElse, namesLeft }: Around,
): readonly Reading<City>[] {
  const found = matches(words, index.names, spell);
  const readings = found.flatMap((match) => match.values.flatMap((named) => readingOf(match, named) ?? []));
  const hasOther = readings.some(
    (reading) => reading.named.kind === 'city' && reading.cost === 0 && !isBesideHouse(reading),
  );
  const isName = (reading: Reading<City>): number => Number(hasOther && isBesideHouse(reading));
  return readings.toSorted(
    (a, b) =>
      isName(a) - isName(b) ||
      b.covered - a.covered ||
      a.cost - b.cost ||
      rankOf(a.named) - rankOf(b.named) ||
      peopleOf(b.named) - peopleOf(a.named) ||
      (b.runs[0]?.from ?? 0) - (a.runs[0]?.from ?? 0),
  );

  /** Of two cities the one beside “pharmacy” is its name: `tampa pharmacy orlando`. */
  function isBesideHouse({ runs: [run] }: Reading<City>): boolean {
    const [before = '', next = ''] = [words[(run?.from ?? 0) - 1], words[run?.to ?? -1]];
    return before === 'farmacia' || (endings.has(next) && !joiners.has(before));
  }

  function readingOf(match: Match<Named<City>>, named: Named<City>): Reading<City> | undefined {
    if (named.kind === 'state') return ofState(match, named);
    const state = statesAround(match, named);
    if (state === undefined || isNoPlace(match, named, state.own.length > 0)) return undefined;
    const beside = besideOf(match, named);
    if (beside === 'another place') return undefined;
    const { from, to, cost } = match;
    const host =
      named.kind === 'spot' ? hostOf(match, named, state.own) : { named, runs: [], isCertain: true };
    if (host === undefined) return undefined;
    const hasState = state.own.length > 0;
    const runs = [beside ?? match, ...state.own, ...host.runs];
    if (!hasState && isRatherName(match, named, runs)) return undefined;
    return {
      named: host.named,
      runs,
      // The word that makes it another place does not tell for this one.
      covered: [match, ...runs.slice(1)].reduce((sum, run) => sum + lengthOf(run), 0),
      cost,
      hasState,
      beside: beside ?? (named.kind === 'city' && named.isPart === true ? { from, to } : undefined),
      read: cost > 0 ? match.read : undefined,
      isDoubtful: state.isDoubtful || !host.isCertain,
    };
  }

  /** A state by itself. A code that is a word too names none, nor does one before other words. */
  function ofState(match: Match<Named<City>>, named: Named<City>): Reading<City> | undefined {
    const { from, to, cost } = match;
    const text = textOf(words, match);
    const next = words[to] ?? '';
    const isCode = text.length === 2;
    const isLast = next === '' || /^(?:pharmac|drug)/.test(next);
    const isOfName = words[from - 1] === 'of' && /^(?:university|college)$/.test(words[from - 2] ?? '');
    const isNone = isCode
      ? wordCodes.has(text) || !isLast || cost > 0 || isElse(match, 2)
      : isElse(match) ||
        (cost > 0 && (text.length < 6 || endings.has(next))) ||
        isOfName ||
        notOfState.test(next);
    // `holiday fl`: the word before may be a town of the country.
    const isDoubtful =
      next === 'city' ||
      (from > 0 && isElse({ from: from - 1, to: from }) && !isElse({ from: from - 1, to: from }, 2));
    return isNone
      ? undefined
      : { named, runs: [match], covered: to - from, cost, hasState: true, isDoubtful };
  }

  function stateAt(from: number): { readonly state: string; readonly run: Run } | undefined {
    const [run] = found
      .filter((match) => match.from === from && match.cost < 2 && match.values.some(isState))
      .toSorted((a, b) => lengthOf(b) - lengthOf(a));
    const state = run?.values.find(isState);
    return run === undefined || state === undefined ? undefined : { state: state.state, run };
  }

  /** The words of its state, if any; nothing at all where the state right behind is another one. */
  function statesAround(
    { from, to }: Run,
    named: Named<City>,
  ): { readonly own: readonly Run[]; readonly isDoubtful: boolean } | undefined {
    const next = words[to] ?? '';
    const behind = (/^(?:in|of|de)$/.test(next) ? stateAt(to + 1) : undefined) ?? stateAt(to);
    const before = [stateAt(from - 1), stateAt(from - 2)].find(
      (each) => each?.run.to === from && !wordCodes.has(words[each.run.from] ?? ''),
    );
    const own = [behind, before].flatMap((each) => (each?.state === stateOf(named) ? [each.run] : []));
    const isWord =
      behind !== undefined && lengthOf(behind.run) === 1 && wordCodes.has(words[behind.run.from] ?? '');
    const isRuledOut = behind?.run.from === to && (!isWord || behind.run.to === words.length);
    return own.length === 0 && isRuledOut
      ? undefined
      : { own, isDoubtful: own.length === 0 && behind !== undefined };
  }

  /** Whether the words mean something else, or are part of another name: a street, a county, a university. */
  function isNoPlace(match: Match<Named<City>>, named: Named<City>, hasState: boolean): boolean {
    const { from, to } = match;
    const next = words[to] ?? '';
    const text = textOf(words, match);
    const before = words[from - 1];
    const isLast = to === words.length;
    const isLosAngeles =
      text === 'la' && (before === 'in' || (isLast && (before === 'en' || before === undefined)));
    if (named.kind !== 'spot') {
      if (!hasState && isElse(match) && !isLosAngeles) return true;
      if (institutions.test(next) && !text.includes('county')) return true;
    }
    if (!streets.has(next) || hasState) return false;
    const isDriveThrough = next === 'drive' && noDrive.has(words[to + 1] ?? '');
    const isSaint = next === 'st' && found.some((other) => other.from === to && other.to > to + 1);
    return !isDriveThrough && !isSaint;
  }

  /** The words of a place that nobody lists and that is called after a listed city. */
  function besideOf(
    { from, to, cost }: Match<Named<City>>,
    named: Named<City>,
  ): Run | 'another place' | undefined {
    if (named.kind === 'spot') return undefined;
    const isOwnName =
      named.kind === 'city' &&
      cost === 0 &&
      textOf(words, { from, to }).replaceAll(' ', '') === spaced(named.city.name).replaceAll(' ', '');
    if (besides.has(words[to] ?? '')) return isOwnName ? { from, to: to + 1 } : 'another place';
    const isSide = named.kind === 'city' && cost === 0 && sides.has(words[from - 1] ?? '');
    return isSide ? { from: from - 1, to } : undefined;
  }

  /** A neighborhood or landmark takes its city, and that one's state, wherever they stand. */
  function hostOf(
    match: Match<Named<City>>,
    named: Extract<Named<City>, { readonly kind: 'spot' }>,
    states: readonly Run[],
  ): { readonly named: Named<City>; readonly runs: readonly Run[]; readonly isCertain: boolean } | undefined {
    const taken = [match, ...states];
    const free = found.filter((other) => other.cost === 0 && !taken.some((run) => overlaps(run, other)));
    for (const other of free)
      for (const value of other.values) {
        const host =
          value.kind === 'city' ? [named, ...named.also].find(({ city }) => city === value.city) : undefined;
        if (host === undefined) continue;
        const behind = stateAt(other.to);
        const ofCity = states.length === 0 && behind?.state === host.city.state ? [behind.run] : [];
        return { named: { ...named, ...host }, runs: [other, ...ofCity], isCertain: true };
      }
    const isElsewhere = free.some(
      (other) => other.values.some(({ kind }) => kind === 'city') && !isElse(other),
    );
    return isElse(match) || isElsewhere ? undefined : { named, runs: [], isCertain: false };
  }

  /** Whether words without their state are sooner a pharmacy's name than a small or misspelled place. */
  function isRatherName(
    { from, to, cost }: Match<Named<City>>,
    named: Named<City>,
    runs: readonly Run[],
  ): boolean {
    const isNamed = endings.has(words[to] ?? '');
    if (named.kind === 'city' && isPartOfName({ from, to }, named.city)) return true;
    if (named.kind === 'wider') {
      const { population } = named.place;
      if (/^(?:on|el|la|los|las|del)$/.test(words[from - 1] ?? '') || isCityApart(runs)) return true;
      const isBeforeHouse = isNamed && !joiners.has(words[from - 1] ?? '');
      const least = !isBeforeHouse ? wellKnown : to - from > 1 ? knownByTwoWords : knownByWord;
      if (population < least && (isBeforeHouse || namesLeft(runs) > 0)) return true;
    }
    return cost > 0 && isNamed && (cost > 1 || peopleOf(named) < knownMisspelled);
  }

  function isPartOfName({ from, to }: Run, { population }: City): boolean {
    const before = { from: from - 1, to: from };
    return (
      to - from === 1 &&
      population < leastKnown &&
      (words[from - 1] ?? '') !== '' &&
      !isElse(before) &&
      !endings.has(words[from - 1] ?? '') &&
      !found.some(
        ({ cost, values, ...run }) =>
          cost === 0 &&
          overlaps(run, before) &&
          values.some(({ kind }) => kind === 'city' || kind === 'state'),
      )
    );
  }

  /** Whether other words name a listed city as it is written. */
  function isCityApart(runs: readonly Run[]): boolean {
    return found.some(
      (match) =>
        match.cost === 0 &&
        match.values.some((value) => value.kind === 'city' && value.city.population >= leastKnown) &&
        !isElse(match) &&
        areApart([match], runs),
    );
  }
}

/** A place of one word and fewer people hardly is meant where another word of a name stands before it: `pleasant valley`. */
const leastKnown = 15_000;

const isState = <City>(named: Named<City>): named is Extract<Named<City>, { readonly kind: 'state' }> =>
  named.kind === 'state';

/** Places with listings first, then the large ones without, parts of cities and states. */
function rankOf(named: Named<PhraseCity>): number {
  if (named.kind === 'wider') return named.place.population >= wellKnown ? 1 : 4;
  return { city: 0, area: 2, spot: 2, state: 3 }[named.kind];
}

/** How many people live there, or for an area how many cities it has. */
function peopleOf(named: Named<PhraseCity>): number {
  if (named.kind === 'state') return 0;
  if (named.kind === 'area') return named.area.cities.length;
  return named.kind === 'wider' ? named.place.population * 1000 : named.city.population;
}

/** Whether two runs have no word in common. */
export const areApart = (some: readonly Run[], others: readonly Run[]): boolean =>
  !some.some((run) => others.some((other) => overlaps(run, other)));

/** Whether one of the runs has the word at a position. */
export const isIn = (runs: readonly Run[], at: number): boolean => runs.some((run) => holds(run, at));
