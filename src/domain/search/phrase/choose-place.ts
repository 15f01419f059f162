import { spaced } from '../../text/spaced.ts';
import type { PhraseCity } from './known-places.ts';
import { areApart, type Run, textOf } from './match-runs.ts';
import type { PhrasePlace } from './phrase-place.ts';
import type { Named, PlaceIndex } from './place-index.ts';
import type { Reading } from './read-places.ts';

/** The place of a phrase, if it names one. */
export interface ChosenPlace<City> {
  readonly place?: PhrasePlace<City> | undefined;
  /** Other places of the name, the likeliest first. */
  readonly namesakes: readonly PhrasePlace<City>[];
  /** The words that name it. */
  readonly runs: readonly Run[];
  /** Words of a place that cannot be meant beside this one. */
  readonly unused: readonly Run[];
  readonly reading?: Reading<City> | undefined;
}

/** Chooses a ZIP code, else the likeliest reading; another place beside it is told. */
export function choosePlace<City extends PhraseCity>(
  words: readonly string[],
  zip: Run | undefined,
  readings: readonly Reading<City>[],
  index: PlaceIndex<City>,
): ChosenPlace<City> {
  const [best] = readings;
  const code = zip === undefined ? '' : textOf(words, zip);
  const listed = index.zips.get(code);
  if (zip !== undefined && listed !== undefined) return ofZip(zip, code, listed, readings);
  const around = index.wider?.zipPrefixes.get(code.slice(0, 3));
  const zips = zip === undefined || around === undefined ? [] : [zip];
  if (around !== undefined && (best === undefined || best.named.kind === 'state')) {
    const place = { kind: 'unlisted', unlisted: { zip: code, ...around } } as const;
    return { place, runs: [...zips, ...(best?.runs ?? [])], unused: [], namesakes: [], reading: best };
  }
  if (best === undefined) return { runs: [], unused: [], namesakes: [] };
  const { place, runs } =
    best.named.place.kind === 'area' && best.named.people === 0
      ? // Of a region without listings its state is shown, and the region is told.
        { place: index.names.get(best.named.state.toLowerCase())?.[0]?.place, runs: best.runs }
      : { place: undefined, runs: secondCity(words, best, readings) };
  const [meant, ...others] = withNamesakes(best, index);
  return {
    place: place ?? meant?.place,
    namesakes: place === undefined ? others.map((other) => other.place) : [],
    runs: [...best.runs, ...runs, ...zips],
    unused: runs,
    reading: best,
  };
}

/** Squared degrees: some forty miles. */
const farFromZip = 0.4;

/** The city of a ZIP code that the words name besides, else the town that the code is for; a place far off is told. */
function ofZip<City extends PhraseCity>(
  zip: Run,
  code: string,
  listed: City,
  readings: readonly Reading<City>[],
): ChosenPlace<City> {
  const [best] = readings;
  const likely = readings.filter(({ covered }) => covered === best?.covered);
  const own = likely.find(({ named }) => named.cities[0]?.zips.includes(code));
  const isNear = likely.some(
    ({
      named: {
        kind,
        state,
        cities: [city],
      },
    }) =>
      (kind === 'state' && state === listed.state) ||
      (city !== undefined && (city.lat - listed.lat) ** 2 + (city.lng - listed.lng) ** 2 < farFromZip),
  );
  return {
    place: { kind: 'city', city: own?.named.cities[0] ?? listed, zip: code },
    runs: [zip, ...((own ?? best)?.runs ?? [])],
    unused: isNear ? [] : (best?.runs ?? []),
    namesakes: [],
  };
}

/** A second city, which cannot be meant too; before or behind “pharmacy” it may be that one's name. */
function secondCity<City>(
  words: readonly string[],
  best: Reading<City>,
  readings: readonly Reading<City>[],
): readonly Run[] {
  const isAlternative =
    !words.some((word) => /^(?:pharm|drug|farmacia)/.test(word)) ||
    words.some((word) => /^(?:or|and|o|y|between)$/.test(word));
  if (!isAlternative || best.named.kind !== 'city') return [];
  const second = readings.find(
    ({ named, cost, runs }) => named.kind === 'city' && cost === 0 && areApart(runs, best.runs),
  );
  return second?.runs ?? [];
}

const mostNamesakes = 3;
/** A place without listings is told beside a listed one where it has twice its people, and meant with ten times. */
const timesTold = 2;
const timesMeant = 10;
const leastTold = 20_000;
const leastMeant = 100_000;

/** What a reading names, then the others of the name: none where the words name its state or city too. */
function withNamesakes<City>(
  { named, isCertain, beside }: Reading<City>,
  { names, forms }: PlaceIndex<City>,
): readonly Named<City>[] {
  if (isCertain || (beside !== undefined && named.isPart === true)) return [named];
  const { kind, people } = named;
  const own = kind === 'spot' ? named.name.replace(/, .*$/, '') : named.name;
  const alike = (names.get(forms.key(spaced(own).split(' '))) ?? []).filter((other) => other !== named);
  const likely = alike.filter(
    (other) =>
      (other.kind === kind && kind !== 'wider') ||
      (kind === 'wider' && other.kind === 'city') ||
      (other.kind === 'wider' &&
        other.people >= leastTold &&
        (kind === 'wider' || (kind === 'city' && other.people >= timesTold * people))),
  );
  const inOrder = likely.toSorted((a, b) => Number(a.kind === 'wider') - Number(b.kind === 'wider'));
  const larger = likely.find((other) => other.people >= Math.max(leastMeant, timesMeant * people));
  const isLargerMeant = kind === 'city' && larger?.kind === 'wider';
  const all = isLargerMeant
    ? [larger, named, ...inOrder.filter((other) => other !== larger)]
    : [named, ...inOrder];
  return all.slice(0, mostNamesakes + 1);
}
