import type { StateCode } from '../../places/us-state.ts';
import type { HouseIndex } from './house-index.ts';
import type { PhraseCity } from './known-places.ts';
import { endsName, isHouse } from './name-words.ts';
import { isPartOf, isWithinArea, withPartOf } from './part-of-city.ts';
import type { Named } from './place-index.ts';
import type { PlaceWords, Reading } from './place-reading.ts';
import { isApart, type Run, taken } from './word-runs.ts';

type NamedSpot<City> = Extract<Named<City>, { readonly kind: 'spot' }>;

/**
 * A place is not meant where another city stands before its own state (“spring hill pharmacy tampa fl”), behind “in” (“orlando drugs in ocoee”), or at the
 * end behind a pharmacy’s name (“boston drug tampa”). Nor is a neighborhood where another city than its own is named (“five points birmingham”).
 */
export function besideOthers<City extends PhraseCity>(
  words: readonly string[],
  reading: Reading<City>,
  readings: readonly Reading<City>[],
  { index: { houses }, namesOf }: Pick<PlaceWords<City>, 'index' | 'namesOf'>,
): Reading<City> {
  const { named, runs } = reading;
  const isOutdone = readings.some(
    ({ named: other, runs: [own], cost, isStated }) =>
      own !== undefined &&
      (isStated === true ||
        isBehindIn(words, own) ||
        isBehindName(words, own, runs, houses) ||
        (named.kind === 'wider' && isBehindSpanishName(words, own, runs, houses))) &&
      cost === 0 &&
      (other.kind === 'city' || other.kind === 'wider') &&
      !(named.kind === 'spot' && other.kind === 'city' && spotIn(named, other.city) !== undefined) &&
      !(named.kind === 'city' && other.kind === 'wider' && isPartOf(other.place, named.city)) &&
      isApart([own], runs),
  );
  const isSure = reading.isStated === true || runs.some((run) => isBehindIn(words, run));
  if (isOutdone && !isSure) return { ...reading, contradicted: true };
  switch (named.kind) {
    case 'city':
      return isWithinArea(runs, readings) && !isSure
        ? { ...reading, contradicted: true }
        : withPartOf(reading, named.city, readings);
    case 'area':
      return readings.some((other) => isElsewhere(other, named.area.state) && isApart(other.runs, runs))
        ? { ...reading, contradicted: true }
        : reading;
    case 'spot':
      return besideCities(words, { reading, named }, readings, namesOf);
    default:
      return reading;
  }
}

/** A neighborhood or landmark with the city that it is in, where that is named too. */
function besideCities<City extends PhraseCity>(
  words: readonly string[],
  { reading, named }: { readonly reading: Reading<City>; readonly named: NamedSpot<City> },
  readings: readonly Reading<City>[],
  namesOf: PlaceWords<City>['namesOf'],
): Reading<City> {
  const { runs } = reading;
  const host = withHost(reading, named, readings);
  // “lincoln park 24 hour pharmacy chicago”; “brickell family pharmacy miami” may be one's name.
  if (host !== undefined && (host.isLesser || namesOf(host.reading.runs.reduce(taken, words)).length === 0))
    return host.reading;
  const contradicted = readings.some(
    (other) =>
      other.named.kind === 'city' &&
      other.cost === 0 &&
      other.named.city.name !== named.city.name &&
      isApart(other.runs, runs),
  );
  // “midtown topeka” is no other city's Midtown.
  const [spot] = runs;
  const hasSpot = ({ named: { kind }, cost, runs: [, ...besides] }: Reading<City>): boolean =>
    kind === 'wider' &&
    cost === 0 &&
    runs.length === 1 &&
    spot !== undefined &&
    besides.some(({ from, to }) => from <= spot.from && spot.to <= to);
  return contradicted || readings.some(hasSpot) ? { ...reading, contradicted: true } : reading;
}

/**
 * The words of a second city, where a phrase names two and no pharmacy: the other of “auburn opelika”. Beside `pharmacy` they may be
 * a pharmacy's name, but for those that a word joins: “pharmacy in miami or hialeah”.
 */
export function secondCity<City extends PhraseCity>(
  words: readonly string[],
  { named, runs }: Reading<City>,
  readings: readonly Reading<City>[],
  { index: { houses }, namesOf }: Pick<PlaceWords<City>, 'index' | 'namesOf'>,
): Run | undefined {
  if (named.kind !== 'city') return undefined;
  const isNamed = words.some((word) => isHouse(word, houses));
  const rest = runs.reduce(taken, words);
  const isJoined = (run: Run): boolean =>
    runs.some(({ from, to }) =>
      [
        [to, run.from],
        [run.to, from],
      ].some(([end = 0, next]) => end + 1 === next && /^(?:or|and|o|y)$/.test(words[end] ?? '')),
    );
  const other = readings.find(
    (each) =>
      each.named.kind === 'city' &&
      each.cost === 0 &&
      each.runs.length === 1 &&
      isApart(each.runs, runs) &&
      (!isNamed || each.runs.every(isJoined)),
  )?.runs[0];
  return other !== undefined && namesOf(taken(rest, other)).length === 0 ? other : undefined;
}

/** Whether another place than a state's own region is named, as it is spelled. */
const isElsewhere = <City extends PhraseCity>({ named, cost }: Reading<City>, state: StateCode): boolean =>
  cost === 0 &&
  (named.kind === 'city' || named.kind === 'wider' || (named.kind === 'state' && named.state !== state));

const isBehindIn = (words: readonly string[], { from }: Run): boolean =>
  /^(?:in|en)$/.test(words[from - 1] ?? '');

/** Whether a place ends the phrase behind the end of a pharmacy’s name that another stands before: `boston drug tampa`, `boston drug store tampa`. */
const isBehindName = (
  words: readonly string[],
  { from, to }: Run,
  others: readonly Run[],
  houses: HouseIndex,
): boolean => {
  const end = houses.shops.has(words[from - 1] ?? '') ? from - 2 : from - 1;
  return to === words.length && endsName(words, end, houses) && others.every((other) => other.to <= end);
};

/** Whether a place ends the phrase right behind another that “farmacia” stands before, as before a name: `farmacia santa maria miami`. */
const isBehindSpanishName = (
  words: readonly string[],
  { from, to }: Run,
  [name, ...further]: readonly Run[],
  { before }: HouseIndex,
): boolean =>
  to === words.length && further.length === 0 && name?.to === from && before.has(words[name.from - 1] ?? '');

/** A spot as a city lists it; undefined where that city does not. */
const spotIn = <City>(named: NamedSpot<City>, city: City): NamedSpot<City> | undefined => {
  if (named.city === city) return named;
  const other = named.also?.find((each) => each.city === city);
  return other && { ...named, ...other };
};

/** The reading of a spot with a city that lists it, where that is named elsewhere in the phrase, in fewer words or not. */
function withHost<City extends PhraseCity>(
  reading: Reading<City>,
  named: NamedSpot<City>,
  readings: readonly Reading<City>[],
): { readonly reading: Reading<City>; readonly isLesser: boolean } | undefined {
  for (const { named: other, runs, covered, cost } of readings) {
    const own = other.kind === 'city' && cost === 0 ? spotIn(named, other.city) : undefined;
    if (own === undefined || !isApart(runs, reading.runs)) continue;
    return {
      reading: {
        ...reading,
        named: own,
        runs: [...reading.runs, ...runs],
        covered: reading.covered + covered,
      },
      isLesser: covered < reading.covered,
    };
  }
  return undefined;
}
