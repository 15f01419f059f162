import { spaced } from '../../text/spaced.ts';
import type { PhraseCity } from './known-places.ts';
import { areApart, lengthOf, type Match, matches, overlaps, type Run, textOf } from './match-runs.ts';
import { isDriveThrough } from './measured-runs.ts';
import type { Named, PlaceIndex } from './place-index.ts';
import type { Speller } from './spelling.ts';

/** What the words around a place tell. */
export interface Around {
  /** Whether a wish, chain or filler of at least so many words is read from these words. */
  readonly isElse: (run: Run, least?: number) => boolean;
  /** Whether these words say what no listing tells: `va` may mean the veterans’ hospital. */
  readonly isUntold: (run: Run) => boolean;
  /** Whether listed pharmacies have the word in their names. */
  readonly isName: (word: string) => boolean;
  /** How many words are left as a name when the runs are taken out. */
  readonly namesLeft: (runs: readonly Run[]) => number;
}

/** A place that words of the phrase may name. */
export interface Reading<City> {
  readonly named: Named<City>;
  /** The words of its name, and as they are read where letters are wrong. */
  readonly match: Match<Named<City>>;
  /** Every run of words that names the place. */
  readonly runs: readonly Run[];
  readonly covered: number;
  /** Whether the words tell it from others of its name, by its state or city. */
  readonly isCertain: boolean;
  /** Words of a place that nobody lists, which is beside this one or a part of it: `fort myers beach`. */
  readonly beside?: Run | undefined;
}

/** Codes of states that are words too. */
const wordCodes = new Set('in me or ok hi la de id ma pa co oh'.split(' '));
/** Behind a place's name these make another place of it, which is told beside a listed one. */
const besides = new Set('beach heights hills shores springs grove island park airport'.split(' '));
const sides = new Set('north south east west'.split(' '));
const joiners = new Set('in en of de the near'.split(' '));
/** Behind a word that names a place, these may make a pharmacy's name of it: `walker drugs`. */
const endings = new Set('pharmacy drug drugs drugstore rx apothecary'.split(' '));
const streets = new Set('st street ave avenue blvd rd road drive circle'.split(' '));
const institutions = /^(?:county|parish|university|college)$/;
/** Behind a place it is of a territory, of which no town is known. */
const territories = /^(?:puerto|pr|guam)$/;

// How many people make a place of words that may be something else.
const besideOtherWords = 100_000;
/** Before “pharmacy”, of a name of several towns: of one word, and of two, which are hardly a surname. */
const asOneWord = 250_000;
const asTwoWords = 20_000;
const misspelled = 50_000;
/** Of one word behind another word of a name: `pleasant valley`. */
const insideName = 15_000;

