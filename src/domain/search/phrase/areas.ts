import type { StateCode } from '../../places/us-state.ts';
import { spaced } from '../../text/spaced.ts';
import type { Area } from './area.ts';
import type { PhraseCity } from './known-places.ts';
import type { Lexicon } from './lexicon.ts';

/** An area with the words that name it. */
export interface NamedArea<City> {
  readonly area: Area<City>;
  readonly keys: readonly string[];
}

/** A county's name as two are compared: lists and ZIP data write `Saint Johns` or `St. Johns`. */
const comparable = (county: string): string => spaced(county).replace(/^saint /, 'st ');

/** The counties of the listed places, and the regions that visitors name; `byPopulation` is the most populous first, `isTaken` says of a key that it names a city or state. */
export function namedAreas<City extends PhraseCity>(
  byPopulation: readonly City[],
  { regions, countyNames }: Pick<Lexicon, 'regions' | 'countyNames'>,
  isTaken: (key: string) => boolean,
): readonly NamedArea<City>[] {
  const counties = new Map<
    string,
    { readonly county: string; readonly state: StateCode; readonly cities: City[] }
  >();
  for (const city of byPopulation) {
    const { county, state } = city;
    if (county === undefined) continue;
    const key = `${spaced(county)} county ${state.toLowerCase()}`;
    const found = counties.get(key);
    if (found === undefined) counties.set(key, { county, state, cities: [city] });
    else found.cities.push(city);
  }
  const ofCounties = [...counties].map(([key, { county, state, cities }]) => {
    const name = spaced(county);
    // “miami dade” says enough; “orange” or “palm beach” is something else.
    const alone = name.includes(' ') && !isTaken(name) ? [name] : [];
    const others = countyNames.flatMap(([alias, whole]) => (whole === key && !isTaken(alias) ? [alias] : []));
    return {
      area: { name: `${county} County`, state, cities },
      keys: [`${name} county`, `county of ${name}`, `condado de ${name}`, `${name} co`, ...alone, ...others],
    };
  });
  const ofRegions = regions.map(({ name, also = [], state, counties: parts }) => {
    const within = new Set(parts.map(comparable));
    return {
      area: {
        name,
        state,
        cities: byPopulation.filter(
          (city) => city.state === state && within.has(comparable(city.county ?? '')),
        ),
      },
      keys: [spaced(name), ...also].filter((key) => !isTaken(key)),
    };
  });
  return [...ofCounties, ...ofRegions];
}
