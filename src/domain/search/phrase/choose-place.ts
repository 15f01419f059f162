import { spaced } from '../../text/spaced.ts';
import type { PhraseCity, UnlistedPlace } from './known-places.ts';
import { type Run, textOf } from './match-runs.ts';
import type { PhrasePlace } from './phrase-place.ts';
import { type Named, type PlaceIndex, stateOf } from './place-index.ts';
import { areApart, type Reading } from './read-places.ts';

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
  const area = index.wider?.zipPrefixes.get(code.slice(0, 3));
  const zips = zip === undefined || area === undefined ? [] : [zip];
  if (area !== undefined && (best === undefined || best.named.kind === 'state')) {
    const place = { kind: 'unlisted', unlisted: { zip: code, ...area } } as const;
    return { place, runs: [...zips, ...(best?.runs ?? [])], unused: [], namesakes: [], reading: best };
  }
  if (best === undefined) return { runs: [], unused: [], namesakes: [] };
  const { named, others } = withNamesakes(best, index);
  // Of a region without listings its state is shown, and the region is told.
  if (named.kind === 'area' && named.area.cities.length === 0) {
    const place = placeOf({ kind: 'state', state: named.area.state }, index);
    return { place, namesakes: [], runs: best.runs, unused: best.runs.slice(0, 1), reading: best };
  }
  const second = secondCity(words, best, readings);
  return {
    place: placeOf(named, index),
    namesakes: others.map((other) => placeOf(other, index)),
    runs: [...best.runs, ...second, ...zips],
    unused: second,
    reading: best,
  };
}

/** Squared degrees: some forty miles. */
const farFromZip = 0.4;

/** The city of a ZIP code that the words name besides, else the one that the code is known by; a place far off is told. */
function ofZip<City extends PhraseCity>(
  zip: Run,
  code: string,
  listed: City,
  readings: readonly Reading<City>[],
): ChosenPlace<City> {
  const [best] = readings;
  const named = readings
    .filter(({ covered }) => covered === best?.covered)
    .flatMap((reading) =>
      reading.named.kind === 'city' || reading.named.kind === 'spot'
        ? [{ reading, city: reading.named.city }]
        : [],
    );
  const own = named.find(({ city }) => city.zips.includes(code));
  const place = { kind: 'city', city: own?.city ?? listed, zip: code } as const;
  const isInState = readings.some(
    (reading) =>
      reading.covered === best?.covered &&
      reading.named.kind === 'state' &&
      reading.named.state === listed.state,
  );
  const isNear =
    isInState ||
    named.some(({ reading, city }) => {
      const off = (city.lat - listed.lat) ** 2 + (city.lng - listed.lng) ** 2;
      return reading === best && off < farFromZip;
    });
  return {
    place,
    runs: [zip, ...((own?.reading ?? best)?.runs ?? [])],
    unused: best === undefined || own !== undefined || isNear ? [] : best.runs,
    namesakes: [],
  };
}

/** A second city of which none can be meant too; before or behind “pharmacy” it may be that one's name. */
function secondCity<City extends PhraseCity>(
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
/** A place without listings is meant before a listed one where it has ten times its people, and so many. */
const timesLarger = 10;
const leastLarger = 100_000;

/** What a reading names with the others of the name; none where the words name its state or city too. */
function withNamesakes<City extends PhraseCity>(
  { named, hasState, runs, isDoubtful }: Reading<City>,
  { names, forms }: PlaceIndex<City>,
): { readonly named: Named<City>; readonly others: readonly Named<City>[] } {
  if (hasState || named.kind === 'state' || (named.kind === 'city' && named.isPart === true))
    return { named, others: [] };
  const alike = (names.get(forms.key(spaced(nameOf(named)).split(' '))) ?? []).filter(
    (other) => !isSame(other, named),
  );
  if (named.kind === 'spot')
    return {
      named,
      others: runs.length > 1 || !isDoubtful ? [] : alike.filter(({ kind }) => kind === 'spot'),
    };
  if (named.kind === 'area') return { named, others: alike.filter(({ kind }) => kind === 'area') };
  const listed = alike.filter(
    (other) =>
      other.kind === 'city' ||
      (named.kind === 'wider' && other.kind === 'wider' && other.place.population > 0),
  );
  const larger = named.kind === 'city' ? largerOf(named.city) : undefined;
  if (named.kind !== 'city' || larger === undefined) return { named, others: listed.slice(0, mostNamesakes) };
  const { people } = larger;
  const isMeant = people >= Math.max(leastLarger, timesLarger * named.city.population);
  return {
    named: isMeant ? larger.named : named,
    others: [...listed, isMeant ? named : larger.named].slice(0, mostNamesakes),
  };
}

/** The much larger place of a city's name that has no listings. */
function largerOf({ name, larger }: PhraseCity) {
  if (larger === undefined) return undefined;
  const { state, people, location } = larger;
  return {
    people,
    named: { kind: 'wider', place: { name, state, location, population: people / 1000 } },
  } as const;
}

function nameOf(named: Exclude<Named<PhraseCity>, { readonly kind: 'state' }>): string {
  if (named.kind === 'area') return named.area.name;
  if (named.kind === 'spot') return named.spot.name;
  return named.kind === 'wider' ? named.place.name : named.city.name;
}

const isSame = <City>(a: Named<City>, b: Named<City>): boolean => {
  if (a.kind === 'area' && b.kind === 'area') return a.area === b.area;
  if (a.kind === 'wider' && b.kind === 'wider') return a.place === b.place;
  return (a.kind === 'city' || a.kind === 'spot') && a.kind === b.kind && a.city === b.city;
};

const middleOfCountry = { lat: 39.8, lng: -98.6 };

function placeOf<City extends PhraseCity>(
  named: Named<City>,
  { listed, wider }: PlaceIndex<City>,
): PhrasePlace<City> {
  if (named.kind === 'city') return { kind: 'city', city: named.city };
  if (named.kind === 'spot') return { kind: 'city', city: named.city, spot: named.spot };
  if (named.kind === 'area') return named;
  if (named.kind === 'state' && listed.has(named.state)) return named;
  const state = stateOf(named);
  const unlisted: UnlistedPlace =
    named.kind === 'wider'
      ? { city: named.place.name, state, location: named.place.location }
      : { state, location: wider?.cities.find((city) => city.state === state)?.location ?? middleOfCountry };
  return { kind: 'unlisted', unlisted };
}