/** Lists readings of the place: most words first, then fewest wrong letters, listed ones, the larger. */
export function readPlaces<City extends PhraseCity>(
  words: readonly string[],
  index: PlaceIndex<City>,
  spell: Speller,
  { isElse, isUntold, isName, namesLeft }: Around,
): readonly Reading<City>[] {
  const found = matches(words, index.names, spell);
  const exact = found.filter(({ cost }) => cost === 0);
  const exactCities = exact.filter(({ values }) => values.some(({ kind }) => kind === 'city'));
  const readings = found.flatMap((match) => match.values.flatMap((named) => readingOf(match, named) ?? []));
  const hasOther = readings.some(
    ({ named, match }) => named.kind === 'city' && match.cost === 0 && !isBeforeHouse(match),
  );
  // Of two cities the one beside “pharmacy” is its name: `tampa pharmacy orlando`.
  const asName = ({ match }: Reading<City>): number => Number(hasOther && isBeforeHouse(match));
  return readings.toSorted(
    (a, b) =>
      asName(a) - asName(b) ||
      b.covered - a.covered ||
      a.match.cost - b.match.cost ||
      rankOf(a.named) - rankOf(b.named) ||
      b.named.people - a.named.people ||
      lengthOf(b.match) - lengthOf(a.match) ||
      b.match.from - a.match.from,
  );

  function isBeforeHouse({ from, to }: Run): boolean {
    const before = words[from - 1] ?? '';
    return before === 'farmacia' || (endings.has(words[to] ?? '') && !joiners.has(before));
  }

  function readingOf(match: Match<Named<City>>, named: Named<City>): Reading<City> | undefined {
    if (named.kind === 'state') {
      const reading = { named, match, runs: [match], covered: lengthOf(match), isCertain: true };
      return isNoState(match) ? undefined : reading;
    }
    const states = statesAround(match, named);
    if (states === undefined || isNoPlace(match, named, states.length > 0)) return undefined;
    const hasCities = named.kind === 'spot' || named.kind === 'area';
    const host = hasCities ? hostOf(match, named, states) : { named, runs: [] };
    const beside = besideOf(match, named);
    if (host === undefined || beside === 'another place') return undefined;
    const more = [...states, ...host.runs];
    const runs = [beside ?? match, ...more];
    if (states.length === 0 && isRatherName(match, named, runs)) return undefined;
    return {
      named: host.named,
      match,
      runs,
      covered: more.reduce((sum, run) => sum + lengthOf(run), lengthOf(match)),
      isCertain: more.length > 0,
      beside: beside ?? (named.isPart === true ? match : undefined),
    };
  }

  /** A code that is a word too names no state by itself, nor does one before other words. */
  function isNoState(match: Match<Named<City>>): boolean {
    const { to, cost } = match;
    const [text, next] = [textOf(words, match), words[to] ?? ''];
    if (text.length === 2)
      return wordCodes.has(text) || !/^(?:|pharmac.*|drug.*)$/.test(next) || cost > 0 || isElse(match, 2);
    if (isElse(match) || streets.has(next) || institutions.test(next)) return true;
    return cost > 0 && (text.length < 6 || endings.has(next));
  }

  function stateAt(from: number): { readonly state: string; readonly run: Run } | undefined {
    const states = found.flatMap((run) => {
      const named = run.from === from && run.cost < 2 && run.values.find(({ kind }) => kind === 'state');
      return named ? [{ state: named.state, run }] : [];
    });
    return states.toSorted((a, b) => lengthOf(b.run) - lengthOf(a.run))[0];
  }

  /** The words of its state, if any; nothing at all where the state right behind is another one. */
  function statesAround({ from, to }: Run, named: Named<City>): readonly Run[] | undefined {
    const behind = (/^(?:in|of|de)$/.test(words[to] ?? '') ? stateAt(to + 1) : undefined) ?? stateAt(to);
    const isWord = (run: Run): boolean => wordCodes.has(textOf(words, run));
    const before = [stateAt(from - 1), stateAt(from - 2)].find(
      (each) => each?.run.to === from && !isWord(each.run),
    );
    const own = [behind, before].flatMap((each) => (each?.state === named.state ? [each.run] : []));
    if (own.length > 0) return own;
    const isRuledOut =
      behind?.run.from === to &&
      !isUntold(behind.run) &&
      (!isWord(behind.run) || behind.run.to === words.length);
    return isRuledOut || territories.test(words[to] ?? '') ? undefined : own;
  }

  /** Whether the words mean something else, or are part of another name: a street, a county, a university. */
  function isNoPlace(match: Match<Named<City>>, { kind }: Named<City>, hasState: boolean): boolean {
    const { from, to } = match;
    const [text, before, next = ''] = [textOf(words, match), words[from - 1], words[to]];
    const isLosAngeles =
      text === 'la' && (before === 'in' || (to === words.length && (before === 'en' || from === 0)));
    if (kind !== 'spot' && !hasState && isElse(match) && !isLosAngeles) return true;
    if (kind !== 'spot' && institutions.test(next) && !text.includes('county')) return true;
    const isSaint = next === 'st' && found.some((other) => other.from === to && other.to > to + 1);
    return streets.has(next) && !hasState && !isSaint && !isDriveThrough(words, to);
  }

  /** The words of a place that nobody lists and that is called after a listed city. */
  function besideOf(
    { from, to, cost }: Match<Named<City>>,
    { kind, name }: Named<City>,
  ): Run | 'another place' | undefined {
    const isCity = kind === 'city' && cost === 0;
    if (kind !== 'spot' && besides.has(words[to] ?? '')) {
      const isOwnName = index.forms.key(words.slice(from, to)) === index.forms.key(spaced(name).split(' '));
      return isCity && isOwnName ? { from, to: to + 1 } : 'another place';
    }
    return isCity && sides.has(words[from - 1] ?? '') ? { from: from - 1, to } : undefined;
  }

  /** A neighborhood, landmark or region takes its city, and that one's state, wherever they stand. */
  function hostOf(match: Run, named: Named<City>, states: readonly Run[]) {
    const free = exactCities.filter((other) => areApart([other], [match, ...states]));
    for (const other of free) {
      const city = named.cities.find((each) => other.values.some(({ cities }) => cities[0] === each));
      if (city === undefined) continue;
      const behind = stateAt(other.to);
      const ofCity = states.length === 0 && behind?.state === city.state ? [behind.run] : [];
      const spot = named.place.kind === 'city' ? named.place.spot : undefined;
      return {
        named: { ...named, place: { kind: 'city' as const, city, spot } },
        runs: [other, ...ofCity],
      };
    }
    const isElsewhere = isElse(match) || free.some((other) => !isElse(other));
    return named.kind === 'spot' && isElsewhere ? undefined : { named, runs: [] };
  }

  /** Whether words without their state are sooner a pharmacy's name than a small or misspelled place. */
  function isRatherName(match: Match<Named<City>>, named: Named<City>, runs: readonly Run[]): boolean {
    const { from, to, cost, values } = match;
    const { kind, people } = named;
    const isOneWord = to - from === 1;
    if (kind === 'city' && people < insideName && isOneWord && isUnread(from - 1)) return true;
    if (kind === 'wider') {
      const isCityApart = exactCities.some(
        (other) =>
          areApart([other], runs) && !isElse(other) && other.values.some((city) => city.people >= insideName),
      );
      if (/^(?:on|el|la|los|las|del)$/.test(words[from - 1] ?? '') || isCityApart) return true;
      const own = words.slice(from, to);
      const isOfSeveral = values.length > 1 || own.join(' ') !== spaced(named.name) || own.every(isName);
      const least = isOneWord ? asOneWord : asTwoWords;
      if (isBeforeHouse(match) && isOfSeveral && people < least) return true;
      if (people < besideOtherWords && namesLeft(runs) > 0) return true;
    }
    return cost > 0 && endings.has(words[to] ?? '') && (cost > 1 || people < misspelled);
  }

  /** Whether a word says nothing that is known. */
  function isUnread(at: number): boolean {
    const run = { from: at, to: at + 1 };
    const isPlace = exact.some(
      (other) => overlaps(other, run) && other.values.some(({ kind }) => kind === 'city' || kind === 'state'),
    );
    return (words[at] ?? '') !== '' && !isElse(run) && !isPlace;
  }
}

/** Places with listings first, then the large ones without, parts of cities and states. */
function rankOf({ kind, people }: Named<unknown>): number {
  if (kind === 'wider') return people >= besideOtherWords ? 1 : 4;
  return { city: 0, area: 2, spot: 2, state: 3 }[kind];
}
