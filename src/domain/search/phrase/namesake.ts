import { spaced } from '../../text/spaced.ts';
import type { PhraseCity, WiderCity } from './known-places.ts';
import type { PhrasePlace } from './phrase-place.ts';
import type { Named } from './place-index.ts';
import type { Reading } from './place-reading.ts';
import { type KeyIndex, namedBy } from './word-runs.ts';

/** Of places that are called alike, the one that is meant and the likeliest others. */
interface OneName<City> {
  readonly place: PhrasePlace<City>;
  readonly namesakes: readonly PhrasePlace<City>[];
}

/** So many others are told: there are Springfields in thirty states. */
const mostTold = 3;

/** A place of the country that is called like a listed one is meant before it from so many times its people on, where it is a city that everyone knows. */
const timesLarger = 10;
const wellKnown = 100_000;

/**
 * The place that is named without its state, and others of its name, the likeliest first: “florence” is in Alabama and in South Carolina. Absent where the words
 * name one place. `readings` are those of the phrase, the likeliest first; `names` what words may name.
 */
export function ofOneName<City extends PhraseCity>(
  best: Reading<City>,
  readings: readonly Reading<City>[],
  names: KeyIndex<Named<City>>,
): OneName<City> | undefined {
  const { named, hasState } = best;
  if (hasState === true) return undefined;
  const found =
    named.kind === 'city'
      ? ofListed(named.city, names)
      : named.kind === 'wider'
        ? ofUnlisted(named.place, names)
        : named.kind === 'area'
          ? ofAreas(
              named,
              readings.filter((other) => other !== best && isOfSameWords(best, other)),
            )
          : undefined;
  return found === undefined || found.namesakes.length === 0
    ? undefined
    : { ...found, namesakes: found.namesakes.slice(0, mostTold) };
}

/** A city of the country by its name, without listings. */
export const unlistedCity = <City>({ name, state, location }: Omit<WiderCity, 'population'>) =>
  ({ kind: 'unlisted', unlisted: { city: name, state, location } }) satisfies PhrasePlace<City>;

/**
 * A listed city, the others that are listed, and the larger place of its name that has no listings: “cvs san antonio” is in Texas, whatever
 * town of another state is called so; “columbus” may be in Georgia, and the other is told.
 */
function ofListed<City extends PhraseCity>(city: City, names: KeyIndex<Named<City>>): OneName<City> {
  const listed = { kind: 'city' as const, city };
  const name = spaced(city.name);
  const further = namedBy(names, name).flatMap((named) =>
    named.kind === 'city' && named.city !== city && spaced(named.city.name) === name
      ? [{ kind: 'city' as const, city: named.city }]
      : [],
  );
  if (city.larger === undefined) return { place: listed, namesakes: further };
  const larger = unlistedCity({ ...city.larger, name: city.name });
  return city.larger.people >= Math.max(wellKnown, timesLarger * city.population)
    ? { place: larger, namesakes: [listed, ...further] }
    : { place: listed, namesakes: [...further, larger] };
}

/** A place without listings, and those of its name of whose people the gazetteer tells. */
function ofUnlisted<City extends PhraseCity>(place: WiderCity, names: KeyIndex<Named<City>>): OneName<City> {
  const namesakes = namedBy(names, spaced(place.name)).flatMap((named) =>
    named.kind === 'wider' && named.place !== place && named.place.population > 0
      ? [unlistedCity(named.place)]
      : [],
  );
  return { place: unlistedCity(place), namesakes };
}

/** A county or region, and those that are called so: “orange county” may be Florida's or California's. Absent where it has no listings, and gives way to its state. */
function ofAreas<City extends PhraseCity>(
  area: Extract<Named<City>, { readonly kind: 'area' }>,
  others: readonly Reading<City>[],
): OneName<City> | undefined {
  const namesakes = others.flatMap(({ named }) =>
    named.kind === 'area' && named.area.cities.length > 0 ? [named] : [],
  );
  return area.area.cities.length > 0 ? { place: area, namesakes } : undefined;
}

const isOfSameWords = <City>({ runs: [run] }: Reading<City>, { runs: [other] }: Reading<City>): boolean =>
  run?.from === other?.from && run?.to === other?.to;
