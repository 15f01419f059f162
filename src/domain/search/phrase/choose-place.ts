import { spaced } from '../../text/spaced.ts';
import type { PhraseCity } from './known-places.ts';
import { type Run, textOf } from './match-runs.ts';
import type { PhrasePlace } from './phrase-place.ts';
import type { Named, PlaceIndex } from './place-index.ts';
import type { Reading } from './read-places.ts';

export interface ChosenPlace<City> {
  readonly place?: PhrasePlace<City> | undefined;
  readonly namesakes: readonly PhrasePlace<City>[];
  readonly runs: readonly Run[];
  readonly unused: readonly Run[];
  readonly reading?: Reading<City> | undefined;
}

/** Returns the place that a search means, and other places of the same name. */
export function choosePlace<City extends PhraseCity>(
  words: readonly string[],
  zip: Run | undefined,
  readings: readonly Reading<City>[],
  index: PlaceIndex<City>,
): ChosenPlace<City> {
  const [best] = readings;
  const code = zip === undefined ? '' : textOf(words, zip);
  const listed = index.zips.get(code);
  if (zip !== undefined && listed !== undefined) {
    // The city in the words if the code is one of its own, else the code's town. A named place far away is
    // unused.
    const cityReading = readings.find(({ named }) => named.cities[0]?.zips.includes(code));
    const likely = readings.filter(({ covered }) => covered === best?.covered);
    const isElsewhere = best !== undefined && likely.every(({ named }) => isFarFrom(listed, named));
    return {
      place: { kind: 'city', city: cityReading?.named.cities[0] ?? listed, zip: code },
      runs: [zip, ...((cityReading ?? best)?.runs ?? [])],
      unused: cityReading === undefined && isElsewhere ? best.runs : [],
      namesakes: [],
    };
  }
  const around = index.wider.zipPrefixes.get(code.slice(0, 3));
  const zips = zip === undefined || around === undefined ? [] : [zip];
  const runs = [...(best?.runs ?? []), ...zips];
  if (around !== undefined && (best === undefined || best.named.kind === 'state')) {
    const place = { kind: 'unlisted', unlisted: { zip: code, ...around } } as const;
    return { place, runs, unused: [], namesakes: [], reading: best };
  }
  if (best === undefined) return { runs: [], unused: [], namesakes: [] };
  const isEmpty = best.named.place.kind === 'area' && best.named.people === 0;
  // A region without listings is unused, and its state is the place.
  const state = isEmpty ? index.names.get(best.named.state.toLowerCase())?.[0] : undefined;
  const [meant, ...others] = state === undefined ? withNamesakes(best, index) : [state];
  return {
    place: meant?.place,
    namesakes: others.map(({ place }) => place),
    runs,
    unused: state === undefined ? [] : best.runs,
    reading: best,
  };
}

// Squared degrees; 0.4 is about forty miles.
const farSquaredDegrees = 0.4;

const isFarFrom = (
  { state, lat, lng }: PhraseCity,
  { kind, state: other, cities: [city] }: Named<PhraseCity>,
) =>
  kind === 'state' || city === undefined
    ? state !== other
    : (city.lat - lat) ** 2 + (city.lng - lng) ** 2 >= farSquaredDegrees;

const mostNamesakes = 3;
// How much larger than a city a namesake without listings must be to be offered too, or to come first.
const timesOffered = 2;
const timesMeant = 10;
const leastOffered = 20_000;
const leastMeant = 100_000;

function withNamesakes<City>(
  { named, isCertain, beside }: Reading<City>,
  { names, forms }: PlaceIndex<City>,
): readonly Named<City>[] {
  if (isCertain || (beside !== undefined && named.isPart === true)) return [named];
  const { kind, people } = named;
  const nameWithoutCity = kind === 'spot' ? named.name.replace(/, .*$/, '') : named.name;
  const sameName = names.get(forms.key(spaced(nameWithoutCity).split(' '))) ?? [];
  const least = Math.max(leastOffered, kind === 'city' ? timesOffered * people : 0);
  const isLikely = (other: Named<City>): boolean =>
    other.kind === 'wider'
      ? (kind === 'wider' || kind === 'city') && other.people >= least
      : other.kind === kind || (other.kind === 'city' && kind === 'wider');
  const others = sameName
    .filter((other) => other.place !== named.place && isLikely(other))
    .toSorted((a, b) => Number(a.kind === 'wider') - Number(b.kind === 'wider'));
  const larger =
    kind === 'city'
      ? others.find((other) => other.people >= Math.max(leastMeant, timesMeant * people))
      : undefined;
  const places =
    larger?.kind === 'wider'
      ? [larger, named, ...others.filter((other) => other !== larger)]
      : [named, ...others];
  return places.slice(0, mostNamesakes + 1);
}
